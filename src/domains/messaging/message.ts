/**
 * Rules of messages: who may write when, and until when a message can be changed (rules MSG-1 and MSG-2, decision 136).
 */
import { DAY_MS, MINUTE_MS } from '#kit/clock.ts';

export const MESSAGE_LIMITS = {
  text: 10_000,
  /** A stranger says what it is about, and waits for an answer. */
  beforeAnswer: 3,
  requestsADay: 10,
  editMs: 15 * MINUTE_MS,
  originalMs: 90 * DAY_MS,
  /** A notice of unread messages waits until nobody wrote for this long, and comes at most this often. */
  quietMinutes: 10,
  noticeMinutes: 15,
  excerpt: 160,
  blocks: 1_000,
  /** In one message, and of one person in one conversation within a day. */
  files: 20,
  fileBytesADay: 1_024 * 1_024 * 1_024,
  filesADay: 200,
  /** Uploaded and never sent. */
  unsentMs: DAY_MS,
} as const;

/** As a member of a conversation finds it. */
export type Standing = 'open' | 'request_sent' | 'request_received';

export const standingOf = (
  { askedBy, answeredAt }: { askedBy: string | null; answeredAt: Date | null },
  readerId: string,
): Standing => (answeredAt !== null ? 'open' : askedBy === readerId ? 'request_sent' : 'request_received');

export interface Writing {
  readonly standing: Standing;
  /** How often the writer turned to the other person, by any door (LIM-64). */
  readonly sent: number;
  readonly blockedByMe: boolean;
  readonly blockedByOther: boolean;
  readonly otherLeft: boolean;
}

export const TOO_MANY_WORDS = `You contacted this person ${MESSAGE_LIMITS.beforeAnswer} times. You can contact them again once they answer.`;

/** Why nothing can be written now, as the writer reads it; null where it can. */
export function whyNotWrite({ standing, sent, blockedByMe, blockedByOther, otherLeft }: Writing): string | null {
  if (otherLeft) return 'This person no longer has an account here. You can still read what was written.';
  if (blockedByMe) return 'You blocked this person. Unblock them to write again.';
  if (blockedByOther) return 'This person doesn’t accept messages from you.';
  return standing === 'request_sent' && sent >= MESSAGE_LIMITS.beforeAnswer ? TOO_MANY_WORDS : null;
}

/** Files of strangers are not handed to anyone who did not answer them. */
export const whyNotAttach = (standing: Standing): string | null =>
  standing === 'request_sent' ? 'You can send files once they answer.' : null;

export interface Written {
  readonly authorId: string;
  readonly sentAt: Date;
  readonly deletedAt: Date | null;
}

export const changeableUntil = ({ sentAt }: Pick<Written, 'sentAt'>): Date =>
  new Date(sentAt.getTime() + MESSAGE_LIMITS.editMs);

/** Why it can't be edited or deleted; null where it can. */
export function whyNotChange(message: Written, readerId: string, now: Date): string | null {
  if (message.authorId !== readerId) return 'Only the person who wrote a message can change it.';
  if (message.deletedAt !== null) return 'This message was deleted.';
  return now < changeableUntil(message) ? null : 'A message can be edited or deleted for 15 minutes after it was sent.';
}

/** The pair's order in its row, no matter who writes first. */
export const pairOf = (userId: string, other: string): { readonly low: string; readonly high: string } =>
  userId < other ? { low: userId, high: other } : { low: other, high: userId };

/** One line of a message for lists, cut between words where there are any. */
export function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MESSAGE_LIMITS.excerpt) return line;
  const cut = line.slice(0, MESSAGE_LIMITS.excerpt);
  const end = cut.lastIndexOf(' ');
  // Half of a pair of code units is no character.
  return `${end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
