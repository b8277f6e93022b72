"""What `dozor --help` and the help of each command teach."""

DESCRIPTION = """\
Dozor resolves game combats: you describe a situation, it answers with the
outcome and the law behind every step. The same situation always has the same
answer.
"""

EPILOG = """\
try first, with the sample files of the source tree:
  dozor explain examples/duel.yaml
  dozor explain --locale ru examples/turn-of-three-teams.yaml
  dozor raid explain --seed 7 examples/raid-checkpoint.yaml

  Then change a line of such a file, and explain it again.

read on:
  dozor COMMAND --help    options and an example of each command
  dozor rulebook show     the classes, the tactics and the laws, in plain words
  examples/               fights to start from; every file says what it shows
  protos/dozor/v1/        the fields that a file may have, and what they mean

exit status:
  0  all is well
  1  the answer is a refusal, a file has faults, or nobody answers
  2  the command line itself is wrong
"""

SERVE = "run the gRPC server"
SERVE_EPILOG = """\
Every option is a setting, and can be given in three ways: --grpc-port 50051
here, DOZOR_GRPC_PORT=50051 in the environment, grpc_port = 50051 in a file. The
command line counts for more than the environment, that for more than the file.
A setting that is unknown or wrong keeps the server from starting: the exit
status is then 2. It is 1 when the server cannot start for another reason, or a
process of it had to be killed, and 0 after a clean stop.

example:
  dozor serve --grpc-port 50051 --http-port 8080
  DOZOR_LOG_FORMAT=json dozor serve --config dozor.toml --workers 0

The server runs until it is told to stop (Ctrl-C, SIGTERM); calls in flight
then have the grace period to finish. In another terminal, ask it:
  dozor explain --server localhost:50051 examples/duel.yaml
"""

CONFIG = "show the settings that the server would have"
CONFIG_EPILOG = """\
example:
  dozor config
  dozor config --workers 4 > dozor.toml
  DOZOR_GRACE=30 dozor config --config dozor.toml

Takes the options of dozor serve, and prints the settings that count as a file
for --config. The comment at each tells where it comes from.
"""

HEALTH = "ask a server whether it serves"
HEALTH_EPILOG = """\
example:
  dozor health
  dozor health --server localhost:50051 --service dozor.v1.StationService
  dozor health --server dozor.example:50051 --tls-ca ca.pem

Prints SERVING if the server says so, and the exit status is 0. One that drains,
does not answer in time or has no such service is told of, and the status is 1.
Without --server it asks the server on this machine that dozor serve would be
with the same environment and file of settings, over TLS if they name a
certificate: that is what a health check inside a container needs.
"""

RESOLVE = "resolve a fight or a turn, and print the answer as JSON"
RESOLVE_EPILOG = """\
example:
  dozor resolve examples/duel.yaml
  dozor resolve --trace full examples/double-attack.json
  dozor resolve --server localhost:50051 examples/duel.yaml
  dozor resolve --server dozor.example:50051 --tls-ca ca.pem \\
      --token-file token examples/duel.yaml
  cat examples/double-attack.json | dozor resolve -

FILE holds one fight (objective, attackers, defenders) or one turn (station,
attacks), in YAML or JSON, with the fields of protos/dozor/v1. Values of enums
may be short and in any case: sniper, SNIPER, TACTIC_SNIPER. The answer is the
message ResolveEngagementResponse or ResolveTurnResponse. An option counts for
more than what the file says.
"""

EXPLAIN = "resolve a fight or a turn, and tell it as readable text"
EXPLAIN_EPILOG = """\
example:
  dozor explain examples/duel.yaml
  dozor explain --locale ru examples/machine-gun-against-berserk.yaml
  dozor explain --trace full examples/double-defense-against-berserk.yaml

The text tells the situation, what happened, each ruling under its law, and what
became of everybody. With --trace full it also tells which laws were looked at
and did not apply, and why not. FILE is the same as for dozor resolve.
"""

RULEBOOK = "show, list, check, test and compare rulebooks"
RULEBOOK_EPILOG = """\
example:
  dozor rulebook show --locale ru
  dozor rulebook list
  dozor rulebook check my-rules.toml
  dozor rulebook test examples/rulebook
  dozor rulebook diff metro@1.0.0 examples/rulebook/metro-1.1.0.toml
"""

SHOW = "show a rulebook: classes, tactics, experience, laws"
SHOW_EPILOG = """\
example:
  dozor rulebook show
  dozor rulebook show metro@1.0.0 --locale ru
  dozor rulebook show gang
  dozor rulebook show --format json
"""

LIST = "list the rulebooks that there are"
LIST_EPILOG = """\
example:
  dozor rulebook list
  dozor rulebook list --server localhost:50051
"""

CHECK = "check rulebook files: tell each fault and its key"
CHECK_EPILOG = """\
example:
  dozor rulebook check my-rules.toml

Prints name, version and digest of a file that is right, and every fault of one
that is not; the exit status is then 1. To begin with, copy a file of
service/dozor/rulebooks/ in the source tree.
"""
