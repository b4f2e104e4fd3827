const preload = /<link rel="modulepreload"[^>]*>/g;
/** React Router's start script: imports, then assignments that must run between the manifest and the entry. */
const start = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const importStatement = /^\s*import(?: \* as (\w+) from)? "([^"]+)";/gm;

/**
 * Lets a page paint before its scripts compete for the line: they are asked for when the page has loaded and the browser
 * is idle, not before. Everything works until then that is a link or native HTML.
 */
export function hydrateWhenIdle(html: string): string {
  return html.replace(preload, '').replace(start, (_script, nonce: string | undefined, code: string) => {
    const modules = [...code.matchAll(importStatement)];
    const names = modules.map(([, name], index) => name ?? `_${index}`);
    const imports = modules.map(([, , url]) => `import("${url}")`);
    const assignments = code.replace(importStatement, '').trim();
    const hydrate = `const[${names.join()}]=await Promise.all([${imports.join()}]);${assignments}`;
    const idle = `(window.requestIdleCallback||setTimeout)(async()=>{${hydrate}})`;
    return `<script${nonce ?? ''}>addEventListener("load",()=>${idle})</script>`;
  });
}
