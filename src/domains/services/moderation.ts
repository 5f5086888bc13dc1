/**
 * What the automatic rules find in a service (SVC-3), and what of a change is reviewed (SVC-7). The rules are data that
 * operators change.
 */
import { after, HOUR_MS } from '#kit/clock.ts';
import type { ServiceContent } from './draft.ts';
import { entryPackage } from './draft.ts';

export const RULE_KINDS = ['words', 'links', 'contact', 'price', 'duplicate'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];
export const RULE_EFFECTS = ['flag', 'block'] as const;
export type RuleEffect = (typeof RULE_EFFECTS)[number];

export const REVIEW_KINDS = ['first', 'change', 'afterwards'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];
export const REVIEW_DECISIONS = ['approved', 'needs_changes', 'denied'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/** How long a seller waits for a decision at most; what went live by the rules keeps nobody waiting. */
export const REVIEW_HOURS = 24;
export const reviewDueAt = (kind: ReviewKind, askedAt: Date): Date | null =>
  kind === 'afterwards' ? null : after(askedAt, REVIEW_HOURS * HOUR_MS);

/** How long a seller has to change what was sent back (SVC-4). */
export const CHANGES_DAYS = 30;
/**
 * So many live services that nobody had to send back: in `manual` their verified seller goes live immediately (SVC-3).
 */
export const CLEAN_SERVICES = 5;

export interface ModerationRule {
  readonly id: string;
  readonly kind: RuleKind;
  readonly words: readonly string[];
  readonly factor: number | null;
  readonly effect: RuleEffect;
  readonly reason: string;
}

/** What is known of other services. */
export interface MarketFacts {
  /** The middle of the starting prices in its category; null where there are too few to compare. */
  readonly middlePrice: bigint | null;
  readonly hasSameTitle: boolean;
}

export interface Finding {
  readonly ruleId: string;
  readonly kind: RuleKind;
  readonly effect: RuleEffect;
  /** By the name that a problem of it has. */
  readonly field: string;
  /** What was found, shortened; empty where it is the whole field. */
  readonly found: string;
  readonly reason: string;
}

const FOUND_MAX = 80;

const textsOf = ({
  title,
  description,
  tags,
  packages,
  extras,
  faq,
}: ServiceContent): readonly (readonly [field: string, text: string])[] => [
  ['title', title],
  ['description', description],
  ['tags', tags.join('\n')],
  ...packages.map(
    ({ name, scope, features }, at) => [`packages.${at}.scope`, [name, scope, ...features].join('\n')] as const,
  ),
  ...extras.map(({ name }, at) => [`extras.${at}.name`, name] as const),
  ...faq.map(({ question, answer }, at) => [`faq.${at}`, `${question}\n${answer}`] as const),
];

export const LINK = /(?:https?:\/\/|www\.)[^\s)\]]+/i;
const EMAIL = /[\w.+-]+\s?(?:@|\(at\))\s?[\w-]+\.[a-z]{2,}/i;
/** A country's prefix and at least eight digits, however they are grouped. Prices, years and sizes have no prefix. */
const PHONE = /\+\d(?:[\s().-]?\d){8,14}/;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A whole word, in any script: not within a longer one. */
export const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** An email address, or else a phone number. */
export const contactIn = (text: string): string | null => (EMAIL.exec(text) ?? PHONE.exec(text))?.[0] ?? null;

function foundIn(rule: ModerationRule, text: string): string | null {
  const pattern = {
    words: () => anyOf(rule.words),
    links: () => LINK,
    contact: () => (EMAIL.test(text) ? EMAIL : PHONE),
    price: null,
    duplicate: null,
  }[rule.kind];
  return pattern === null ? null : (pattern().exec(text)?.[0] ?? null);
}

/** Every rule's first finding in each field. */
export function findings(content: ServiceContent, rules: readonly ModerationRule[], facts: MarketFacts): Finding[] {
  const texts = textsOf(content);
  return rules.flatMap((rule): Finding[] => {
    const at = (field: string, found: string): Finding => ({
      ruleId: rule.id,
      kind: rule.kind,
      effect: rule.effect,
      field,
      found: found.slice(0, FOUND_MAX),
      reason: rule.reason,
    });
    if (rule.kind === 'price') return isOutlier(content, facts.middlePrice, rule.factor) ? [at('packages', '')] : [];
    if (rule.kind === 'duplicate') return facts.hasSameTitle ? [at('title', content.title)] : [];
    return texts.flatMap(([field, text]) => {
      const found = foundIn(rule, text);
      return found === null ? [] : [at(field, found)];
    });
  });
}

function isOutlier(content: ServiceContent, middle: bigint | null, factor: number | null): boolean {
  if (middle === null || factor === null) return false;
  const price = BigInt(entryPackage(content).price.amount);
  return price > middle * BigInt(factor) || price * BigInt(factor) < middle;
}

/** Of a live service title, media and category are reviewed before they show (SVC-7); all else is live immediately. */
export function withoutReviewedChanges(next: ServiceContent, live: ServiceContent): ServiceContent {
  const { title, category, top_category: top, motif, cover, pictures } = live;
  return { ...next, title, category, top_category: top, motif, cover, pictures };
}
export function hasReviewedChanges(next: ServiceContent, live: ServiceContent): boolean {
  const media = ({ pictures }: ServiceContent): string => pictures.map(({ file, alt }) => `${file} ${alt}`).join('\n');
  return next.title !== live.title || next.category !== live.category || media(next) !== media(live);
}
/** The reviewed part of what was submitted, on what is live now. */
export const withReviewedChanges = (live: ServiceContent, submitted: ServiceContent): ServiceContent =>
  withoutReviewedChanges(live, submitted);
