import { documentPolicy, hashOf } from '../http/headers.ts';
import type { BrandMarks } from './brand-marks.ts';
import type { KeptDocument } from './document-cache.ts';
import { startScript } from './start-script.ts';

/** Where the renderer ends the head, and the whole. No text of a person can hold either: it is escaped. */
const HEAD_END = '</head><body>';
const END = '</body></html>';
const SKIP_LINK = '<a href="#main" class="skip-link">';

/** JSON within a script element: no `<`, so neither an end tag nor a comment can stand in it. */
const inElement = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

interface DocumentParts {
  readonly appUrl: string;
  /** The script in every head. */
  readonly headScript: string;
  /** What starts a page, in this order. */
  readonly modules: readonly string[];
  /** Then it has no policy: Vite's own scripts, styles and socket have no hash. */
  readonly isDeveloping: boolean;
  /** What it carries of the operator's brand. */
  readonly brand: () => BrandMarks;
}

export interface DocumentText {
  readonly status: number;
  readonly html: string;
  readonly data: object;
  readonly maySleep: boolean;
}

/** Puts documents together: what was rendered, page data, and the script that starts the page. */
export function documentMaker({ appUrl, headScript, modules, isDeveloping, brand }: DocumentParts): (text: DocumentText) => Omit<KeptDocument, 'count'> {
  const start = startScript(modules);
  const scripts = [headScript, start].map(hashOf);
  const ending = {
    sleeping: Buffer.from(`</script><script data-sleeps="">${start}</script>${END}`),
    started: Buffer.from(`</script><script>${start}</script>${END}`),
  };
  return ({ status, html, data, maySleep }) => {
    const headEnd = html.indexOf(HEAD_END);
    if (headEnd < 0 || !html.endsWith(END)) throw new Error('the document is not built as it was');
    const inBody = html.slice(headEnd, -END.length);
    const marks = brand();
    // After the link that skips to the content: it has to be the first that the keyboard reaches.
    const bannerAt = inBody.startsWith(SKIP_LINK, HEAD_END.length) ? inBody.indexOf('</a>', HEAD_END.length) + '</a>'.length : HEAD_END.length;
    const body = bytesOf([
      `<!DOCTYPE html>${html.slice(0, headEnd)}`,
      marks.style,
      inBody.slice(0, bannerAt),
      marks.banner,
      inBody.slice(bannerAt),
      `<script type="application/json" id="page-data">${inElement(data)}`,
      maySleep ? ending.sleeping : ending.started,
    ]);
    const policy = isDeveloping ? null : documentPolicy(appUrl, [...scripts, ...marks.scriptHashes], marks.styleHashes);
    return { status, contentType: 'text/html; charset=utf-8', policy, body, packed: null };
  };
}

/** Everything in one piece of memory, each text encoded into its place: made one by one and joined, they were copied twice. */
function bytesOf(parts: readonly (string | Buffer)[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + Buffer.byteLength(part), 0));
  let at = 0;
  for (const part of parts) at += typeof part === 'string' ? whole.write(part, at) : part.copy(whole, at);
  return whole;
}
