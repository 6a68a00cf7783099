import { DISMISSED_NOTICE_KEY, type SiteNoticeKind } from "#contract/values/moderation/site-notice.ts";

interface ShownNotice {
  id: string;
  kind: SiteNoticeKind;
  words: string;
}

let shown: ShownNotice | null = null;

/** Says on the server what the pages rendered from now on say at their top. */
export function setSiteNotice(notice: ShownNotice | null): void {
  shown = notice;
}

/**
 * Adds the notice to a page's HTML. It is no part of the React tree, which skips elements that it doesn't know, so that pages without a notice load
 * nothing for it. Its own script removes it before the first paint for people who have dismissed it, and runs its button.
 */
export function withSiteNotice(html: string, nonce: string): string {
  if (shown === null) return html;
  const { id, kind, words } = shown;
  const markup = `<aside aria-label="Site notice" class="site-notice no-print" data-kind="${kind}"><p>${escaped(words)}</p><button type="button" class="needs-js">Dismiss</button></aside><script nonce="${nonce}">${script(id)}</script>`;
  // A function, because the words may hold what a replacement string means something by.
  return html.replace(/<body\b[^>]*>/, (body) => body + markup);
}

/** Ids are digits. */
const script = (id: string) =>
  `(s=>{const a=s.previousElementSibling;try{if(localStorage.getItem("${DISMISSED_NOTICE_KEY}")==="${id}")return a.remove()}catch{}a.lastChild.onclick=()=>{a.remove();try{localStorage.setItem("${DISMISSED_NOTICE_KEY}","${id}")}catch{}}})(document.currentScript)`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
