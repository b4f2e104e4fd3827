/** Set on `<html>` until the whole page is laid out, and on each part that has been laid out in the meantime. Styles: theme/site/global.ts. */
const firstViewAttribute = 'data-first-view';
const laidOutAttribute = 'data-laid-out';

/**
 * Inline script for the head of every public page. Until the load event, the browser lays out only the first screen; the other parts of the
 * page follow one at a time when it is idle. It does nothing for URLs with a hash, for reloads and for back or forward navigation.
 */
export const deferredLayoutScript = `(()=>{if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")return;const html=document.documentElement,idle=window.requestIdleCallback||setTimeout;html.setAttribute("${firstViewAttribute}","");addEventListener("load",()=>{const parts=[...document.querySelectorAll("main>*,body>footer")],next=()=>{const part=parts.shift();part?(part.setAttribute("${laidOutAttribute}",""),requestAnimationFrame(()=>idle(next))):html.removeAttribute("${firstViewAttribute}")};idle(next)})})()`;
