/// The look of a report's page, on a screen and on A4.
enum HTMLStyle {
  static let css = """
    :root{color-scheme:light dark;--paper:#fff;--ink:#1c1c1e;--quiet:#55555c;--rule:#c7c7cc;--soft:#f2f2f7;\
    --bar:#0a5fa8;--pale:#5b94c4;--other:#a3500b}
    @media screen and (prefers-color-scheme:dark){:root{--paper:#1c1c1e;--ink:#f2f2f7;--quiet:#b6b6bd;--rule:#48484d;\
    --soft:#2c2c2f;--bar:#6db3f2;--pale:#3f6d96;--other:#f0a35e}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,\
    "Noto Sans","DejaVu Sans",sans-serif}
    main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem;overflow-wrap:anywhere}
    h1{font-size:1.8rem;line-height:1.2;margin:0 0 1rem}
    h2{font-size:1.35rem;margin:2rem 0 .5rem;padding-top:.5rem;border-top:1px solid var(--rule)}
    h3{font-size:1.1rem;margin:1.5rem 0 .5rem}
    p,ul,dl{margin:.5rem 0}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem}
    dt{color:var(--quiet)}
    dd{margin:0}
    .scroll{overflow-x:auto;margin:1rem 0}
    table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums;overflow-wrap:normal}
    caption{text-align:start;font-weight:600;padding-bottom:.35rem}
    th,td{padding:.25rem .5rem;border-bottom:1px solid var(--rule);text-align:end;vertical-align:top}
    td{white-space:nowrap}
    td.text{white-space:normal}
    thead th{vertical-align:bottom;background:var(--soft)}
    tbody th,tfoot th,.text{text-align:start}
    tbody th{font-weight:400}
    thead th,tfoot th,tfoot td{font-weight:600}
    .team{border-inline-start:4px solid var(--other);padding-inline-start:.75rem;margin:.75rem 0}
    .label,.foot,figcaption{color:var(--quiet);font-size:.875rem}
    figure{margin:1rem 0}
    svg{display:block;width:100%;height:auto;max-width:45rem}
    svg text{fill:var(--ink);font-size:12px}
    svg .quiet{fill:var(--quiet)}
    svg .bar{fill:var(--bar)}
    svg .pale{fill:var(--pale)}
    svg .other{fill:var(--other)}
    svg .rule{stroke:var(--rule);fill:none}
    svg .mark{stroke:var(--ink);fill:none;stroke-width:1.5}
    svg .stripe{stroke:var(--paper);stroke-width:2.5}
    svg .gap{stroke:var(--rule);stroke-width:1.5}
    @media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.35rem}}
    @page{size:A4;margin:15mm}
    @media print{
    body{font-size:10pt}
    main{max-width:none;padding:0}
    .scroll{overflow:visible}
    table,figcaption,.label,.foot{font-size:8.5pt}
    th,td{padding:.15rem .35rem}
    h1,h2,h3,caption{break-after:avoid}
    table,figure,.team,tr{break-inside:avoid}
    table.long{break-inside:auto}
    thead{display:table-header-group}
    tfoot{display:table-row-group}
    svg{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    }
    """
}
