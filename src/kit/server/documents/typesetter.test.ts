import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { afterEach, expect, test } from 'vitest';
import { documentFonts } from './document-fonts.ts';
import { lettersOf, lettersWithoutFont } from './font-letters.ts';
import { openTypesetter } from './typesetter.ts';

const SMALL = 50;
const script = path.join(import.meta.dirname, 'test-typeset.ts');
const opened: ReturnType<typeof openTypesetter>[] = [];
function typesetter(limits: Parameters<typeof openTypesetter>[0] = {}) {
  const { render, close } = openTypesetter({ script, ...limits });
  opened.push({ render, close });
  return async (data: unknown): Promise<string> =>
    (await render({ template: 'document', format: 'pdf', data, pictures: {}, madeAt: new Date() })).toString();
}
afterEach(() => {
  for (const { close } of opened.splice(0)) close();
});

test('one process sets document after document', async () => {
  const render = typesetter();
  const pids = [await render(SMALL), ...(await Promise.all([render(SMALL), render(SMALL)]))];
  expect(new Set(pids).size).toBe(1);
});

test('it is replaced after so many documents, and when it has grown', async () => {
  const render = typesetter({ mostDocuments: 2 });
  const pids = [await render(SMALL), await render(SMALL), await render(SMALL)];
  expect(pids[1]).toBe(pids[0]);
  expect(pids[2]).not.toBe(pids[0]);
  const growing = typesetter({ mostMb: 100 });
  expect(await growing(101)).not.toBe(await growing(SMALL));
});

test('it ends when nobody needed it for a while', async () => {
  const render = typesetter({ idleMs: 20 });
  const pid = Number(await render(SMALL));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('one that ended while nobody needed it is replaced', async () => {
  const render = typesetter();
  const pid = Number(await render(SMALL));
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(Number(await render(SMALL))).not.toBe(pid);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(['never', 'ends', 'fails'])(
  'a document that %s can be tried again, and the next one is set',
  async (data) => {
    const render = typesetter({ longestMs: 1_000 });
    const [failing, next] = await Promise.allSettled([render(data), render(SMALL)]);
    expect(failing).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    expect(next.status).toBe('fulfilled');
  },
);

test('templates fetch nothing and use no font but ours', () => {
  const templates = globSync('templates/*.typ', { cwd: import.meta.dirname });
  expect(templates.length).toBeGreaterThan(0);
  for (const template of templates) {
    const source = readFileSync(path.join(import.meta.dirname, template), 'utf8');
    // A package would be looked for on the network.
    expect(source, template).not.toMatch(/#?import\s+"@/);
    if (source.includes('#set text(')) expect(source, template).toContain('fallback: false');
  }
});

test('every letter that a font says it has is drawn', () => {
  for (const font of documentFonts()) {
    const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [font] }] });
    const letters = lettersOf(font)
      .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_none, place) => first + place))
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /[\p{L}\p{N}\p{Sc}]/u.test(letter));
    const family = ['Noto Sans', 'Noto Serif', 'Vazirmatn', 'Noto Sans Hebrew', 'Noto Sans Devanagari'];
    const source = `#set document(title: "t")
      #set text(font: ${JSON.stringify(family).replace('[', '(').replace(']', ')')}, fallback: false)
      #sys.inputs.letters`;
    expect(
      compiler.pdf({ mainFileContent: source, inputs: { letters: letters.join(' ') } }, { pdfStandard: 'ua-1' }).length,
    ).toBeGreaterThan(1_000);
  }
});

test('names what no font has, once each, and nothing that has no picture', () => {
  const latin = [[0x20, 0x7e]] as const;
  expect(lettersWithoutFont([latin], 'a b\n\u2068c\u2069\ufe0f')).toBe('');
  expect(lettersWithoutFont([latin], 'aéé日')).toBe('[\\x{e9}\\x{65e5}]');
});
