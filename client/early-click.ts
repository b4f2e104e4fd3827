declare global {
  interface Window {
    /** Clicks the button that a visitor clicked before the page could answer, and keeps no more of them. */
    answerEarlyClick?: () => void;
  }
}

/**
 * For the head of every page: its scripts come when it has painted, and a visitor may be faster. Links work by themselves, as do buttons
 * that name a command; a click on any other button is kept until the page is alive.
 */
export const keepEarlyClick = `(()=>{let early;const keep=({target})=>{early=target.closest("button:not([commandfor],[type=submit])")||early};addEventListener("click",keep,true);window.answerEarlyClick=()=>{removeEventListener("click",keep,true);early&&early.click();delete window.answerEarlyClick}})()`;
