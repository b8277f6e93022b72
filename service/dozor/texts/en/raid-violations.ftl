# What is wrong with one field of a request about a raid: what was given, and what would be right.
# Places count from 0, as a request has them.

number-out-of-range = { $given } is out of range; give from { $least } to { $most }.
members-count = { $given ->
        [0] There is no member here
        [one] There is { $given } member here
       *[other] There are { $given } members here
    }; give from { $least } to { $most }.
weapons-count = { $given ->
        [0] There is no weapon here
        [one] There is { $given } weapon here
       *[other] There are { $given } weapons here
    }; give from { $least } to { $most }.
faces-count = { $given ->
        [0] There is no face of a die here
        [one] There is { $given } face of a die here
       *[other] There are { $given } faces of dice here
    }; give from { $least } to { $most }.
rank-twice = A second { $given_choice } is given; a gang has one at most.
weapon-place-unknown =
    There is no weapon at place { $given }; { $most ->
        [0] the only place is 0
       *[other] give a place from 0 to { $most }
    }.
weapon-may-not-act =
    This member may not act with { $given_indefinite } ({ $given }) in the { $phase_name }; choose
    another weapon, or leave the choice out.
wounds-list-length = { $given ->
        [0] There is no number of wounds here
        [one] There is { $given } number of wounds here
       *[other] There are { $given } numbers of wounds here
    }; the gang has { $needed ->
        [one] { $needed } member
       *[other] { $needed } members
    }, so give { $needed }.
phase-wrong =
    This state belongs to the { $given_name } ({ $given }); give one of the { $needed_name }
    ({ $needed }).
member-place-unknown =
    There is no member at place { $given }; { $most ->
        [0] the only place is 0
       *[other] give a place from 0 to { $most }
    }.
member-twice = The member at place { $given } is listed twice; list each member at most once.
declarer-not-officer =
    Only a boss or right hand may declare a retreat, but this is a { $given_choice }; choose another
    member, or declare none.
declarer-down =
    This member is down, and only a member on their feet may declare a retreat; choose another one,
    or declare none.
faces-too-few = { $given ->
        [0] No faces of dice are listed
        [one] Only { $given } face of a die is listed
       *[other] Only { $given } faces of dice are listed
    }; the roll “{ $name }” needs { $given ->
        [0] one
       *[other] another one
    }.
faces-too-many = { $given ->
        [one] { $given } face of a die is listed
       *[other] { $given } faces of dice are listed
    }, but { $used ->
        [0] none is used
        [one] only { $used } is used
       *[other] only { $used } are used
    }; list exactly as many as are used.
raid-missing = There is no raid here; give the gang and its target.
raid-item-missing = This item of the batch has no raid; give one.
raid-target-missing = The raid has no target; give its ratings, or an empty target where all are 0.
