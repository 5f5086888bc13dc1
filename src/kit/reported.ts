/**
 * Kinds of things that people can report, with their words. A domain that has one says how it is read and hidden
 * (kit/server/reportable.ts).
 */
import { withSearch } from './with-search.ts';
export const REPORTABLE_KINDS = [
  'review',
  'reply',
  'service',
  'profile',
  'project',
  'message',
  'question',
  'answer',
] as const;
export type ReportableKind = (typeof REPORTABLE_KINDS)[number];

export const KIND_WORDS: Readonly<Record<ReportableKind, string>> = {
  review: 'review',
  reply: 'reply',
  service: 'service',
  profile: 'profile',
  project: 'project',
  message: 'message',
  question: 'question',
  answer: 'answer',
};
/** As a group's name, after "All kinds". */
export const KIND_PLURALS: Readonly<Record<ReportableKind, string>> = {
  review: 'reviews',
  reply: 'replies',
  service: 'services',
  profile: 'profiles',
  project: 'projects',
  message: 'messages',
  question: 'questions',
  answer: 'answers',
};
export const isReportable = (text: string): text is ReportableKind =>
  (REPORTABLE_KINDS as readonly string[]).includes(text);

/**
 * The screen on which one thing is reported, and where it leads back to: a plain link, so it costs a public page no
 * script.
 */
export const reportPath = (kind: ReportableKind, id: string, from: string): string =>
  withSearch(`/user/report/${kind}/${id}`, { return_to: from });
