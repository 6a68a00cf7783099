import { TOKEN_KEY } from "#web/session/session-token.ts";
import { THEME_KEY } from "./storage-keys.ts";

/** What the page has seen of its reader before its scripts came; kept on `window` by the head script. */
export interface EarlyInteraction {
  used: boolean;
  /** A button, or a link to a place on the page, that was pressed while it was asleep. */
  pressed: HTMLElement | null;
  onUse: () => void;
}

declare global {
  interface Window {
    earlyInteraction?: EarlyInteraction;
  }
}

/** What needs a script when pressed. A link to a place on the page does: the router scrolls there, and would else scroll back. */
const UNHYDRATED = "[data-unhydrated] :is(button,a[href*='#'])";

/**
 * Runs in the head before anything is drawn: marks that scripts run, sets the chosen theme, says whether a stored token makes the account
 * unknown (the rules that use these marks are in styles/base.css), and listens for the first sign of use. A pointer that only lies where the page
 * appears is none: browsers tell of it with a move by nothing.
 */
export const HEAD_SCRIPT = `(()=>{
const d=document.documentElement.dataset,u=window.earlyInteraction={used:false,pressed:null,onUse(){}};
d.js="";
try{
const t=localStorage.getItem("${THEME_KEY}");
if(t==="light"||t==="dark")d.theme=t;
d.session=localStorage.getItem("${TOKEN_KEY}")===null?"none":"unknown";
}catch{d.session="none"}
for(const s of ["pointermove","pointerdown","keydown","focusin","popstate"])addEventListener(s,e=>{
if(u.used||s==="pointermove"&&!e.movementX&&!e.movementY)return;
u.used=true;u.onUse();
},{capture:true,passive:true});
addEventListener("click",e=>{
const b=e.target.closest?.("${UNHYDRATED}");
if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();e.stopPropagation();u.pressed=b;
},true);
})()`;
