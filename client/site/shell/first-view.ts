/** On the page while only its window is laid out, and on each part that has been laid out since. Their styles: theme/site/global.ts. */
export const firstView = 'data-first-view';
export const laidOut = 'data-laid-out';

/**
 * For the head of every public page: until its fonts and pictures are there, a browser styles and lays out only what is in the window,
 * and the other parts of the page follow one at a time as soon as it is idle. Not where a place further down is asked for.
 */
export const layOutFirstView = `(()=>{if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")return;const html=document.documentElement,idle=window.requestIdleCallback||setTimeout;html.setAttribute("${firstView}","");addEventListener("load",()=>{const parts=[...document.querySelectorAll("main>*,body>footer")],next=()=>{const part=parts.shift();part?(part.setAttribute("${laidOut}",""),requestAnimationFrame(()=>idle(next))):html.removeAttribute("${firstView}")};idle(next)})})()`;
