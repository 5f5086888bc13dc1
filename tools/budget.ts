import { request } from 'node:http';

/**
 * What the first public page costs on the wire, brotli as served, on a running instance: `node tools/budget.ts URL`.
 * The document counts with its stylesheet; every script it names, with all they import at once; every font that can
 * show Latin text.
 */
const PAGES = ['/', '/services', '/termsandconditions', '/FAQ', '/howToHire', '/gig/register'];
/** Thousands of bytes, as docs/performance.md has them. `script` is what the document asks for once it is used. */
export const BUDGETS = { document: 40, script: 140, fonts: 50 } as const;
type Part = keyof typeof BUDGETS;
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
    const call = request(
      url,
      { headers: { 'accept-encoding': encoding, accept: 'text/html,*/*' }, timeout: 20_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
        answer.on('error', reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error(`${url} gave no answer`)));
    call.on('error', reject);
    call.end();
  });
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The document names each module that its page starts with (`modulepreload`). */
export const scriptsOf = (html: string): string[] => [
  ...new Set(all(html, /<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.js(?:\?[^"]*)?)"/g)),
];

/** What a built module loads together with itself; `import()` waits for an intent and is not part of the first page. */
export const eagerImportsOf = (script: string): string[] =>
  all(script, /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["'](\.[^"']+\.js)["']/g);

/** True for a face without a range, and for one whose ranges hold the letter a. */
function showsLatin(face: string): boolean {
  const ranges = /unicode-range:([^;}]*)/i.exec(face)?.[1];
  if (ranges === undefined) return true;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return (
      Number.parseInt(first.replaceAll('?', '0'), 16) <= 0x61 && Number.parseInt(last.replaceAll('?', 'f'), 16) >= 0x61
    );
  });
}

export const stylesheetsOf = (html: string): string[] => all(html, /<link\b[^>]*href="([^"]+\.css)"/g);

export function fontsOf(css: string): string[] {
  const faces = all(css, /@font-face\s*\{([^}]*)\}/g).filter(showsLatin);
  return [...new Set(faces.flatMap((face) => all(face, /url\(["']?([^"')]+\.woff2)["']?\)/g)))];
}

async function scriptBytes(page: string, names: readonly string[]): Promise<number> {
  const queue = names.map((name) => new URL(name, page).href);
  const seen = new Set(queue);
  let bytes = 0;
  for (const url of queue) {
    const answer = await load(url);
    if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
    bytes += answer.bytes;
    for (const name of eagerImportsOf(answer.text)) {
      const next = new URL(name, url).href;
      if (!seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return bytes;
}

const sumOf = (answers: readonly Answer[]): number => answers.reduce((sum, { bytes }) => sum + bytes, 0);

export async function measure(page: string): Promise<Record<Part, number>> {
  const document = await load(page);
  if (document.status !== 200) throw new Error(`${page} answers ${document.status}`);
  const loadAll = (names: readonly string[]) => Promise.all(names.map((name) => load(new URL(name, page).href)));
  const sheets = await loadAll(stylesheetsOf(document.text));
  const fonts = await loadAll(sheets.flatMap(({ text }) => fontsOf(text)));
  return {
    document: sumOf([document, ...sheets]),
    script: await scriptBytes(page, scriptsOf(document.text)),
    fonts: sumOf(fonts),
  };
}

export const isTooMuch = (part: Part, bytes: number): boolean => bytes > BUDGETS[part] * 1_000;

if (import.meta.main) {
  const origin = process.argv[2] ?? process.env['DOCKET_URL'];
  if (origin === undefined) {
    console.error('Say which running instance to measure: node tools/budget.ts http://localhost:3000');
    process.exit(1);
  }
  for (const path of PAGES) {
    const sizes = await measure(new URL(path, origin).href);
    if (sizes.script === 0) throw new Error(`${path} names no script`);
    for (const part of Object.keys(BUDGETS) as Part[]) {
      const isOver = isTooMuch(part, sizes[part]);
      if (isOver) process.exitCode = 1;
      const size = (sizes[part] / 1_000).toFixed(1).padStart(6);
      console.log(`${path.padEnd(20)} ${part.padEnd(9)} ${size} kB of ${BUDGETS[part]}${isOver ? '  TOO MUCH' : ''}`);
    }
  }
}
