"""How drawings look: one style for all games, light and dark, and no picture or font from afar."""

from __future__ import annotations

from typing import Final

LIGHT: Final = (
    "--b:#fffdf8;--b2:#eee8da;--l:#cfc5b0;--i:#1e222b;--j:#4a4f5c;--k:#0a5c86;--o:#15171c;"
    "--p:#dfe8ef;--g:#fdf0d0;--ro:#2b2140"
)
DARK: Final = (
    "--b:#1c212b;--b2:#272d39;--l:#434b5c;--i:#f0ede5;--j:#bfc1c8;--k:#8ccbef;--o:#e9e5da;"
    "--p:#223040;--g:#3a2f14;--ro:#4a3a6b"
)
HATCH: Final = (
    "repeating-linear-gradient(45deg,transparent 0 6px,rgb(90 130 170/.10) 6px 9px),var(--p)"
)
GOLD: Final = "background:linear-gradient(#f7dc8b,#dba53a);color:#33220a"
FAINT: Final = "background:color-mix(in srgb,var(--i) 9%,transparent)"
FACE: Final = "Inter,system-ui,'Segoe UI',sans-serif"

# Notebooks say by attributes and classes whether they are light or dark; others by the system.
RULES: Final = [
    f".kx{{{LIGHT};box-sizing:border-box;max-width:640px;container-type:inline-size;"
    f"font:13px/1.35 {FACE};color:var(--i);background:var(--b);border:1px solid var(--l);"
    "border-radius:10px;overflow:hidden;font-variant-numeric:tabular-nums}",
    f"@media(prefers-color-scheme:dark){{.kx{{{DARK}}}}}",
    f"[data-jp-theme-light=true] .kx,.vscode-light .kx{{{LIGHT}}}",
    f"[data-jp-theme-light=false] .kx,.vscode-dark .kx{{{DARK}}}",
    ".kx *{box-sizing:border-box}",
    ".kx table{border-collapse:collapse;width:100%;margin:0;font:inherit;color:inherit;border:0}",
    ".kx tr{background:none!important}",
    ".kx th,.kx td{border:0;padding:0 3px;text-align:center;font-weight:400;color:inherit}",
    # The head: title, where the game stands, whose eyes.
    ".kx-h{display:flex;gap:8px;align-items:center;padding:8px 12px;flex-wrap:wrap}",
    ".kx-h b{font-weight:680;font-size:14px}",
    ".kx-h span{color:var(--j)}",
    ".kx .kx-e{margin-left:auto;display:inline-flex;gap:6px;align-items:center;color:var(--k);"
    "font-weight:600}",
    # A seat's shape; chips; what leads; what only one seat sees; what the game waits for.
    ".kx-s{width:14px;height:14px;flex:none;stroke:var(--o);stroke-width:1.8;vertical-align:-2px;"
    "overflow:visible}",
    ".kx-p{display:flex;flex-wrap:wrap;gap:4px}",
    ".kx-c{display:inline-flex;gap:4px;align-items:center;justify-content:center;min-width:22px;"
    f"padding:1px 6px;border-radius:5px;{FAINT}}}",
    f".kx .kx-ld{{{GOLD};box-shadow:0 0 0 1px #6b4a0f;font-weight:680}}",
    ".kx .kx-ld .kx-s{stroke:#15171c}",
    ".kx .kx-z{opacity:.4}",
    ".kx .kx-j{color:var(--j)}",
    ".kx-n{padding:8px 12px;border-top:1px solid var(--l);display:flex;gap:4px 16px;"
    "flex-wrap:wrap}",
    f".kx-v{{padding:8px 12px;border-top:1px solid var(--l);background:{HATCH}}}",
    ".kx-v .kx-c{background:var(--b);border:1px solid var(--k)}",
    ".kx-v b{color:var(--k)}",
    ".kx-q{padding:8px 12px;border-top:1px solid var(--l);background:var(--g)}",
    ".kx code{font:12px/1.5 ui-monospace,Menlo,Consolas,monospace;color:inherit;border-radius:4px;"
    f"padding:1px 5px;margin:3px 3px 0 0;display:inline-block;{FAINT}}}",
    # Seats in rows.
    ".kx .kx-t th,.kx .kx-t td{border-top:1px solid var(--l);height:30px}",
    ".kx .kx-t th[scope=row]{text-align:left;padding-left:12px;font-weight:620}",
    ".kx .kx-t thead th{color:var(--j);font-size:11.5px;height:22px;vertical-align:bottom}",
    ".kx .kx-t small{display:block;font-size:11.5px;font-weight:400;color:var(--j)}",
    ".kx .kx-m>*{background:color-mix(in srgb,#f4ae22 14%,transparent)}",
    f".kx .kx-o>*{{background:{HATCH};color:var(--k);font-weight:620}}",
    ".kx .kx-b{font-weight:720;font-size:15px}",
    # Cards of Spiskowcy stand on end; the backs of cards.
    ".kx .kx-a{display:flex;align-items:center;justify-content:center;width:28px;height:102px;"
    "margin:6px auto 4px;border-radius:4px 4px 14px 14px;color:#fff;font-weight:640;"
    "font-size:12px;writing-mode:vertical-rl;rotate:180deg;text-shadow:0 1px 2px rgb(0 0 0/.7)}",
    ".kx .kx-u{color:var(--j);text-shadow:none;font-weight:400;font-size:11.5px;width:auto;"
    "justify-content:flex-start;text-align:left}",
    ".kx-f{overflow-x:auto}",
    ".kx .kx-d{display:inline-block;width:12px;height:18px;border-radius:2px;background:#4a2f1b;"
    "box-shadow:inset 0 0 0 1px #c9a24b;margin:0 1px;vertical-align:-4px}",
    # Places in a grid.
    ".kx-g{display:grid;grid-template-columns:repeat(3,1fr);gap:6px;padding:8px;"
    "border-top:1px solid var(--l);background:color-mix(in srgb,#12806e 16%,var(--b))}",
    ".kx-y{background:var(--b);border:1px solid var(--l);border-radius:7px;padding:5px 8px 6px;"
    "min-width:0}",
    ".kx-y>div:first-child{display:flex;justify-content:space-between;gap:6px;font-weight:680}",
    ".kx-y>div:first-child span{font-weight:500;color:var(--j);font-size:12px}",
    ".kx-y p{margin:1px 0 3px;font-size:12px;color:var(--j)}",
    ".kx .kx-r{background:var(--ro);color:#f3e9ff}",
    ".kx .kx-w{border-color:#b07d16;box-shadow:0 0 0 1px #b07d16}",
    "@container (max-width:520px){.kx-g{grid-template-columns:repeat(2,1fr);gap:4px;padding:5px}"
    ".kx .kx-a{width:16px;font-size:11px}.kx .kx-t th[scope=row]{padding-left:6px}"
    ".kx .kx-u{width:auto}.kx th,.kx td{padding:0 1px}"
    ".kx .kx-t small{display:none}.kx-c{min-width:16px;padding:1px 4px}"
    ".kx td .kx-c{padding:1px 2px}}",
]
STYLE: Final = "".join(RULES)
