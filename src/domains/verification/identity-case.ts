import { printedWords } from '#kit/printed-name.ts';
import type { MoveTable } from '#kit/transitions.ts';

export const CASE_STATES = [
  'started',
  'submitted',
  'in_review',
  'more_info',
  'approved',
  'rejected',
  'expired',
  'revoked',
] as const;
export type CaseState = (typeof CASE_STATES)[number];
export type Party = 'person' | 'operator' | 'provider' | 'system';
export type CaseMove =
  | 'submit'
  | 'take'
  | 'approve'
  | 'reject'
  | 'askForMore'
  | 'expire'
  | 'revoke'
  | 'uphold'
  | 'reopen'
  | 'process'
  | 'confirm'
  | 'refuse'
  | 'giveUp';

/** The states of one try (IDV-1 to IDV-5). "none" means that there is no case. */
export const caseMoves: MoveTable<CaseState, CaseMove, Party> = {
  submit: { from: ['started', 'more_info'], to: 'submitted', by: ['person'] },
  take: { from: ['submitted', 'in_review'], to: 'in_review', by: ['operator'] },
  approve: { from: ['submitted', 'in_review'], to: 'approved', by: ['operator'] },
  reject: { from: ['submitted', 'in_review'], to: 'rejected', by: ['operator'] },
  askForMore: { from: ['submitted', 'in_review'], to: 'more_info', by: ['operator'] },
  expire: { from: ['approved'], to: 'expired', by: ['system'] },
  revoke: { from: ['approved'], to: 'revoked', by: ['operator'] },
  uphold: { from: ['rejected', 'revoked'], to: 'same', by: ['operator'] },
  reopen: { from: ['rejected', 'revoked'], to: 'in_review', by: ['operator'] },
  // An outside provider: it checks, approves or rejects, or ends without an answer.
  process: { from: ['started'], to: 'submitted', by: ['provider'] },
  confirm: { from: ['started', 'submitted'], to: 'approved', by: ['provider'] },
  refuse: { from: ['started', 'submitted'], to: 'rejected', by: ['provider'] },
  giveUp: { from: ['submitted'], to: 'started', by: ['provider'] },
};

/** Who looks: our own reviewers, or a provider outside. */
export const CHECKERS = ['review', 'stripe'] as const;
export type Checker = (typeof CHECKERS)[number];

export const DOCUMENT_KINDS = ['passport', 'identity_card', 'driving_licence', 'residence_permit'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const FILE_PARTS = ['front', 'back', 'selfie'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

export const documentWords: Readonly<Record<DocumentKind, string>> = {
  passport: 'Passport',
  identity_card: 'Identity card',
  driving_licence: 'Driver’s license',
  residence_permit: 'Residence permit',
};

/** A passport says everything on one page; cards have two sides. */
export const partsNeeded = (kind: DocumentKind): readonly FilePart[] =>
  kind === 'passport' ? ['front', 'selfie'] : FILE_PARTS;

export const REASONS = [
  'unreadable',
  'not_accepted',
  'expired_document',
  'name_differs',
  'face_differs',
  'altered',
  'other',
] as const;
export type Reason = (typeof REASONS)[number];

export const reasonWords: Readonly<Record<Reason, string>> = {
  unreadable: 'The pictures are unreadable',
  not_accepted: 'We don’t accept this type of document',
  expired_document: 'Document expired',
  name_differs: 'The name doesn’t match the account',
  face_differs: 'The selfie doesn’t match the document',
  altered: 'The document appears to be altered',
  other: 'Another reason, explained below',
};

export const TRIES = 3;
export const TRIES_DAYS = 30;
/** Files are deleted so long after the decision; outcome, hashes and reviewer stay. */
export const FILES_KEPT_DAYS = 30;
export const NOTICE_DAYS = 30;
/** Soft: so long after a document ran out its owner keeps selling. */
export const GRACE_DAYS = 30;
export const APPEAL_DAYS = 7;
/** So long a case that is taken stays with who took it; then a colleague may go on with it. */
export const TAKEN_HOURS = 4;

/**
 * The family name as it is, however it is spelled; of the first names the document may have more, or the account may.
 */
export function isSameName(
  document: { first: string; last: string },
  account: { first_name: string; last_name: string },
): boolean {
  const wordsOf = printedWords(document.first, document.last, account.first_name, account.last_name);
  const lettersOf = (name: string): string => wordsOf(name).join('').replaceAll(/\p{N}/gu, '');
  const [first, known] = [lettersOf(document.first), lettersOf(account.first_name)];
  return lettersOf(document.last) === lettersOf(account.last_name) && (first.includes(known) || known.includes(first));
}
