import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { extensionPoint } from '#kit/server/extension-point.ts';
import type { TalkCard } from '#kit/talk-card.ts';

/** What a thread of a conversation can be about. A proposal is talked about under its project. */
export const THREAD_KINDS = ['service', 'project', 'order', 'contract'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

export interface TalkSubject {
  readonly kind: ThreadKind;
  /** Its number or slug. */
  readonly ref: string;
  readonly title: string;
  /** The person on its other side. */
  readonly otherId: string;
  /** They work together or are about to, so what is written needs no leave. */
  readonly isKnown: boolean;
}

/** The people who work on one project for one client. */
export interface TalkTeam {
  /** The project's slug. */
  readonly ref: string;
  readonly title: string;
  readonly clientId: string;
  readonly freelancerIds: readonly string[];
}

/**
 * Something that happened to the work of two people, as a line of their conversation: what happened then, never what
 * became of it since.
 */
export interface TalkEvent {
  /** The same at every reading, and no other event’s. */
  readonly id: string;
  readonly at: Date;
  /** Whose act it was; null where the words are a sentence of their own. */
  readonly by: string | null;
  /**
   * Follows the name of `by`: "funded milestone 1 · $400.00". The title of the work is apart, as it is said once for
   * several.
   */
  readonly words: string;
  /** Of a due date that was moved, it or both, for the end of `words` in the reader’s time zone. */
  readonly due?: readonly Date[];
  /** What was written with it. */
  readonly note: string | null;
  readonly kind: ThreadKind;
  readonly ref: string;
  readonly title: string;
  /** The part of its page that the line is about. */
  readonly anchor?: string | undefined;
}

/** What happened between two people from one instant to before another, without an end where one is null. */
export interface Happened {
  readonly one: string;
  readonly other: string;
  readonly from: Date | null;
  readonly before: Date | null;
  /** Of one thing only. */
  readonly ref: string | null;
}

/** Work that two people have under way. */
export interface TalkWork {
  readonly kind: ThreadKind;
  readonly ref: string;
  readonly title: string;
  /** Its page, and that of the list of all that the reader has on its side of the work. */
  readonly path: string;
  readonly listPath: string;
  /** In the words of its page: "Delivered, in review". */
  readonly state: string;
  /** Until when it goes on as it is, or was to: "due", "review by"; null where nothing runs. */
  readonly ends: { readonly words: string; readonly at: Date } | null;
  /** What the reader does next in it, as its own page says it; null where it is not their turn. */
  readonly step: TalkStep | null;
}

export interface TalkStep {
  readonly title: string;
  /** Of the button, and where it leads. */
  readonly label: string;
  readonly path: string;
}

/** Of each kind: two people have few. */
export const MOST_WORK = 50;

/** As much as is read at once: the newest of that time. */
export const MOST_EVENTS = 200;
/** For the newest one: not every move has words for everyone. */
export const NEWEST_EVENTS = 4;

/** The newest event with each person. */
export function newestOf(
  events: readonly (readonly [otherId: string, event: TalkEvent])[],
): ReadonlyMap<string, TalkEvent> {
  const newest = new Map<string, TalkEvent>();
  for (const [otherId, event] of events) if ((newest.get(otherId)?.at ?? 0) < event.at) newest.set(otherId, event);
  return newest;
}

/** What a domain offers to messages: a kind of thing that two people can talk about (decision 135). */
export interface TalkedAbout {
  /** The word before the colon of an address, such as `order:DK-7K3M-92QX`. */
  readonly name: string;
  /** Null where there is no such thing, or the reader may not know of it. */
  readonly read: (reads: Db | Tx, ref: string, readerId: string) => Promise<TalkSubject | null>;
  /** Who works on a project with this slug now, as its client or one of them finds it; null to everyone else. */
  readonly teamOf?: (reads: Db | Tx, slug: string, readerId: string) => Promise<TalkTeam | null>;
  /** Which of these have ended: what was written about them belongs to the archive. Left out where nothing ends. */
  readonly endedAmong?: (db: Db, refs: readonly string[]) => Promise<readonly string[]>;
  /** Of kinds that are paid work: whether two people have or had some, paid for or signed. */
  readonly haveWork?: (reads: Db | Tx, userId: string, other: string) => Promise<boolean>;
  /** The other people of such work, whom someone can write to without being a stranger: the latest. */
  readonly workedWith?: (db: Db, userId: string) => Promise<readonly string[]>;
  /** What happened to their things of this kind, oldest first: of one instant in the order in which it happened. */
  readonly happenedBetween?: (db: Db, happened: Happened) => Promise<readonly TalkEvent[]>;
  /** The newest of that with each of these people, for a list of conversations. */
  readonly newestWith?: (
    db: Db | Tx,
    userId: string,
    otherIds: readonly string[],
  ) => Promise<ReadonlyMap<string, TalkEvent>>;
  /**
   * What runs between the two, whether or not they wrote about it, and what still waits for the reader in finished
   * work.
   */
  readonly workBetween?: (db: Db, readerId: string, otherId: string, now: Date) => Promise<readonly TalkWork[]>;
  /** Whether some of it can still be disputed: until then originals of what they wrote are kept. */
  readonly mayDispute?: (reads: Db | Tx, userId: string, other: string) => Promise<boolean>;
}
export const talkedAbout = extensionPoint<TalkedAbout>();

/** What a domain offers to conversations: how one kind of its things is now (decision 146). */
export interface TalkCards {
  /** As it is kept beside the message. */
  readonly kind: string;
  /** By `ref`. One that is missing is shown as the line of text that was kept with it. */
  readonly read: (
    db: Db,
    refs: readonly string[],
    readerId: string,
    context: Context,
  ) => Promise<ReadonlyMap<string, TalkCard>>;
}
export const talkCards = extensionPoint<TalkCards>();
