import { expect, test } from 'vitest';
import { makeDocx } from '#kit/server/documents/docx.ts';
import { sampleCv } from '../server/sample-cv.ts';
import type { CvContent } from '../cv.ts';
import { showCv } from '../shown-cv.ts';
import { cvPlainText } from './plain-text.ts';
import { contentOf, noRecord, ownEntry, sectionOf } from './test-cvs.ts';

const textOf = (content: CvContent, language = 'en'): string =>
  cvPlainText(showCv(content, language, { record: noRecord, facts: [], profileUrl: '' }));

test('the whole CV in its order, in lines of at most 78 letters', () => {
  const text = cvPlainText(sampleCv('modern', 'https://example.com'));
  expect(text).toMatch(/^Ines Sample\nBrand designer and illustrator\n\nines\.sample@example\.com\n\+1 555 0100\n/);
  expect(text).toContain(
    '\n\nExperience\n----------\n\nIndependent designer\nStudio Sample, Porto\nMarch 2021 – now\n- Drew 64',
  );
  expect(text).toContain(
    '\n- Cut the average time from brief to first sketch from 9 to 4 days by working\n  from one page of questions.\n',
  );
  expect(text).toContain('\n\nSkills\n------\n\nLogo design, Packaging design, Illustration, Print design\n');
  expect(text).toContain('\nPortuguese (native), English (fluent)\n');
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(78);
  expect(text.endsWith('\n')).toBe(true);
});

test('text from the right and its phone number stay as they are', () => {
  const text = `${'أحمد يعمل في Docket '.repeat(12)}+972 54 123 4567`;
  const written = textOf(
    contentOf({
      basics: { name: 'أحمد', phone: '+972 54 123 4567' },
      sections: [sectionOf('custom', [ownEntry('a', { title: 'ب', text })])],
    }),
    'ar',
  );
  expect(written).toContain(`\n${text}\n`);
  expect(written).toContain('\n+972 54 123 4567\n');
  expect(written).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
});

test('a word of 400 letters and emoji stay in one piece', () => {
  const text = `😀 ${'x'.repeat(400)} 👩‍👩‍👧 end`;
  const written = textOf(
    contentOf({ basics: { name: 'A' }, sections: [sectionOf('custom', [ownEntry('a', { title: 'B', text })])] }),
  );
  expect(written).toContain(`\n${'x'.repeat(400)}\n👩‍👩‍👧 end\n`);
});

test('what we vouch for says so', () => {
  const content = contentOf({ basics: { name: 'A' }, sections: [{ ...sectionOf('verified', []), facts: ['work'] }] });
  const facts = [{ name: 'work', text: 'Completed orders: 4', url: 'https://example.com' }] as const;
  expect(cvPlainText(showCv(content, 'en', { record: noRecord, facts, profileUrl: '' }))).toContain(
    'Completed orders: 4 (verified)\nhttps://example.com',
  );
});

test('a CV as it is read is what a Word document is made of', async () => {
  const file = await makeDocx(sampleCv('classic', 'https://example.com'));
  expect(file.subarray(0, 2).toString()).toBe('PK');
});
