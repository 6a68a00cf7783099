import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { brand } from "#contract/values/brand.ts";
import { escapeHtml } from "#contract/values/escape.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import type { RenderedMail } from "#mail/frame.ts";
import { mailById, recentMails } from "#store/operations/outbox.ts";
import type { OutboxMail } from "#store/operations/outbox.ts";
import { notFound } from "#api/http/api-error.ts";
import { isLoopback } from "#api/http/local-address.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const MAX_MAILS = 50;
const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Allows the page's own style and the mails' inline styles; no script, nothing from other sites. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** `/dev/mail`: the outbox as a mailbox, so that development needs no mail server. Only for this machine; not mounted in production. */
export function devMailRoutes(app: App, { accounts }: AccountServices): void {
  const { db } = accounts.database;
  const params = z.object({ id: z.uuid() });
  const onRequest = requireOwnMachine;

  app.get(
    "/dev/mail",
    { config: { bucket: "network", cost: 1 }, onRequest, schema: { hide: true } },
    async (_request, reply) => {
      const mails = await recentMails(db, MAX_MAILS);
      const rows = mails.map((mail) => {
        const rendered = rendering(mail);
        return `<li><a href="/dev/mail/${mail.id}"><b>${escapeHtml(rendered?.subject ?? mail.message)}</b></a>
        <span>to ${escapeHtml(mail.toAddress)}, ${stateOf(mail)}, ${mail.createdAt.toISOString()}</span></li>`;
      });
      const list =
        rows.length > 0
          ? `<ol>${rows.join("\n")}</ol>`
          : "<p>No mail has been written yet. Register an account, and its mail appears here.</p>";
      return await html(
        reply,
        page(
          "Mailbox",
          `<h1>Mailbox</h1><p>Outgoing mail, newest first. Without SMTP_URL no mail leaves this machine.</p>${list}`,
        ),
      );
    },
  );

  app.get(
    "/dev/mail/:id",
    { config: { bucket: "network", cost: 1 }, onRequest, schema: { hide: true, params } },
    async (request, reply) => {
      const mail = await mailById(db, request.params.id);
      if (!mail) throw notFound();
      const rendered = rendering(mail);
      const body = rendered
        ? `<h1>${escapeHtml(rendered.subject)}</h1><p>to ${escapeHtml(mail.toName)} &lt;${escapeHtml(mail.toAddress)}&gt;, ${stateOf(mail)}</p>
        <iframe title="The mail as HTML" src="/dev/mail/${mail.id}/html"></iframe><h2>As text</h2><pre>${linked(rendered.text)}</pre>`
        : `<h1>${escapeHtml(mail.message)}</h1><p>This mail has been sent, and its contents are deleted.</p>`;
      return await html(reply, page("Mail", `<p><a href="/dev/mail">Mailbox</a></p>${body}`));
    },
  );

  app.get(
    "/dev/mail/:id/html",
    { config: { bucket: "network", cost: 1 }, onRequest, schema: { hide: true, params } },
    async (request, reply) => {
      const mail = await mailById(db, request.params.id);
      const rendered = mail && rendering(mail);
      if (!rendered) throw notFound();
      return await html(reply, rendered.html.replace("<head>", '<head><base target="_top">'));
    },
  );

  function rendering(mail: OutboxMail): RenderedMail | null {
    return mail.encryptedData ? renderOutboxMail(mail, accounts.secrets) : null;
  }
}

/**
 * Mails contain links that reset passwords, so only this machine may read them. The Host is checked, too, because a name that a stranger
 * owns may resolve to this machine (DNS rebinding).
 */
async function requireOwnMachine({ raw }: FastifyRequest): Promise<void> {
  const host = (raw.headers.host ?? "").replace(/:\d+$/, "");
  const peer = raw.socket.remoteAddress ?? "";
  if (!LOOPBACK_HOSTS.has(host) || !isLoopback(peer)) throw notFound();
}

function stateOf(mail: OutboxMail): string {
  if (mail.sentAt) return "sent";
  if (mail.abandonedAt) return `given up (${escapeHtml(mail.lastError ?? "")})`;
  return mail.attempts > 0 ? `waiting after ${mail.attempts} tries` : "waiting";
}

function html(
  reply: { header(name: string, value: string): { type(type: string): { send(body: string): unknown } } },
  body: string,
): unknown {
  return reply.header("content-security-policy", POLICY).type("text/html; charset=utf-8").send(body);
}

/** The colours of the site, in both themes. */
const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif;background:light-dark(#f8fafb,#0d1518);color:light-dark(#102127,#e8eeee)}
body{max-width:760px;margin:32px auto;padding:0 16px}h1,h2{line-height:1.25;overflow-wrap:anywhere}a{color:light-dark(#005c6a,#70d2d7)}
ol{list-style:none;padding:0}li{padding:12px 0;border-top:1px solid light-dark(#dbe2e3,#243034)}li span{display:block;font-size:13px;color:light-dark(#57666b,#92a2a5);overflow-wrap:anywhere}
iframe{width:100%;height:900px;border:1px solid light-dark(#dbe2e3,#243034);border-radius:8px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid light-dark(#dbe2e3,#243034);border-radius:8px;padding:16px}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – ${brand.name}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
