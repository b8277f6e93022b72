"""The dashboard: whole, well laid out, and what its source makes."""

import itertools

from deploy.grafana.generate import DATASOURCE, main
from tests.deploy.files import GRAFANA, Json, dashboard, panels, read

UNITS = {"reqps", "ops", "percentunit", "s", "bytes", "none", "short"}


def test_the_file_is_what_its_source_makes() -> None:
    assert main(["--check"]) == 0


def test_every_number_of_a_panel_is_there_once() -> None:
    numbers = [panel["id"] for panel in dashboard()["panels"]]
    assert len(set(numbers)) == len(numbers)
    titles = [panel["title"] for panel in dashboard()["panels"]]
    assert len(set(titles)) == len(titles)


def test_no_panel_lies_on_another_or_beside_the_grid() -> None:
    taken: dict[tuple[int, int], str] = {}
    for panel in dashboard()["panels"]:
        place = panel["gridPos"]
        assert 0 <= place["x"] < place["x"] + place["w"] <= 24
        columns = range(place["x"], place["x"] + place["w"])
        for cell in itertools.product(columns, range(place["y"], place["y"] + place["h"])):
            assert cell not in taken, f"{panel['title']} lies on {taken[cell]}"
            taken[cell] = panel["title"]


def test_every_row_is_filled_to_its_end() -> None:
    ends: dict[int, int] = {}
    for panel in dashboard()["panels"]:
        place = panel["gridPos"]
        ends[place["y"]] = ends.get(place["y"], 0) + place["w"]
    assert set(ends.values()) == {24}


def test_every_panel_says_what_it_shows_in_which_unit() -> None:
    for panel in panels():
        assert panel["description"].endswith("."), panel["title"]
        assert panel["fieldConfig"]["defaults"]["unit"] in UNITS, panel["title"]


def test_every_query_asks_the_chosen_source_for_the_chosen_servers() -> None:
    for panel in panels():
        assert panel["datasource"] == DATASOURCE
        letters = [target["refId"] for target in panel["targets"]]
        assert letters == list("ABCDEFGH"[: len(letters)]) != []
        for target in panel["targets"]:
            assert target["datasource"] == DATASOURCE
            expr = target["expr"]
            by_fleet = expr.startswith(("job:", "sum by (job) (up"))
            assert 'job=~"$job"' in expr
            assert ('instance=~"$instance"' in expr) is not by_fleet, expr


def test_the_choices_are_source_fleet_and_instance() -> None:
    variables: list[Json] = dashboard()["templating"]["list"]
    assert [variable["name"] for variable in variables] == ["datasource", "job", "instance"]
    assert variables[0]["type"] == "datasource"


def test_grafana_is_told_where_prometheus_and_the_dashboard_are() -> None:
    (source,) = read(GRAFANA / "provisioning/datasources/prometheus.yml")["datasources"]
    assert source["type"] == "prometheus"
    (provider,) = read(GRAFANA / "provisioning/dashboards/dozor.yml")["providers"]
    assert provider["type"] == "file"
