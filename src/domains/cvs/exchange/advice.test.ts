import { expect, test } from 'vitest';
import type { CvBasics, CvEntry, CvSection } from '../cv.ts';
import { sampleCv } from '../server/sample-cv.ts';
import { showCv } from '../shown-cv.ts';
import { advise, type AdvisedCv } from './advice.ts';
import type { Advice } from './advice-kinds.ts';
import { contentOf, noRecord, ownEntry, sectionOf } from './test-cvs.ts';

const LONG = Array.from({ length: 130 }, (_, index) => `word${index}`).join(' ');
const basics: Partial<CvBasics> = { name: 'Ada', email: 'ada@example.com', phone: '+47 1', summary: LONG };

function adviceOn(
  sections: CvSection[],
  more: Partial<AdvisedCv> & { language?: string; basics?: Partial<CvBasics> } = {},
): Advice[] {
  const content = contentOf({ basics: { ...basics, ...more.basics }, sections });
  const cv = showCv(content, more.language ?? 'en', { record: noRecord, facts: [], profileUrl: '' });
  return advise({ cv, content, record: noRecord, pages: null, today: '2026-11', ...more });
}
const job = (id: string, fields: Partial<CvEntry>): CvEntry =>
  ownEntry(id, { title: id, from: '2020', to: 'now', ...fields });
const jobs = (...entries: CvEntry[]): CvSection[] => [sectionOf('experience', entries)];
const words = (advice: readonly Advice[]): string[] => advice.map((item) => item.words);
const withText = (text: string, more = {}): Advice[] => adviceOn(jobs(job('Designer', { text })), more);

test('a good CV gets no advice', () => {
  expect(withText('- Led 5 people.\n- Cut the time of a build by half.')).toEqual([]);
});

test('weak beginnings, with the point and a better verb', () => {
  const advice = withText(
    '- Responsible for 4 shops.\n- Helped customers.\n- Helpfulness won 2 prizes.\n- Wasted nothing.',
  );
  expect(advice.map(({ kind }) => kind)).toEqual(['weak_beginning', 'weak_beginning']);
  expect(words(advice)[0]).toBe(
    'Start “Responsible for 4 shops.” with what you did: instead of “Responsible for”, try “Led” or “Ran”.',
  );
  expect(advice[0]).toMatchObject({ sectionId: 'experience', entryId: 'Designer' });
});

test('points without any number, once for a job', () => {
  expect(words(withText('- Led people.\n- Wrote code.'))).toEqual([
    'No point under “Designer” has a number. Say how many, how much or how fast.',
  ]);
  for (const text of ['- Led two teams.', '- Doubled sales.', '- بنى ٣ أنظمة.', 'No points at all.'])
    expect(withText(text)).toEqual([]);
});

test('first person, doubled words and the same verb again and again', () => {
  const advice = withText(
    '- Led 5 of my people.\n- Led the the team.\n- Led more.\n- Said that that is fine, had had luck.',
  );
  expect(words(advice)).toEqual([
    '3 points begin with “led”. Vary the verbs.',
    '“the” is there twice in “Led the the team.”. Remove one.',
    'Leave out “my” under “Designer”: begin with the verb.',
  ]);
  expect(withText('- Built 3 iOS apps for MINE Ltd., Imola.')).toEqual([]);
});

test('rules about words are for English, rules about dates for all', () => {
  const text = '- Responsible for my the the team.';
  expect(withText(text, { language: 'de' })).toEqual([]);
  expect(adviceOn(jobs(job('A', { from: '2022', to: '2020' })), { language: 'ar' }).map(({ kind }) => kind)).toEqual([
    'dates',
  ]);
});

test('more than 6 months between jobs, unless studies fill them', () => {
  const two = [job('New', { from: '2024-01', to: 'now' }), job('Old', { from: '2020-01', to: '2022-12' })];
  expect(adviceOn(jobs(...two))).toEqual([
    {
      sectionId: 'experience',
      entryId: 'New',
      kind: 'gap',
      words: expect.stringMatching(
        /^Nothing is listed for 12 months, from January 2023 to December 2023\. Say what you did/,
      ),
    },
  ]);
  const school = sectionOf('education', [ownEntry('school', { title: 'MSc', from: '2023', to: '2023' })]);
  expect(adviceOn([...jobs(...two), school])).toEqual([]);
  expect(adviceOn(jobs(job('New', { from: '2023-07' }), job('Old', { from: '2020-01', to: '2022-12' })))).toEqual([]);
  // Years alone may hide no gap, and a job beside another one is none.
  expect(adviceOn(jobs(job('New', { from: '2023' }), job('Old', { from: '2020', to: '2022' })))).toEqual([]);
  expect(
    adviceOn(
      jobs(
        job('Long', { from: '2010', to: 'now' }),
        job('Short', { from: '2012', to: '2012' }),
        job('New', { from: '2024' }),
      ),
    ),
  ).toEqual([]);
});

test('dates that contradict themselves', () => {
  const adviceWith = (fields: Partial<CvEntry>): string[] => words(adviceOn(jobs(job('A', fields))));
  expect(adviceWith({ from: '2022-05', to: '2022-04' })).toEqual(['“A” ends before it starts. Check its dates.']);
  expect(adviceWith({ from: '2027' })).toEqual(['“A” starts in the future. Check its dates.']);
  expect(adviceWith({ to: '2026-12' })).toEqual(['“A” ends in the future. If you still do it, set its end to now.']);
  expect(adviceWith({ from: 'now' })).toEqual(['“A” has no start. Enter the month or the year it began.']);
  expect(adviceWith({ from: '2022', to: '2022' })).toEqual([]);
  expect(adviceOn([sectionOf('education', [ownEntry('s', { title: 'BSc', from: '2024', to: '2028' })])])).toEqual([]);
});

test('too long by pages or by words, too short, or without a way to reach the person', () => {
  expect(words(withText('- Led 5.', { pages: 3 }))).toEqual([
    'Your CV is 3 pages long. Cut it to 2 pages: shorten or hide your oldest entries.',
  ]);
  expect(withText('- Led 5.', { pages: 3, mostPages: 3 })).toEqual([]);
  expect(words(withText('word '.repeat(500) + '\n\n' + 'other '.repeat(500)))[0]).toMatch(
    /^Your CV has 1,1\d\d words. Cut it to about 1,100/,
  );
  expect(words(adviceOn(jobs(job('A', {})), { basics: { summary: '' } }))).toEqual([
    'Your CV has 1 word. Say more about what you did.',
  ]);
  expect(words(withText('- Led 5.', { basics: { email: ' ' } }))).toEqual([
    'Add an email address, so that people can reach you.',
  ]);
  expect(words(withText('- Led 5.', { basics: { phone: '' } }))[0]).toMatch(/^Add a phone number or a link/);
});

test('60 jobs are advised in a moment, and the sample needs little', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    job(`Job ${index}`, {
      from: `${1960 + index}`,
      to: `${1961 + index}`,
      text: `- Led ${'x'.repeat(400)} 😀 مرحبا 3.`,
    }),
  );
  expect(adviceOn(jobs(...many)).map(({ kind }) => kind)).toEqual([]);
  const cv = sampleCv('classic', 'https://example.com');
  const content = contentOf({ basics: {}, sections: [] });
  expect(advise({ cv, content, record: noRecord, pages: 1, today: '2026-11' }).map(({ kind }) => kind)).toEqual([]);
});
