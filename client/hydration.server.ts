const modulePreload = /<link rel="modulepreload"[^>]*>/g;
/** React Router's start script: imports, then assignments that must run after the manifest module and before the entry module. */
const startScript = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const importStatement = /^\s*import(?: \* as (\w+) from)? "([^"]+)";/gm;

/** The first events of any input device: mouse, touch, wheel, keyboard, screen reader. */
const interactionEvents = ['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin', 'click'];
/** Delay after the load event before a page hydrates without interaction; equal to the time for which the home page shows its first picture. */
const HYDRATION_DELAY_MS = 7_000;

/**
 * Delays the scripts of a page until the visitor's first interaction, which usually precedes the first click by a while, or until
 * HYDRATION_DELAY_MS after the load event. If the scripts cannot be fetched, the next interaction tries again. Links and native
 * HTML controls work before that.
 * @throws Error when a new version of React Router writes a start script of another form (decision 024)
 */
export function hydrateOnFirstInteraction(html: string): string {
  if (!startScript.test(html)) throw new Error('The start script of React Router has an unknown form');
  return html.replace(modulePreload, '').replace(startScript, (_script, nonce: string | undefined, code: string) => {
    const modules = [...code.matchAll(importStatement)];
    const names = modules.map(([, name], index) => name ?? `_${index}`);
    const imports = modules.map(([, , url]) => `import("${url}")`);
    const assignments = code.replace(importStatement, '').replace('import(', 'await import(').trim();
    const load = `const[${names.join()}]=await Promise.all([${imports.join()}]);${assignments}`;
    const unlisten = 'for(const event of events)removeEventListener(event,start,true)';
    const start = `const start=async()=>{if(started)return;started=true;try{${load};${unlisten}}catch{started=false}}`;
    const listen = `for(const event of events)addEventListener(event,start,{capture:true,passive:true});addEventListener("load",()=>setTimeout(start,${HYDRATION_DELAY_MS}))`;
    return `<script${nonce ?? ''}>{let started;const events=${JSON.stringify(interactionEvents)};${start};${listen}}</script>`;
  });
}
