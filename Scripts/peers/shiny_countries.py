"""The list of countries with its toggle, and a country's figures beside it, in Shiny for Python as its documentation
builds such an app: what `bench_peer.py` measures. It has neither a map, addresses, nor a store on disk.

`COUNTRIES` names a JSON file with the countries, as `bench_peer.py` takes them from Sitrep's own page. Where `CHART` is
set, a country has a chart of 561 days, made by Matplotlib, where Sitrep's has 627; the days are invented, since how
many there are is what counts.
"""

import json
import math
import os
import pathlib

from shiny import App, reactive, render, ui

COUNTRIES = json.loads(pathlib.Path(os.environ["COUNTRIES"]).read_text())
BY_CODE = {country["code"]: country for country in COUNTRIES}
HAS_CHART = bool(os.environ.get("CHART"))
DAYS = 561


def row(country):
    code = country["code"]
    return ui.tags.li(
        ui.tags.a(
            ui.span(country["flag"]), ui.span(country["name"]), ui.span(country["total"]),
            href="#", onclick=f"Shiny.setInputValue('country', '{code}', {{priority: 'event'}}); return false;",
            **{"data-testid": f"statistics.row.{code}"},
        )
    )  # fmt: skip


toggle = ui.tags.input(
    id="watched", type="checkbox", class_="shiny-input-checkbox form-check-input", role="switch",
    **{"data-testid": "statistics.watchedToggle"},
)  # fmt: skip

page = ui.page_fluid(
    ui.tags.main(
        ui.h1("Covid19 Stats"), ui.div(ui.tags.label(toggle, "Only watched countries"), class_="form-check form-switch"),
        ui.row(
            ui.column(4, ui.output_ui("rows")),
            ui.column(8, ui.output_ui("detail"), ui.output_plot("chart") if HAS_CHART else None),
        ),
    ),
    title="Covid19 Stats",
)  # fmt: skip


def serve(input, output, session):
    @render.ui
    def rows():
        return ui.tags.ul(*[row(country) for country in COUNTRIES if country["watched"] or not input.watched()])

    @render.ui
    @reactive.event(input.country)
    def detail():
        country = BY_CODE[input.country()]
        return ui.div(
            ui.h2(country["name"]), ui.p(country["total"]), ui.input_switch("watch", "Watch", country["watched"]),
            **{"data-testid": "detail", "data-code": country["code"]},
        )

    if HAS_CHART:
        from matplotlib import pyplot

        @render.plot
        @reactive.event(input.country)
        def chart():
            figure, axes = pyplot.subplots()
            phase = len(BY_CODE[input.country()]["name"])
            axes.plot(range(DAYS), [1 + math.sin(day / 60 + phase) for day in range(DAYS)])
            return figure


app = App(page, serve)
