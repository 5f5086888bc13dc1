import { request } from 'node:http';

/**
 * What the first public page costs on the wire, brotli as served, on a running instance: `node tools/budget.ts URL`.
 * Every script the document names counts, with all they import at once; every font that can show Latin text counts.
 */
const PAGES = ['/', '/services', '/termsandconditions', '/FAQ', '/howToHire', '/gig/register'];
/** Thousands of bytes, as docs/performance.md has them. `script` is what the document asks for once it is used. */
export const BUDGETS = { document: 40, script: 140, fonts: 50 } as const;
type Part = keyof typeof BUDGETS;
const MAX_FILES = 400;

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
}

/** The size as it crosses the wire, and the text behind it. */
async function load(url: string): Promise<Answer> {
  const plain = await ask(url, 'identity');
  // Asked for again, because a document is compressed well from its second reader on.
  const packed = await ask(url, 'br');
  return { status: packed.status, bytes: packed.body.length, text: plain.body.toString('utf8') };
}

function ask(url: string, encoding: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': encoding, accept: 'text/html,*/*' }, timeout: 20_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
      answer.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error(`${url} gave no answer`)));
    call.on('error', reject);
    call.end();
  });
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const taggedScriptsOf = (html: string): string[] => all(html, /<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js(?:\?[^"]*)?)"/g);

/** The end of every document (src/kit/server/web/document.ts): page data with the files of its routes, and the script that starts it with its modules. */
const ENDING = /<script type="application\/json" id="page-data">([^<]*)<\/script><script(?: data-sleeps="")?>([^<]*|[\s\S]*?)<\/script><\/body><\/html>$/;
const MODULES = /\((\["[^\]]*\])\)$/;

/** Of a page that sleeps too: all that it asks for once it is used. */
export function scriptsOf(html: string): string[] {
  const [, data = '{}', start = ''] = ENDING.exec(html) ?? [];
  const { files = [] } = JSON.parse(data) as { files?: string[] };
  const modules = JSON.parse(MODULES.exec(start)?.[1] ?? '[]') as string[];
  return [...new Set([...taggedScriptsOf(html), ...modules, ...files])];
}

/** What a built module loads together with itself; `import()` waits for an intent and is not part of the first page. */
export const eagerImportsOf = (script: string): string[] => all(script, /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["'](\.[^"']+\.js)["']/g);

/** True for a face without a range, and for one whose ranges hold the letter a. */
function showsLatin(face: string): boolean {
  const ranges = /unicode-range:([^;}]*)/i.exec(face)?.[1];
  if (ranges === undefined) return true;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return Number.parseInt(first.replaceAll('?', '0'), 16) <= 0x61 && Number.parseInt(last.replaceAll('?', 'f'), 16) >= 0x61;
  });
}

export function fontsOf(html: string): string[] {
  const faces = all(html, /@font-face\s*\{([^}]*)\}/g).filter(showsLatin);
  const used = faces.flatMap((face) => all(face, /url\(["']?([^"')]+\.woff2)["']?\)/g));
  return [...new Set([...used, ...all(html, /<link\b[^>]*as="font"[^>]*href="([^"]+)"/g), ...all(html, /<link\b[^>]*href="([^"]+)"[^>]*as="font"/g)])];
}

async function scriptBytes(page: string, names: readonly string[]): Promise<{ bytes: number; files: number }> {
  const queue = names.map((name) => new URL(name, page).href);
  const seen = new Set(queue);
  let bytes = 0;
  for (const url of queue) {
    const answer = await load(url);
    if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
    bytes += answer.bytes;
    for (const name of eagerImportsOf(answer.text)) {
      const next = new URL(name, url).href;
      if (!seen.has(next) && seen.size < MAX_FILES) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return { bytes, files: seen.size };
}

export async function measure(page: string): Promise<{ sizes: Record<Part, number>; files: number }> {
  const document = await load(page);
  if (document.status !== 200) throw new Error(`${page} answers ${document.status}`);
  const script = await scriptBytes(page, scriptsOf(document.text));
  const fonts = await Promise.all(fontsOf(document.text).map((name) => load(new URL(name, page).href)));
  const fontBytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  return { sizes: { script: script.bytes, document: document.bytes, fonts: fontBytes }, files: script.files };
}

export const isTooMuch = (part: Part, bytes: number): boolean => bytes > BUDGETS[part] * 1_000;

if (import.meta.main) {
  const origin = process.argv[2] ?? process.env['DOCKET_URL'];
  if (origin === undefined) {
    console.error('Say which running instance to measure: node tools/budget.ts http://localhost:3000');
    process.exit(1);
  }
  for (const path of PAGES) {
    const { sizes, files } = await measure(new URL(path, origin).href);
    if (files === 0) console.log(`${path} names no script`);
    for (const part of Object.keys(BUDGETS) as Part[]) {
      const isOver = isTooMuch(part, sizes[part]);
      if (isOver) process.exitCode = 1;
      const size = (sizes[part] / 1_000).toFixed(1).padStart(6);
      console.log(`${path.padEnd(20)} ${part.padEnd(9)} ${size} kB of ${BUDGETS[part]}${isOver ? '  TOO MUCH' : ''}`);
    }
  }
}
