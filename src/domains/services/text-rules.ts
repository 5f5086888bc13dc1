/**
 * What the rules find in words to other people, at every door (PRJ-1, AUT-13): each with the reason that its author
 * reads.
 */
import { invalidField } from '#kit/errors.ts';
import { anyOf, contactIn, LINK } from './moderation.ts';

export const FINDING_KINDS = ['contact', 'payment_elsewhere', 'free_work', 'links'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface TextFinding {
  readonly kind: FindingKind;
  /** By the name that a problem of it has. */
  readonly field: string;
  readonly found: string;
  readonly reason: string;
  /** Cannot be posted like this; all else is posted, and staff look at it. */
  readonly blocks: boolean;
}

interface Rule {
  readonly kind: FindingKind;
  readonly blocks: boolean;
  readonly reason: string;
  readonly find: (text: string) => string | null;
}
const within =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.exec(text)?.[0] ?? null;

const ELSEWHERE = anyOf([
  'western union',
  'moneygram',
  'pay outside',
  'paid outside',
  'payment outside',
  'pay directly',
  'paid directly',
  'direct bank transfer',
  'paypal friends and family',
  'in cash',
  'crypto only',
  'gift cards',
  'avoid the fee',
  'avoid fees',
]);
const FREE = anyOf([
  'free sample',
  'free samples',
  'free test',
  'free trial',
  'unpaid test',
  'unpaid trial',
  'test task for free',
  'sample for free',
  'work for free first',
  'do the first one free',
  'for exposure',
]);

const RULES: readonly Rule[] = [
  {
    kind: 'contact',
    blocks: true,
    find: contactIn,
    reason: 'Remove contact details. People reach you here, and work agreed elsewhere isn’t protected.',
  },
  {
    kind: 'payment_elsewhere',
    blocks: false,
    find: within(ELSEWHERE),
    reason: 'It mentions payment elsewhere. Only money that is held here is protected.',
  },
  {
    kind: 'free_work',
    blocks: false,
    find: within(FREE),
    reason: 'It asks for work without pay. Samples are paid as a milestone of their own.',
  },
  {
    kind: 'links',
    blocks: false,
    find: within(LINK),
    reason: 'Links to other sites are checked: they may only show what the work is about.',
  },
];
const FOUND_MAX = 80;

/**
 * Every rule's first finding in each text. `kinds` leaves out rules that do not fit, such as links of someone who
 * proposes.
 */
export const findingsIn = (
  texts: readonly (readonly [field: string, text: string])[],
  kinds: readonly FindingKind[] = FINDING_KINDS,
): TextFinding[] =>
  RULES.filter(({ kind }) => kinds.includes(kind)).flatMap(({ find, ...rule }) =>
    texts.flatMap(([field, text]) => {
      const found = find(text);
      return found === null
        ? []
        : [{ kind: rule.kind, blocks: rule.blocks, reason: rule.reason, field, found: found.slice(0, FOUND_MAX) }];
    }),
  );

/** For words to one person, which staff do not look at: what is found is not sent. */
export function refuseWords(
  texts: readonly (readonly [field: string, text: string])[],
  kinds: readonly FindingKind[] = ['contact', 'payment_elsewhere'],
): void {
  const [found] = findingsIn(texts, kinds);
  if (found !== undefined) throw invalidField(found.field, found.reason);
}
