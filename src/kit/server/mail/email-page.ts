import { instanceLocale } from '#kit/locale.ts';
import { html, Html } from '../html.ts';
import { emailColors } from './email-colors.ts';

/**
 * The layout of every email. Tables and inline styles, because mail programs support little else; the one stylesheet
 * holds what they support of dark mode. Nothing is fetched: no picture, no font, nothing that tracks who opened it.
 */
const dark = ({ primary, onPrimary }: ReturnType<typeof emailColors>): string =>
  `@media (prefers-color-scheme:dark){.back{background:#0c1519!important}.card{background:#141f24!important;border-color:#2b383d!important}.ink{color:#f3f1eb!important}.quiet,.quiet a{color:#b0bfc0!important}.go{background:${primary.dark}!important;color:${onPrimary.dark}!important}.link{color:${primary.dark}!important}.box{background:#0c1519!important;border-color:#2b383d!important;color:#f3f1eb!important}.line{border-color:#2b383d!important}}@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.edge{padding:0!important}.card{border-radius:0!important;border-width:0 0 1px!important}}`;

const SANS = `'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`;

export const emailHeading = (text: string): Html =>
  html`<h1 class="ink" style="margin:0 0 12px;color:#0f2027;font-size:24px;line-height:1.25;letter-spacing:-0.01em;overflow-wrap:anywhere">${text}</h1>`;

/** What it is about, above a heading. */
export const emailCaption = (text: string): Html =>
  html`<p class="quiet" style="margin:0 0 6px;color:#43545b;font-size:14px;overflow-wrap:anywhere">${text}</p>`;

export const emailText = (text: string): Html =>
  html`<p class="ink" style="margin:0 0 20px;color:#0f2027;font-size:16px;overflow-wrap:anywhere">${text}</p>`;

export const emailButton = (words: string, link: string): Html =>
  html`<p style="margin:0 0 24px"><a class="go" href="${link}" style="display:inline-block;padding:14px 24px;background:${emailColors().primary.light};color:${emailColors().onPrimary.light};border-radius:10px;text-decoration:none;font-weight:600;font-size:16px">${words}</a></p>`;

export const emailLink = (words: string, link: string): Html =>
  html`<p style="margin:0 0 4px"><a class="link" href="${link}" style="display:inline-block;padding:8px 0;color:${emailColors().primary.light};font-weight:600;font-size:16px">${words}</a></p>`;

/** On one line without spaces, so that it can be read from a notification and copied with a double tap. */
export const emailCode = (code: string): Html =>
  html`<p class="box" style="margin:0 0 24px;padding:20px 12px;background:#f4f2ec;border:1px solid #dfdcd5;border-radius:10px;color:#0f2027;font:700 32px/1.2 ui-monospace,SFMono-Regular,Consolas,monospace;letter-spacing:4px;text-align:center;white-space:nowrap">${code}</p>`;

export const emailLine = (): Html =>
  html`<div class="line" style="margin:12px 0 24px;border-top:1px solid #dfdcd5;font-size:0;line-height:0">&nbsp;</div>`;

export const emailQuiet = (content: Html | string): Html =>
  html`<p class="quiet" style="margin:0 0 8px;color:#43545b;font-size:14px;overflow-wrap:anywhere">${content}</p>`;

export const quietLink = (words: string, link: string): Html =>
  html`<a href="${link}" style="color:#43545b">${words}</a>`;

interface EmailPage {
  readonly brand: string;
  readonly subject: string;
  /** What a list of emails shows beside the subject. */
  readonly preview: string;
  readonly body: readonly Html[];
  readonly foot: readonly Html[];
}

export const emailPage = ({ brand, subject, preview, body, foot }: EmailPage): Html => html`<!doctype html>
<html lang="${instanceLocale()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${new Html(dark(emailColors()))}</style></head>
<body class="back" style="margin:0;background:#faf9f5;font:16px/1.5 ${new Html(SANS)}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table class="back" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf9f5"><tr><td class="edge" align="center" style="padding:32px 16px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffefd;border:1px solid #dfdcd5;border-radius:14px;border-collapse:separate;overflow:hidden;text-align:left">
<tr><td class="pad" style="padding:20px 32px;background:#062a33;border-bottom:4px solid ${emailColors().accent};color:#f8f6ef;font-weight:700;font-size:19px;letter-spacing:-0.01em">${brand}</td></tr>
<tr><td class="pad" style="padding:32px 32px 12px">
${body}
</td></tr>
<tr><td class="pad" style="padding:0 32px 28px">
<div class="line" style="margin:0 0 20px;border-top:1px solid #dfdcd5;font-size:0;line-height:0">&nbsp;</div>
${foot}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
