import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { UNSET } from '../../brand-settings.ts';
import { brandMarks, NO_MARKS } from './brand-marks.ts';
import { documentMaker, type DocumentText } from './document.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PARTS = {
  appUrl: 'https://docket.example',
  headScript: 'early()',
  modules: ['/assets/map.js', '/assets/entry.js'],
  isDeveloping: false,
  brand: () => NO_MARKS,
};
const make = documentMaker(PARTS);
const HTML = '<html><head><title>T</title><script>early()</script></head><body><p>Words</p></body></html>';
const made = (over: Partial<DocumentText> = {}) => {
  const { body, policy } = make({ status: 200, html: HTML, data: { files: [] }, maySleep: true, ...over });
  return { text: body.toString(), policy: policy ?? '' };
};
const scriptsIn = (text: string) =>
  [...text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', script = '']) => ({ attributes, script }));

test('the policy allows the two scripts of every document by hash, and nothing inline beside them', () => {
  const { text, policy } = made();
  const run = scriptsIn(text).filter(({ attributes }) => !attributes.includes('application/json'));
  expect(run).toHaveLength(2);
  expect(policy).toContain(`script-src ${run.map(({ script }) => hash(script)).join(' ')} 'strict-dynamic';`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toMatch(/unsafe|nonce/);
});

test('an announcement stands in front of what was rendered, and the policy allows its script and style by hash', () => {
  const brand = brandMarks(
    { ...UNSET, logo: '0190', colors: null },
    { text: 'Closed on Monday', link: null, link_text: null, starts_at: '2026-11-24T00:00:00Z', ends_at: '2026-11-25T00:00:00Z' },
  );
  const { body, policy } = documentMaker({ ...PARTS, brand: () => brand })({ status: 200, html: HTML, data: { files: [] }, maySleep: true });
  const text = body.toString();
  expect(text).toMatch(/<\/head><body><aside class="announcement"[\s\S]*<\/script><p>Words<\/p>/);
  const [, , dismiss] = scriptsIn(text).filter(({ attributes }) => !attributes.includes('application/json'));
  expect(scriptsIn(text).filter(({ attributes }) => !attributes.includes('application/json'))).toHaveLength(3);
  for (const hashed of [...brand.scriptHashes, ...brand.styleHashes]) expect(policy).toContain(hashed);
  expect(dismiss).toBeDefined();
  expect(hash(brand.style.toString().replaceAll(/<\/?style>/g, ''))).toBe(brand.styleHashes[0]);
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
