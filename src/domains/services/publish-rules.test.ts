import { describe, expect, test } from 'vitest';
import { FIRST_TERMS } from '#kit/terms.ts';
import { emptyDraft, entryPackage, type ServiceDraft } from './draft.ts';
import { headProblems } from '#domains/taxonomy/head-rules.ts';
import { contentOf, PUBLISH_LIMITS, publishProblems } from './publish-rules.ts';
import { qualityChecks, stateOfStep, stepOfField } from './quality.ts';
import { slugAttempt, slugOf } from './slug.ts';
import { goodDraft } from './test-draft.ts';
import { WIZARD_STEPS } from './wizard-steps.ts';

const usd = (amount: number) => ({ amount: String(amount), currency: 'USD' });
const first = goodDraft().packages[0] as ServiceDraft['packages'][number];
const withPackage = (change: Partial<ServiceDraft['packages'][number]>): ServiceDraft =>
  goodDraft({ packages: [{ ...first, ...change }] });
const fieldsOf = (draft: ServiceDraft) => Object.keys(publishProblems(draft, 'USD', FIRST_TERMS));

describe('what publishing needs', () => {
  test('a finished draft needs nothing more', () => {
    expect(publishProblems(goodDraft(), 'USD', FIRST_TERMS)).toEqual({});
  });

  test('an empty one gets everything it lacks in one answer', () => {
    expect(fieldsOf(emptyDraft)).toEqual([
      'title',
      'category',
      'description',
      'packages.0.scope',
      'packages.0.price',
      'requirements',
    ]);
  });

  const cases: [string, ServiceDraft, string[]][] = [
    ['a title of 14 characters', goodDraft({ title: 'x'.repeat(14) }), ['title']],
    ['a title of 15 characters', goodDraft({ title: 'x'.repeat(15) }), []],
    ['a title of 80 characters', goodDraft({ title: 'x'.repeat(80) }), []],
    ['a title of 81 characters', goodDraft({ title: 'x'.repeat(81) }), ['title']],
    ['a title of spaces', goodDraft({ title: ' '.repeat(40) }), ['title']],
    ['a top category', goodDraft({ category: 'brand-design' }), ['category']],
    ['a category nobody knows', goodDraft({ category: 'no-such' }), ['category']],
    ['a price of 4.99', withPackage({ price: usd(499) }), ['packages.0.price']],
    ['a price of 5.00', withPackage({ price: usd(500) }), []],
    ['a price of 20,000.00', withPackage({ price: usd(2_000_000) }), []],
    ['a price of 20,000.01', withPackage({ price: usd(2_000_001) }), ['packages.0.price']],
    ['a price in another currency', withPackage({ price: { amount: '4000', currency: 'EUR' } }), ['packages.0.price']],
    ['no price', withPackage({ price: null }), ['packages.0.price']],
    ['no delivery time', withPackage({ delivery_days: null }), ['packages.0.delivery_days']],
    ['no package', goodDraft({ packages: [] }), ['packages']],
    ['a package without a name', withPackage({ name: '  ' }), ['packages.0.name']],
    ['two packages of one tier', goodDraft({ packages: [first, first] }), ['packages.1.tier']],
    ['no question to the buyer', goodDraft({ requirements: [] }), ['requirements']],
    [
      'a choice with one answer',
      goodDraft({
        requirements: [{ id: 'a', kind: 'choice', question: 'Which?', required: true, choices: ['One', ' One '] }],
      }),
      ['requirements.0.choices'],
    ],
    [
      'an extra below the minimum',
      goodDraft({ extras: [{ id: 'a', name: 'More', price: usd(499), added_days: 0 }] }),
      ['extras.0.price'],
    ],
    ['a question without an answer', goodDraft({ faq: [{ question: 'Why?', answer: '' }] }), ['faq.0']],
  ];
  test.each(cases)('%s', (_name, draft, fields) => expect(fieldsOf(draft)).toEqual(fields));

  test('each problem of a package says which package it is', () => {
    const blank = { ...first, tier: 'premium' as const, name: '', scope: '', price: null, delivery_days: null };
    const problems = publishProblems(goodDraft({ packages: [first, blank] }), 'USD', FIRST_TERMS);
    expect(Object.keys(problems)).toHaveLength(4);
    for (const [message] of Object.values(problems)) expect(message).toContain('the premium package');
  });

  test('a currency without cents has its limits in whole units', () => {
    const yen = withPackage({ price: { amount: '5', currency: 'JPY' } });
    expect(publishProblems({ ...yen, extras: [] }, 'JPY', FIRST_TERMS)).toEqual({});
  });
});

test('what is published is trimmed, ordered by tier and knows its top category', () => {
  const content = contentOf(goodDraft({ title: '  Logo drawn by hand for print ' }), [{ file: 'a.webp', alt: 'A' }]);
  expect(content.cover).toBe('a.webp');
  expect(content.title).toBe('Logo drawn by hand for print');
  expect(content.top_category).toBe('brand-design');
  expect(content.packages.map(({ tier }) => tier)).toEqual(['basic', 'standard']);
  expect(entryPackage(content).price.amount).toBe('4000');
});

