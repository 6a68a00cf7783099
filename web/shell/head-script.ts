import { TOKEN_KEY } from "#web/session/session-token.ts";
import { KEY_CAPTORS } from "./shortcuts/captures-keys.ts";
import { DESK_KEY, THEME_KEY } from "./storage-keys.ts";

/** Interactions before the page's scripts load, recorded on `window` by the head script. */
export interface EarlyInteraction {
  interacted: boolean;
  /** The button or in-page link that was clicked before it hydrated. */
  clicked: HTMLElement | null;
  onInteraction: () => void;
  /** The key that last asked for the palette or the key sheet: `k` or `?`. */
  shortcut: string | null;
  onShortcut: () => void;
  /** What was typed for the palette before it was there, with a line break for Enter. Null while nobody waits for it. */
  typed: string | null;
}

declare global {
  interface Window {
    earlyInteraction?: EarlyInteraction;
  }
}

/**
 * Elements whose click needs a script. In-page links of lazy parts do: without the router, hydration would scroll back.
 * A submit button outside them works without scripts.
 */
const UNHYDRATED = "[data-unhydrated] :is(button,a[href*='#']),[data-hydrating] button[type=button]";

/**
 * Runs in the head before first paint. Marks that scripts run and that the page isn't hydrated yet, applies the chosen theme, marks the session as unknown
 * when a token is stored and whether the browser holds a desk (styles/base.css uses these marks), and waits for the first interaction. It ignores the
 * zero-delta pointermove that browsers fire when a page loads under a resting cursor. It hides decorative pictures that fail to load, which lie over
 * what replaces them. Offline, it keeps the page: a link to another would end in the browser's own error page, so it shows the notice instead.
 * It marks Windows, whose fonts hold no flags (styles/fonts.css), except in Firefox, which brings some. It handles the keys of every page, from the
 * start: `/` focuses the search text; `Ctrl+K` and `?` are for the palette, which loads with the first of them; what is typed meanwhile is kept for
 * it, and not longer than ten seconds. It listens in the capture phase, because React stops the propagation of keys while it hydrates.
 * A function, because the build can't drop a text made of other constants from what the browser loads.
 */
export const headScript = () => `(()=>{
const d=document.documentElement.dataset,u=window.earlyInteraction={interacted:false,clicked:null,onInteraction(){},shortcut:null,onShortcut(){},typed:null};
d.js=d.hydrating="";
if(/Windows(?!.*Firefox)/.test(navigator.userAgent))d.flags="";
try{
const t=localStorage.getItem("${THEME_KEY}");
if(t==="light"||t==="dark")d.theme=t;
if(localStorage.getItem("${DESK_KEY}")!==null)d.desk="";
d.session=localStorage.getItem("${TOKEN_KEY}")===null?"none":"unknown";
}catch{d.session="none"}
for(const s of ["pointermove","pointerdown","keydown","focusin","popstate"])addEventListener(s,e=>{
if(u.interacted||s==="pointermove"&&!e.movementX&&!e.movementY)return;
u.interacted=true;u.onInteraction();
},{capture:true,passive:true});
let w;
addEventListener("keydown",e=>{
const k=e.key;
if(u.typed===null||!k||e.ctrlKey||e.metaKey||e.altKey||e.timeStamp-w>1e4)return;
if(k.length===1)u.typed+=k;
else if(k==="Enter")u.typed+="\\n";
else if(k==="Backspace")u.typed=u.typed.slice(0,-1);
else if(k==="Escape"){u.typed=u.shortcut=null;u.onShortcut()}
else return;
e.preventDefault();e.stopPropagation();
},true);
addEventListener("keydown",e=>{
const k=e.key?.toLowerCase(),c=e.ctrlKey||e.metaKey;
if(e.defaultPrevented||e.altKey||e.target.closest?.(c?"[role$=dialog]":"${KEY_CAPTORS}"))return;
const f=!c&&k==="/"&&document.querySelector("input[aria-keyshortcuts='/']");
if(f){f.select();f.focus()}
else if(k===(c?"k":"?")){
if(c){u.typed??="";w=e.timeStamp}
u.shortcut=k;u.onShortcut();
}
else return;
e.preventDefault();
},true);
addEventListener("error",e=>{if(e.target.alt==="")e.target.hidden=true},true);
addEventListener("click",e=>{
const a=e.target.closest?.("a[href]"),l=location;
if(a&&!navigator.onLine&&!a.target&&!a.download&&a.origin===l.origin&&a.pathname+a.search!==l.pathname+l.search){
e.preventDefault();e.stopPropagation();
document.querySelector(".offline")?.scrollIntoView({block:"center"});
return;
}
const b=e.target.closest?.("${UNHYDRATED}");
if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();e.stopPropagation();u.clicked=b;
},true);
})()`;
