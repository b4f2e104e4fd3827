declare global {
  interface Window {
    /** Repeats the click that a visitor made before hydration, and stops recording clicks. */
    replayEarlyClick?: () => void;
  }
}

/**
 * Inline script for the head of every page. The scripts of a page load after the first paint, and a visitor may click before they have loaded.
 * Links and buttons with `commandfor` work without scripts; the last click on any other button is recorded and repeated
 * after hydration, except on submit buttons.
 */
export const earlyClickScript = `(()=>{let early;const record=({target})=>{early=target.closest("button:not([commandfor],[type=submit])")||early};addEventListener("click",record,true);window.replayEarlyClick=()=>{removeEventListener("click",record,true);early&&early.click();delete window.replayEarlyClick}})()`;