test('the checklist agrees with the rules, and advice blocks nothing', () => {
  const checks = qualityChecks(goodDraft(), [], 'USD', FIRST_TERMS);
  expect(checks.filter((check) => check.needed && !check.done)).toEqual([]);
  expect(checks.find((check) => check.id === 'cover')).toMatchObject({ done: false, needed: false });
  const withPicture = qualityChecks(goodDraft(), [{ alt: '' }], 'USD', FIRST_TERMS);
  expect(withPicture.filter(({ step }) => step === 'media').map(({ id, done }) => [id, done])).toEqual([
    ['cover', true],
    ['alt', false],
  ]);
  expect(
    qualityChecks(emptyDraft, [{ alt: 'A drawn logo' }], 'USD', FIRST_TERMS)
      .filter((check) => check.needed && !check.done)
      .map(({ id }) => id),
  ).toEqual(['title', 'category', 'description', 'packages', 'requirements']);
});

test('a line of the checklist says what is still missing', () => {
  const [entry, ...others] = goodDraft().packages;
  const draft = goodDraft({
    title: 'A logo',
    description: 'x'.repeat(60),
    packages: entry === undefined ? [] : [{ ...entry, price: null }, ...others],
  });
  const missing = qualityChecks(draft, [], 'USD', FIRST_TERMS).filter(({ needed, done }) => needed && !done);
  expect(missing.map(({ label }) => label)).toEqual([
    'A title of 15 to 80 characters; yours has 6',
    'A description of at least 120 characters; yours has 60',
    'At least one package, each with a price and a delivery time. Enter a price for the standard package.',
  ]);
  expect(Object.keys(headProblems({ title: 'A logo', category: null }, PUBLISH_LIMITS.title))).toEqual([
    'title',
    'category',
  ]);
});

test('what is not there has no tick: extras and FAQs without an entry, pictures without a picture', () => {
  const bare = goodDraft({ extras: [], faq: [], description: 'x'.repeat(213) });
  const checks = qualityChecks(bare, [], 'USD', FIRST_TERMS);
  expect(checks.filter(({ id }) => id === 'extras' || id === 'faq')).toEqual([]);
  expect(checks.find(({ id }) => id === 'long-description')).toMatchObject({
    label: 'A description of at least 400 characters; yours has 213',
    done: false,
  });
  expect(WIZARD_STEPS.map((step) => stateOfStep(step, 'publish', checks))).toEqual([
    'done',
    'done',
    'done',
    'skipped',
    'current',
  ]);
  expect(stateOfStep('media', 'overview', checks)).toBe('next');
  expect(stateOfStep('media', 'overview', qualityChecks(bare, [{ alt: '' }], 'USD', FIRST_TERMS))).toBe('done');
});

test('each line of the checklist leads to the first field that is wrong, on its step', () => {
  const begun = qualityChecks(emptyDraft, [], 'USD', FIRST_TERMS);
  expect(begun.find(({ id }) => id === 'packages')).toMatchObject({ field: 'packages.0.scope', done: false });
  const checks = qualityChecks(
    goodDraft({ packages: [first, { ...first, tier: 'basic', price: null }] }),
    [],
    'USD',
    FIRST_TERMS,
  );
  expect(checks.find(({ id }) => id === 'packages')).toMatchObject({
    step: 'packages',
    field: 'packages.1.price',
    done: false,
  });
  expect(checks.find(({ id }) => id === 'questions')).toMatchObject({ step: 'overview', field: 'faq' });
  const fields = Object.keys(
    publishProblems({ ...emptyDraft, extras: [{ id: 'a', name: '', price: null, added_days: 0 }] }, 'USD', FIRST_TERMS),
  );
  expect(fields.map((field) => [field, stepOfField(field)])).toEqual([
    ['title', 'overview'],
    ['category', 'overview'],
    ['description', 'overview'],
    ['packages.0.scope', 'packages'],
    ['packages.0.price', 'packages'],
    ['extras.0.name', 'packages'],
    ['extras.0.price', 'packages'],
    ['requirements', 'requirements'],
  ]);
});

describe('addresses', () => {
  test.each([
    ['Café menus, re-set & printed', 'cafe-menus-re-set-printed'],
    ['I’ll do it', 'ill-do-it'],
    ['日本語だけの題名です', 'service'],
    ['Top ranked', 'top-ranked-service'],
    ['--', 'service'],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));

  test('is never longer than 80 characters and never ends in a dash', () => {
    for (const title of ['word '.repeat(30), 'x'.repeat(200), `${'a'.repeat(79)} b`])
      expect(slugOf(title)).toMatch(/^[a-z0-9-]{1,80}(?<!-)$/);
  });

  test('a taken one is distinguished by the id', () => {
    expect(slugAttempt('A title', '0195-abcd', 1)).toBe('a-title-abcd');
  });
});
