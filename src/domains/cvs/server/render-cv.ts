/** A CV as a file, and as pictures of its pages for who writes it. */
import { render, type Template } from '#kit/server/documents/typesetter.ts';
import type { ShownCv } from '../shown-cv.ts';

/** What a line of text may hold and no font can draw. */
const CONTROLS = /\p{Cc}/gu;
const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** As a reader's program takes it; none for what is no page, address or number, or would run something. */
function safeUrl(typed: string): string {
  const url = [typed, `https://${typed}`].find((some) => URL.canParse(some)) ?? 'none:';
  const { protocol, pathname, href } = new URL(url);
  return SAFE.has(protocol) && pathname !== '' ? href : '';
}
/** As it is read on paper. */
const addressOf = (typed: string): string => typed.replaceAll(/^https?:\/\/(?:www\.)?|\/$/g, '');

/** Everything with a URL has its address as well. */
function prepared(key: string, value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.toWellFormed().replaceAll(CONTROLS, ' ');
    return key === 'url' ? safeUrl(text) : text;
  }
  if (value === null || typeof value !== 'object' || !('url' in value)) return value;
  return { ...value, address: addressOf(String(value.url)) };
}

/** What the template sets, and the photo where its look wants one. */
export function cvSetting(cv: ShownCv, photo: Buffer | null) {
  const pictures: Record<string, Buffer> = cv.look.has_photo && photo !== null ? { photo } : {};
  return {
    template: `cv-${cv.look.template}` satisfies Template,
    data: JSON.parse(JSON.stringify({ ...cv, photo: 'photo' in pictures }, prepared)) as unknown,
    pictures,
  } as const;
}

/** `photo` is shown where the look wants one: PNG, JPEG or WebP, cut to a square. */
export const cvPdf = (cv: ShownCv, photo: Buffer | null, madeAt: Date): Promise<Buffer> =>
  render({ ...cvSetting(cv, photo), format: 'pdf', madeAt });

/** Page `page` from 1, the last one where there are fewer, and how many there are. */
export async function cvPage(
  cv: ShownCv,
  photo: Buffer | null,
  page: number,
): Promise<{ readonly svg: string; readonly pages: number }> {
  const { bytes, pages } = await render({ ...cvSetting(cv, photo), format: 'svg', page });
  return { svg: bytes.toString(), pages };
}
