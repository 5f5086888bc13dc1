/**
 * Notices of illegal content, copyright claims and counter-notices: what they say, and what is decided about them
 * (NTC-1 to NTC-5).
 */
import type { Topic } from './ticket.ts';

export const NOTICE_KINDS = ['illegal', 'copyright'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const TOPIC_OF = { illegal: 'report', copyright: 'copyright', counter: 'counter' } as const satisfies Record<
  NoticeKind | 'counter',
  Topic
>;
export const SUBJECT_OF: Readonly<Record<NoticeKind | 'counter', string>> = {
  illegal: 'Notice of illegal content',
  copyright: 'Copyright claim',
  counter: 'Counter-notice',
};

export const DECISIONS = ['removed', 'kept'] as const;
export type Decision = (typeof DECISIONS)[number];
export const GROUNDS = ['law', 'terms', 'none'] as const;
export type Ground = (typeof GROUNDS)[number];

export const NOTICE_LIMITS = { link: 2_000, concerns: 1_000, contact: 500, signedName: 120, statement: 2_000 } as const;

/**
 * What each of them signs. The first two sentences are those of Regulation (EU) 2022/2065, article 16, the others of 17
 * U.S.C. § 512(c)(3) and (g)(3).
 */
export const DECLARATIONS: Readonly<Record<NoticeKind | 'counter', readonly string[]>> = {
  illegal: ['I believe in good faith that this notice is accurate and complete.'],
  copyright: [
    'I believe in good faith that the owner, their agent or the law does not allow this use.',
    'This notice is accurate. Under penalty of perjury, I am the owner or may act for them.',
  ],
  counter: [
    'Under penalty of perjury, I believe in good faith that it was removed by mistake or misidentification.',
    'I accept the jurisdiction of the court at my address, and service of process from the person who sent the notice.',
  ],
};

interface Decided {
  readonly decision: Decision;
  readonly ground: Ground;
}

/** What is removed is removed for a reason of the law or of our terms; what stays needs none. */
export const whyNotDecide = ({ decision, ground }: Decided): string | null =>
  decision === 'removed' && ground === 'none' ? 'Say whether it breaks the law or our terms.' : null;

const GROUND_WORDS: Readonly<Record<Ground, string>> = {
  law: 'It is illegal, or someone else’s right forbids it',
  terms: 'It breaks our terms',
  none: 'It breaks neither the law nor our terms',
};
export const groundWords = (ground: Ground): string => GROUND_WORDS[ground];

interface Reasons extends Decided {
  readonly link: string;
  readonly statement: string;
  readonly isReview: boolean;
  /** How this reader can have it looked at again. */
  readonly redress: string;
}

/**
 * The statement of reasons (Regulation (EU) 2022/2065, article 17): what, why, on what ground, by whom, and what can be
 * done about it.
 */
export const statementOfReasons = ({ decision, ground, link, statement, isReview, redress }: Reasons): string =>
  [
    `${isReview ? 'After a review by another person' : 'After reading the notice'}, we decided: ${decision === 'removed' ? 'the content is hidden from everyone, everywhere on this site' : 'the content stays public'}.`,
    `Content: ${link}`,
    `Ground: ${GROUND_WORDS[ground]}.`,
    `Reasons: ${statement}`,
    'A person decided. No automated means were used.',
    `${redress} You can also go to an out-of-court dispute settlement body, or to court.`,
  ].join('\n\n');

export const REDRESS_OF_NOTIFIER =
  'If you disagree, write in this ticket within 6 months, and another person reviews it.';
export const redressOfAuthor = (number: string): string =>
  `If you disagree, send a counter-notice with the number ${number} within 6 months, and another person reviews it.`;
