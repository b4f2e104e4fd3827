const preload = /<link rel="modulepreload"[^>]*>/g;
/** React Router's start script: imports, then assignments that must run between the manifest and the entry. */
const start = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const importStatement = /^\s*import(?: \* as (\w+) from)? "([^"]+)";/gm;

/** What a visitor does first, with whatever they hold: a mouse over the page, a finger, the wheel, a key, a screen reader's focus or click. */
const signs = ['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin', 'click'];
/** Milliseconds after which a page comes alive for somebody who only looks: as long as the first picture of the home page stands. */
const patience = 7_000;

/**
 * Lets a page be read before any script of it is fetched: they come with the visitor's first sign, which is long before their first
 * click, or when the page has stood open for a while; where they cannot be fetched, the next sign tries again. Everything works
 * until then that is a link or native HTML.
 */
export function hydrateOnFirstSign(html: string): string {
  return html.replace(preload, '').replace(start, (_script, nonce: string | undefined, code: string) => {
    const modules = [...code.matchAll(importStatement)];
    const names = modules.map(([, name], index) => name ?? `_${index}`);
    const imports = modules.map(([, , url]) => `import("${url}")`);
    const assignments = code.replace(importStatement, '').replace('import(', 'await import(').trim();
    const hydrate = `const[${names.join()}]=await Promise.all([${imports.join()}]);${assignments}`;
    const ignore = 'for(const sign of signs)removeEventListener(sign,wake,true)';
    const wake = `const wake=async()=>{if(awake)return;awake=true;try{${hydrate};${ignore}}catch{awake=false}}`;
    const listen = `for(const sign of signs)addEventListener(sign,wake,{capture:true,passive:true});addEventListener("load",()=>setTimeout(wake,${patience}))`;
    return `<script${nonce ?? ''}>{let awake;const signs=${JSON.stringify(signs)};${wake};${listen}}</script>`;
  });
}
