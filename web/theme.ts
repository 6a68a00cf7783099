import { TOKEN_KEY } from "./session-token.ts";

export const THEME_KEY = "afield.theme";
export const COUNTRY_KEY = "afield.country";

/**
 * Runs in the head before anything is drawn: marks that scripts run, sets the chosen theme, and says whether a stored token makes the
 * account unknown. The rules that use these marks are in styles/base.css.
 */
export const HEAD_SCRIPT = `(()=>{const d=document.documentElement.dataset;d.js="";try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")d.theme=t;d.session=localStorage.getItem("${TOKEN_KEY}")===null?"none":"unknown"}catch{d.session="none"}})()`;
