/** Style sheet of the customer's link and the verification page, in the colours of the site's theme. It is inlined: one request shows a page. */
export const styles = `
:root{color-scheme:light dark;--bg:#f8f8f7;--panel:#fff;--sunk:#eef0f1;--fg:#14181b;--muted:#5c6770;--line:#d5dade;--strong:#838d95;--input:#7b868e;
--hot:#ff6b1a;--hot-hi:#ff8540;--hot-fg:#0d1012;--focus:#b03c06;--ok:#17703f;--ok-w:#e6f4ec;--warn:#7a5200;--warn-w:#fff3d9;--err:#b3261e;--err-w:#fcebe9;
--head:Archivo,Vazirmatn,"Archivo fallback","Vazirmatn Noto fallback","Vazirmatn fallback",system-ui,sans-serif;
--text:Inter,Vazirmatn,"Inter fallback","Vazirmatn Noto fallback","Vazirmatn fallback",system-ui,sans-serif}
@media(prefers-color-scheme:dark){:root{--bg:#14181b;--panel:#1a1f23;--sunk:#0d1012;--fg:#f3f4f4;--muted:#b5bdc3;--line:#333b42;--strong:#5c6770;--input:#838d95;
--focus:#ffb485;--ok:#5fd08e;--ok-w:#15301f;--warn:#ffc766;--warn-w:#33270f;--err:#ff8f85;--err-w:#3a1916}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--fg);font:400 16px/1.6 var(--text);overflow-wrap:break-word}
[dir=rtl] body{line-height:1.85}
h1,h2,p,dl,dd,ul,table,fieldset{margin:0;padding:0}
h1,h2{font-family:var(--head);font-weight:600;letter-spacing:-.01em;line-height:1.2;text-wrap:balance}
[dir=rtl] :is(h1,h2){letter-spacing:0;line-height:1.5}
h1{font-size:clamp(1.75rem,1.3rem + 2vw,2.5rem)}h2{font-size:1.5rem}
a{color:inherit;text-underline-offset:4px}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
bdi{unicode-bidi:isolate}
.wrap{max-width:76rem;margin-inline:auto;padding-inline:clamp(1.25rem,4vw,2.5rem)}
.skip{position:absolute;inset-inline-start:-999px;top:0;background:var(--panel);padding:12px 20px;z-index:9}.skip:focus{inset-inline-start:0}
.muted{color:var(--muted)}.small{font-size:.9375rem}
.mast{background:var(--panel);border-bottom:1px solid var(--line)}
.mast .wrap{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 16px;min-height:64px}
.logo{display:inline-flex;align-items:center;gap:12px;min-height:44px;text-decoration:none;font:600 1.3rem/1 var(--head);letter-spacing:-.02em;white-space:nowrap}
.logo svg{width:28px;height:28px}.logo i{font-style:normal;font-weight:400}
.mast nav{display:flex;font-size:.9375rem;font-weight:500}
.mast nav a{min-width:44px;min-height:44px;display:inline-flex;align-items:center;justify-content:center;text-decoration:none}
.mast nav [aria-current]{box-shadow:inset 0 -2px var(--fg)}
main{display:block;padding-block:clamp(1.5rem,4vw,3rem) 4rem}
.foot{border-top:1px solid var(--line);color:var(--muted);font-size:.9375rem;padding-block:24px}
.foot a{display:inline-flex;align-items:center;min-height:44px}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:12px;min-height:52px;padding:12px 24px;border:1px solid var(--fg);border-radius:2px;background:none;color:inherit;font:600 1rem/1.3 var(--text);text-decoration:none;cursor:pointer}
.btn:hover{background:var(--sunk)}
.btn.hot{background:var(--hot);border-color:var(--hot);color:var(--hot-fg)}.btn.hot:hover{background:var(--hot-hi);border-color:var(--hot-hi)}
.quiet{display:inline-flex;align-items:center;min-height:44px;padding:0;border:0;background:none;color:var(--muted);font:500 .9375rem/1.3 var(--text);text-decoration:underline;text-underline-offset:5px;cursor:pointer}.quiet:hover{color:var(--fg)}
.tag{display:inline-block;padding:2px 10px;border-radius:2px;font-weight:600;font-size:.875rem;background:var(--sunk);color:var(--muted)}
.ok{background:var(--ok-w);color:var(--ok)}.warn{background:var(--warn-w);color:var(--warn)}.err{background:var(--err-w);color:var(--err)}
.note{padding:16px 20px;margin-block:20px;border-inline-start:4px solid currentColor}.note b{display:block}.note.plain{background:var(--sunk)}
.top{display:flex;flex-wrap:wrap;gap:6px 14px;align-items:center;color:var(--muted);margin-bottom:10px;font-size:.9375rem}
.grid{display:grid;grid-template-columns:minmax(0,1fr);gap:32px}
.head{display:flex;flex-wrap:wrap;gap:20px 32px;justify-content:space-between;align-items:end;margin-bottom:28px}
.party{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));border-block:1px solid var(--line)}
.party div{padding:14px 0}.party dt,.terms dt,.facts dt,.lbl{font-size:.9375rem;color:var(--muted)}.party dd,.facts dd{font-weight:500}
.main h2{margin:44px 0 12px}
.lines{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.lines :is(td,th){padding:12px 0 12px 16px;text-align:start;font-weight:400;vertical-align:top;border-bottom:1px solid var(--line)}
[dir=rtl] .lines :is(td,th){padding:12px 16px 12px 0}.lines :is(td,th):first-child,[dir=rtl] .lines :is(td,th):first-child{padding-inline-start:0}
.lines thead th{font-size:.9375rem;color:var(--muted);border-color:var(--fg);padding-block:6px}
.lines tbody th{font-weight:600}.lines .n{text-align:end;white-space:nowrap}.lines b{font-weight:600}
.lines tfoot :is(td,th){padding-block:8px}.lines tfoot tr:last-child :is(td,th){border-bottom:0;border-top:2px solid var(--fg);font-weight:600;padding-block:16px}
.fig{font:600 1.75rem/1.3 var(--head);font-variant-numeric:tabular-nums;white-space:nowrap}
.terms{border-top:1px solid var(--line)}.terms div{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,7fr);gap:4px 24px;padding:12px 0;border-bottom:1px solid var(--line)}.terms dd{white-space:pre-line}
.steps,.papers{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}.steps li,.papers li{display:grid;gap:2px 24px;padding:12px 0;border-bottom:1px solid var(--line)}
.steps li{padding-inline-start:36px;position:relative}.steps b{font-weight:600}.steps li::before{content:"";position:absolute;inset-inline-start:0;top:1.1em;width:18px;height:18px;border:2px solid var(--input);border-radius:50%}
.steps .is-done::before{content:"✓";border-color:var(--ok);background:var(--ok-w);color:var(--ok);font:700 13px/14px var(--text);text-align:center}
.papers a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}.papers:empty{display:none}.papers+p{margin-top:32px}
.pre{white-space:pre-line}
.card{background:var(--panel);border:1px solid var(--line);border-top:2px solid var(--fg);padding:clamp(1.25rem,3vw,1.75rem)}
.card .acts{display:grid;gap:8px;margin-top:20px;justify-items:stretch}.card .quiet{justify-self:start}
.card .day{font:600 1.3rem/1.35 var(--head)}.card .day~.lbl{margin-top:18px}
.band{background:var(--panel);border-block:1px solid var(--line);padding-block:clamp(2.5rem,6vw,4.5rem);margin-top:56px}
.fields{display:grid;gap:18px;max-width:40rem}
.fld{display:block}.fld>span{display:block;font-weight:500;margin-bottom:6px}.fld em{font-style:normal;font-weight:400;color:var(--muted)}
.inp{display:block;width:100%;min-height:52px;padding:11px 14px;background:var(--bg);color:var(--fg);border:1px solid var(--input);border-radius:2px;font:400 1rem/1.6 var(--text)}
textarea.inp{min-height:110px;resize:vertical}.inp[aria-invalid=true]{border-color:var(--err);border-width:2px}
.inp.code{font:600 1.75rem/1 var(--head);letter-spacing:.35em;max-width:15rem;direction:ltr;font-variant-numeric:tabular-nums}
.bad{display:block;color:var(--err);font-weight:500;margin-top:6px}
.chk{display:flex;gap:12px;align-items:flex-start;min-height:44px;padding-block:8px}.chk input{width:22px;height:22px;flex:none;margin:2px 0 0;accent-color:var(--hot)}
.acc h2{margin-bottom:12px}.acc p+p{margin-top:12px}.acc{display:grid;gap:28px}.acc+.more{margin-top:56px}.row{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center}
details{border-bottom:1px solid var(--line)}details:first-of-type{border-top:1px solid var(--line)}
summary{min-height:60px;display:flex;align-items:center;cursor:pointer;font:600 1.125rem/1.4 var(--head)}summary::before{content:"+";width:1.5em;font-weight:400}details[open] summary::before{content:"–"}
details form,details .in{padding-bottom:24px}
.bar{display:none}
.sheet{background:var(--panel);border:1px solid var(--line);border-top:6px solid var(--strong)}
.sheet.s-ok{border-top-color:var(--ok)}.sheet.s-warn{border-top-color:var(--warn)}.sheet.s-err{border-top-color:var(--err)}
.state{display:flex;gap:20px;align-items:center;padding:clamp(1.25rem,4vw,2.25rem)}.state svg{width:44px;height:44px;flex:none;fill:none;stroke:currentColor;stroke-width:2.4}.state h1,.state .en{color:var(--fg)}
.numb{padding:18px clamp(1.25rem,4vw,2.25rem);background:#14181b;color:#fff;display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:space-between;align-items:baseline}.numb b{font:600 clamp(1.4rem,5vw,2rem)/1.3 var(--head);letter-spacing:.04em;font-variant-numeric:tabular-nums}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}.facts div{padding:16px clamp(1.25rem,4vw,2.25rem);border-bottom:1px solid var(--line)}.facts dd{font-size:1.125rem}.facts small{display:block;color:var(--muted);font-weight:400;font-size:.9375rem}
.part{padding:clamp(1.25rem,4vw,2.25rem)}.part h2{margin-bottom:10px}.part+.part{border-top:1px solid var(--line)}
.file{display:block;width:100%;padding:20px;border:1.5px dashed var(--input);background:var(--bg);color:inherit;font:inherit;margin-top:16px;min-height:64px}
.hash{font:400 .9375rem/1.7 ui-monospace,monospace;word-break:break-all}
.wrap>.muted:first-child{margin-bottom:20px}.say h2{margin:36px 0 8px}.say p{max-width:46rem}
.ask{max-width:34rem;margin-top:24px}
@media(min-width:1024px){.grid{grid-template-columns:minmax(0,8fr) minmax(0,4fr);gap:48px;align-items:start}.side{position:sticky;top:24px;order:2}
.acc{grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:64px}.party div+div{border-inline-start:1px solid var(--line);padding-inline-start:20px}}
@media(max-width:760px){.lines thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.lines :is(tbody,tfoot) tr{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 0;border-bottom:1px solid var(--line)}
.lines :is(tbody,tfoot) :is(td,th),[dir=rtl] .lines :is(tbody,tfoot) :is(td,th){padding:0;border:0}.lines tbody th{grid-column:1/-1}
.lines tbody .q{grid-column:1;text-align:start;color:var(--muted)}.lines tbody .p{grid-column:1;text-align:start;color:var(--muted)}.lines tbody .t{grid-column:2;grid-row:2/span 2;align-self:end}
.lines tfoot tr:last-child{border-top:2px solid var(--fg);border-bottom:0}.lines tfoot tr:last-child :is(td,th){border:0;padding:0}.lines .e{display:none}
.terms div{grid-template-columns:1fr}
.bar{display:flex;position:sticky;bottom:0;z-index:5;justify-content:space-between;align-items:center;gap:14px;background:var(--bg);border-top:1px solid var(--strong);margin:32px calc(-1*clamp(1.25rem,4vw,2.5rem)) 0;padding:10px clamp(1.25rem,4vw,2.5rem) max(10px,env(safe-area-inset-bottom))}
.bar p{font:600 1.15rem/1.4 var(--head);white-space:nowrap}.bar span{display:block;font:400 .8125rem/1.5 var(--text);color:var(--muted)}}
@media print{.acts,.bar,.band,.mast nav{display:none}}
`.replaceAll('\n', '');
