/**
 * What a draft needs before it can be published (SVC-2, LIM-15). The wizard shows the same list while the seller
 * writes; the server refuses to publish with the same messages per field.
 */
import type { FieldErrors } from '#kit/errors.ts';
import { wholeUnits } from '#kit/fees.ts';
import type { Terms } from '#kit/terms.ts';
import { compare, formatMoney, type Money } from '#kit/money.ts';
import { PACKAGE_TIERS, type ServiceContent, type ServiceDraft } from './draft.ts';
import { motifOf } from './cover.ts';
import { coverOf, type ServicePicture } from './picture-rules.ts';
import { questionProblems, tidied } from './requirements.ts';
import { topOf } from '#domains/taxonomy/categories.ts';
import { checkHead, sayInto, type Say } from '#domains/taxonomy/head-rules.ts';

export const PUBLISH_LIMITS = {
  title: { least: 15, most: 80 },
  descriptionMin: 120,
  deliveryDaysMax: 90,
} as const;

export interface PriceRange {
  readonly min: Money;
  readonly max: Money;
}

/** What prices of packages and extras go by. */
export type PriceTerms = Pick<Terms, 'gigPriceLeastWhole' | 'gigPriceMostWhole' | 'gigExtraLeastWhole'>;

export const priceRange = (currency: string, terms: PriceTerms): PriceRange => ({
  min: wholeUnits(terms.gigPriceLeastWhole, currency),
  max: wholeUnits(terms.gigPriceMostWhole, currency),
});

/** Field → what to do, in plain words; empty when it can be published. */
export function publishProblems(draft: ServiceDraft, currency: string, terms: PriceTerms): FieldErrors {
  const problems: FieldErrors = {};
  const say = sayInto(problems);
  checkWords(draft, say);
  checkPackages(draft, currency, terms, say);
  checkExtras(draft, currency, terms, say);
  checkRequirements(draft, say);
  draft.faq.forEach(({ question, answer }, index) => {
    if (question.trim() === '' || answer.trim() === '')
      say(`faq.${index}`, 'Enter both a question and an answer, or remove this FAQ.');
  });
  return problems;
}

function checkWords(draft: ServiceDraft, say: Say): void {
  checkHead(draft, PUBLISH_LIMITS.title, say);
  if (draft.description.trim().length < PUBLISH_LIMITS.descriptionMin)
    say('description', `Describe what the client gets, in at least ${PUBLISH_LIMITS.descriptionMin} characters.`);
}

function checkPackages({ packages }: ServiceDraft, currency: string, terms: PriceTerms, say: Say): void {
  if (packages.length === 0) say('packages', 'Add at least one package.');
  const range = priceRange(currency, terms);
  const seen = new Set<string>();
  packages.forEach(({ tier, name, scope, price, delivery_days: deliveryDays }, index) => {
    const field = `packages.${index}`;
    if (seen.has(tier)) say(`${field}.tier`, `There are two ${tier} packages. Keep one.`);
    seen.add(tier);
    if (name.trim() === '') say(`${field}.name`, `Name the ${tier} package.`);
    if (scope.trim() === '') say(`${field}.scope`, `Summarize the ${tier} package in one line.`);
    if (deliveryDays === null) say(`${field}.delivery_days`, `Enter the delivery time of the ${tier} package in days.`);
    if (price === null) say(`${field}.price`, `Enter a price for the ${tier} package.`);
    else checkPrice(price, range, currency, `${field}.price`, say);
  });
}

function checkPrice(price: Money | null, { min, max }: PriceRange, currency: string, field: string, say: Say): void {
  if (price === null) say(field, 'Enter a price.');
  else if (price.currency !== currency) say(field, `Enter a price in ${currency}.`);
  else if (compare(price, min) < 0) say(field, `Enter a price of at least ${formatMoney(min)}.`);
  else if (compare(price, max) > 0) say(field, `Enter a price of at most ${formatMoney(max)}.`);
}

function checkExtras({ extras }: ServiceDraft, currency: string, terms: PriceTerms, say: Say): void {
  const range = { min: wholeUnits(terms.gigExtraLeastWhole, currency), max: priceRange(currency, terms).max };
  const seen = new Set<string>();
  extras.forEach(({ id, name, price }, index) => {
    if (seen.has(id)) say(`extras.${index}`, 'This extra is listed twice.');
    seen.add(id);
    if (name.trim() === '') say(`extras.${index}.name`, 'Name this extra.');
    checkPrice(price, range, currency, `extras.${index}.price`, say);
  });
}

function checkRequirements({ requirements }: ServiceDraft, say: Say): void {
  if (requirements.length === 0) say('requirements', 'Add at least one question for the client.');
  const seen = new Set<string>();
  requirements.forEach((requirement, index) => {
    const field = `requirements.${index}`;
    if (seen.has(requirement.id)) say(field, 'This question is listed twice.');
    seen.add(requirement.id);
    for (const [part, problem] of Object.entries(questionProblems(requirement))) say(`${field}.${part}`, problem);
  });
}

/** A draft in the form that publishing gives it: tidied, and packages in the order of their tiers. */
export const asPublished = (draft: ServiceDraft): ServiceDraft => ({
  ...draft,
  title: draft.title.trim(),
  packages: draft.packages.toSorted((a, b) => PACKAGE_TIERS.indexOf(a.tier) - PACKAGE_TIERS.indexOf(b.tier)),
  requirements: draft.requirements.map(tidied),
  cover_design: draft.cover_design ?? null,
});

/** What of a draft a page could show now: packages and extras without a price or time are left out. */
export function previewOf(written: ServiceDraft, pictures: readonly ServicePicture[]): ServiceContent {
  const draft = asPublished(written);
  return {
    ...draft,
    category: draft.category ?? '',
    top_category: draft.category === null ? '' : (topOf(draft.category)?.slug ?? ''),
    motif: motifOf(draft.category ?? ''),
    packages: draft.packages.flatMap(({ price, delivery_days: days, ...rest }) =>
      price === null || days === null ? [] : [{ ...rest, price, delivery_days: days }],
    ),
    extras: draft.extras.flatMap(({ price, ...rest }) => (price === null ? [] : [{ ...rest, price }])),
    faq: draft.faq.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== ''),
    requirements: draft.requirements.filter(({ question }) => question.trim() !== ''),
    cover: coverOf(pictures),
    cover_design: draft.cover_design ?? null,
    pictures,
  };
}

/** The draft as published content. Call it only when `publishProblems` found none. */
export function contentOf(written: ServiceDraft, pictures: readonly ServicePicture[]): ServiceContent {
  const draft = asPublished(written);
  const top = draft.category === null ? undefined : topOf(draft.category);
  if (draft.category === null || top === undefined) throw new RangeError('a published service is in a category');
  return {
    ...draft,
    category: draft.category,
    top_category: top.slug,
    motif: motifOf(draft.category),
    packages: draft.packages.map(({ price, delivery_days: deliveryDays, ...rest }) => {
      if (price === null || deliveryDays === null)
        throw new RangeError('a published package has a price and a delivery time');
      return { ...rest, price, delivery_days: deliveryDays };
    }),
    extras: draft.extras.map(({ price, ...rest }) => {
      if (price === null) throw new RangeError('a published extra has a price');
      return { ...rest, price };
    }),
    cover: coverOf(pictures),
    cover_design: draft.cover_design ?? null,
    pictures,
  };
}
