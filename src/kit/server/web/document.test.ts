import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { documentMaker, type DocumentText } from './document.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const make = documentMaker({
  appUrl: 'https://docket.example',
  headScript: 'early()',
  modules: ['/assets/map.js', '/assets/entry.js'],
  stylesFor: () => ({ element: Buffer.from('<style>p{color:red}</style>'), hash: hash('p{color:red}') }),
});
const HTML = '<html><head><title>T</title><script>early()</script></head><body><p>Words</p></body></html>';
const made = (over: Partial<DocumentText> = {}) => {
  const { body, policy } = make({ status: 200, html: HTML, data: { files: [] }, maySleep: true, ...over });
  return { text: body.toString(), policy: policy ?? '' };
};
const scriptsIn = (text: string) =>
  [...text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', script = '']) => ({ attributes, script }));

test('the policy allows the two scripts of every document and its style by hash, and nothing inline beside them', () => {
  const { text, policy } = made();
  const run = scriptsIn(text).filter(({ attributes }) => !attributes.includes('application/json'));
  expect(run).toHaveLength(2);
  expect(policy).toContain(`script-src ${run.map(({ script }) => hash(script)).join(' ')} 'strict-dynamic';`);
  expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`);
  expect(policy).not.toMatch(/unsafe|nonce/);
});

test('its scripts are the same whatever the document says', () => {
  const words = '</script><script>alert(1)</script><!-- </head><body> </body></html>';
  const { text, policy } = made({ data: { files: [], words } });
  expect(policy).toBe(made().policy);
  expect(scriptsIn(text)).toHaveLength(3);
  expect(JSON.parse(scriptsIn(text).find(({ attributes }) => attributes.includes('application/json'))?.script ?? '')).toEqual({ files: [], words });
});

test('a page that cannot wait says so by an attribute, so that the script stays the same', () => {
  expect(made({ maySleep: false }).text).toBe(made().text.replace(' data-sleeps=""', ''));
});

test('what starts a page is a script that a browser can read', () => {
  const start = scriptsIn(made().text).at(-1)?.script ?? '';
  expect(() => new Script(start)).not.toThrow();
  expect(start).toMatch(/\(\["\/assets\/map\.js","\/assets\/entry\.js"\]\)$/);
});

test('a document that no longer ends as it did is refused rather than sent without scripts', () => {
  expect(() => made({ html: HTML.replace('</body></html>', '</html>') })).toThrow('not built');
});
