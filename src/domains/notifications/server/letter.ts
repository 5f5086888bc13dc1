import type { Context } from '#kit/server/context.ts';
import { html, Html } from '#kit/server/html.ts';
import type { Letter } from '#kit/server/mail/mail.ts';
import { pathTo } from '#routes';
import { topicOf, type TopicKey } from '../topics.ts';
import { unsubscribeToken } from './unsubscribe.ts';

export interface Told {
  readonly topic: TopicKey;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const DARK = `@media (prefers-color-scheme:dark){body,.back{background:#0c1519!important;color:#f3f1eb!important}.card{background:#141f24!important}.quiet,.quiet a{color:#b0bfc0!important}.go{background:#6bcbd6!important;color:#02191f!important}}`;

/** What somebody was told, as a letter: one piece of news by its own title, several as a list. */
export function letterOf(to: string, userId: string, told: readonly Told[], context: Context): Letter {
  const { appUrl, brandName: brand, supportEmail } = context.config;
  const [first] = told;
  if (first === undefined) throw new Error('a letter without news');
  const subject = told.length === 1 ? first.title : `${told.length} pieces of news from ${brand}`;
  const settings = `${appUrl}${pathTo('notification-settings')}`;
  const { essential, title } = topicOf(first.topic);
  const link = `${appUrl}/unsubscribe/${unsubscribeToken(context, userId, first.topic)}`;
  const why = essential === null ? `You get this because letters about “${title}” are on.` : `Everybody gets letters like this: ${essential}`;
  const news = told.map((one) => `${one.title}\n${one.body}\n${appUrl}${one.path}`);
  const text = [...news, why, ...(essential === null ? [`No more of these: ${link}`] : []), `Settings: ${settings}`, `Questions? Write to ${supportEmail}.`];
  const body = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${new Html(DARK)}</style></head>
<body class="back" style="margin:0;background:#faf9f5;color:#0f2027;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffefd;border-radius:14px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700">${brand}</p>
${told.map((one) => newsBox(one, appUrl))}
<p class="quiet" style="margin:24px 0 8px;color:#43545b;font-size:14px">${why}</p>
<p class="quiet" style="margin:0;color:#43545b;font-size:14px">${essential === null ? html`<a href="${link}" style="color:#43545b">Unsubscribe</a> · ` : ''}<a href="${settings}" style="color:#43545b">Notification settings</a> · <a href="mailto:${supportEmail}" style="color:#43545b">${supportEmail}</a></p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  const headers = essential === null ? { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
  return { to, subject, text: `${text.join('\n\n')}\n`, html: body, headers };
}

const newsBox = ({ title, body, path }: Told, appUrl: string): Html => html`<h1 style="margin:0 0 8px;font-size:20px;line-height:1.3">${title}</h1>
<p style="margin:0 0 16px">${body}</p>
<p style="margin:0 0 24px"><a class="go" href="${appUrl}${path}" style="display:inline-block;padding:12px 20px;background:#09545f;color:#fbfaf4;border-radius:10px;text-decoration:none;font-weight:600">Open</a></p>
`;
