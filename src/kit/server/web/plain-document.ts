import { instanceLocale } from '#kit/locale.ts';
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, Html } from '../html.ts';
import { reportingHeaders, reportsOf } from '../http/headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where this instance is reached; documents made without the app's context say it in their policy. */
    readonly appUrl?: string;
  }
}

/**
 * The tokens' own values for the few pages made without React: no script, no outside file but the icon, light and dark.
 */
const CSS = `
:root{color-scheme:light dark;--canvas:light-dark(#faf9f5,#0c1519);--surface:light-dark(#fffefd,#141f24);--ink:light-dark(#0f2027,#f3f1eb);--ink-2:light-dark(#43545b,#b0bfc0);--line:light-dark(#dfdcd5,#2b383d);--line-strong:light-dark(#7c888b,#6a797e);--primary:light-dark(#09545f,#6bcbd6);--on-primary:light-dark(#fbfaf4,#02191f);--danger:light-dark(#ad1d22,#ff9a90);--night:light-dark(#062a33,#050d11)}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 "Instrument Sans Variable",system-ui,sans-serif}
header{background:var(--night);color:#f8f6ef;padding:16px max(16px,calc(50% - 320px));font-weight:700;font-size:19px}
main{max-width:640px;margin:0 auto;padding:32px 16px 64px}h1{font-size:26px;line-height:1.15;margin:0 0 8px}h2{font-size:18px;margin:0}p{margin:8px 0}
.meta,.quiet{color:var(--ink-2);font-size:14px}.card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin:20px 0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;font:inherit;margin:12px 0 0}a{color:var(--primary)}:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
form{display:grid;gap:12px;margin:20px 0}button{min-height:44px;border-radius:10px;border:1px solid var(--line-strong);background:var(--surface);color:var(--ink);font:inherit;font-size:15px;font-weight:600;padding:10px 18px;cursor:pointer;text-align:start}
button.primary{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}button.danger{color:var(--danger)}
.choice{display:grid;gap:4px}.choice p{margin:0 0 4px}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 20px;margin:0}dt{color:var(--ink-2)}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}.number{white-space:nowrap;font-size:14px}label{display:grid;gap:6px;font-weight:600}
input{min-height:44px;border:1px solid var(--line-strong);border-radius:10px;padding:8px 12px;font:inherit;background:var(--surface);color:var(--ink)}
`;
const CSS_HASH = createHash('sha256').update(CSS).digest('base64');

interface PlainDocument {
  readonly title: string;
  readonly brand: string;
  readonly body: Html;
  readonly status?: number;
  /** Where its forms may lead beside our own pages. */
  readonly formAction?: string;
}

/** A document outside React: the demo outbox, the built-in test provider. Its one style is allowed by hash. */
export function plainDocument(reply: FastifyReply, document: PlainDocument): FastifyReply {
  const text = html`<!doctype html><html lang="${instanceLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${document.title} · ${document.brand}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${new Html(CSS)}</style></head><body><header>${document.brand}</header><main>${document.body}</main></body></html>`;
  const appUrl = reply.server.appUrl ?? '';
  return reply
    .code(document.status ?? 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(reportingHeaders(appUrl))
    .header(
      'content-security-policy',
      `default-src 'none'; img-src 'self'; style-src 'sha256-${CSS_HASH}'; form-action 'self'${document.formAction ? ` ${document.formAction}` : ''}; base-uri 'none'; frame-ancestors 'none'; ${reportsOf(appUrl)}`,
    )
    .send(text.text);
}
