/** What people are notified of, in words. How notifications reach them is the work of the domain notifications. */
import type { EventKind, FactsOf } from './events.ts';
import { fromCache } from './format/from-cache.ts';
import { formatList } from './format/names.ts';
import { formatDay, formatTime, type Reader } from './format/time.ts';
import { knownZone } from './format/zone.ts';
import { formatMoney, money } from './money.ts';
import type { StaffRole } from './staff.ts';
import type { TopicKey } from './notice-topics.ts';

/**
 * What one person sends another: emails about one sender leave together, and none about what was withdrawn before it
 * left.
 */
export interface SentWords {
  readonly by: string;
  /** The same in all notices about it, such as an offer's number. */
  readonly what: string;
  /** The notice says that it was withdrawn. */
  readonly isWithdrawn?: true;
}

/** What one person is notified of about one event. */
export interface Notice {
  /** A person's id, or `operators`: the staff whose work it is. */
  readonly to: string;
  /** For operators: the role whose work it is. Owners are notified too; without a role, only they are. */
  readonly staff?: StaffRole;
  /** Of operators, the one who did it. */
  readonly not?: string;
  readonly topic: TopicKey;
  /** The thing it is about; several notices of one thing are shown together. */
  readonly group: { readonly key: string; readonly title: string };
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** What the button that leads there says: "Open the contract". */
  readonly action: string;
  /**
   * Money or a deadline: its email goes out alone, named in the subject, and waits for quiet hours only. Others are
   * gathered. One that has `sent` waits for no digest either, but goes with the rest of its sender.
   */
  readonly isImmediate?: boolean;
  /**
   * True only until the next notice of this stage of its group, such as "review by Dec 2" until a revision is
   * requested. The older one is read then, and in no email (NTF-3). The stage `review end` ends `review`, `end` ends
   * all of the group; both stay themselves.
   */
  readonly stage?: string;
  /** The default channels; both unless stated. */
  readonly only?: 'mail' | 'in_app';
  /** Where it is about what one person sent another, and could withdraw. */
  readonly sent?: SentWords;
  /** What an email about it can be answered in, where replies by email are read. */
  readonly reply?: { readonly door: 'message'; readonly ref: string };
  /** An email to this address instead of the account's. */
  readonly address?: string;
}

/** For one kind of event: who is notified of what. A domain's module lists its own. */
export interface NoticesOf {
  readonly kind: EventKind;
  readonly compose: (facts: never, say: Say) => readonly Notice[];
}

/** Turns stored events into notices. */
export type NoticesByEvent = ReadonlyMap<string, NoticesOf>;
export const noticesByEvent = (all: readonly NoticesOf[]): NoticesByEvent =>
  new Map(all.map((composer) => [composer.kind.name, composer]));

/** Uses the event's facts alone. Nobody is notified of their own acts. */
export const noticesOf = <Kind extends EventKind>(
  kind: Kind,
  compose: (facts: FactsOf<Kind>, say: Say) => Notice | readonly Notice[],
): NoticesOf => ({
  kind,
  compose: (facts: FactsOf<Kind>, say: Say) => [compose(facts, say)].flat(),
});

/** The notices with their stages, by event; nothing where what one says stays true. */
export const inStages = (
  all: readonly NoticesOf[],
  stageOf: (event: string, facts: Readonly<Record<string, unknown>>) => string | undefined,
): NoticesOf[] =>
  all.map(({ kind, compose }) => ({
    kind,
    compose: (facts: never, say: Say) => {
      const stage = stageOf(kind.name, facts);
      return compose(facts, say).map((notice) => (stage === undefined ? notice : { ...notice, stage }));
    },
  }));

/** Facts as one reader writes them. */
export interface Say {
  readonly locale: string;
  /** An instant on the reader's clock, with the zone: deadlines depend on it. */
  readonly when: (instant: string) => string;
  /** The day there, for a title: "Dec 1". The text has the time. */
  readonly on: (instant: string) => string;
  /** What others call this person, or these words where no name is known: an emptied account. */
  readonly name: (userId: string, otherwise: string) => string;
  /** A day without a time. */
  readonly day: (day: string) => string;
  readonly money: (amount: { readonly amount: string; readonly currency: string }) => string;
  readonly list: (items: readonly string[]) => string;
}

interface Known {
  readonly names?: ReadonlyMap<string, string>;
  readonly now?: Date;
}

/** An unknown zone is read as UTC. */
export function sayFor(reader: Reader, { names, now }: Known = {}): Say {
  const { locale } = reader;
  const timeZone = fromCache(`zone ${reader.timeZone}`, () => knownZone(reader.timeZone) ?? 'UTC');
  return {
    locale,
    when: (instant) => formatTime(instant, 'zoned', { locale, timeZone }, now),
    on: (instant) => formatTime(instant, 'short', { locale, timeZone }),
    name: (userId, otherwise) => names?.get(userId) ?? otherwise,
    day: (day) => formatDay(day, 'long', locale),
    money: ({ amount, currency }) => formatMoney(money(amount, currency), locale),
    list: (items) => formatList(items, locale),
  };
}

const TITLE_CHARACTERS = 60;
/** A title of someone's work inside another title: mail programs cut long subjects. */
export const shortTitle = (title: string): string => {
  const characters = [...title];
  return characters.length <= TITLE_CHARACTERS
    ? title
    : `${characters
        .slice(0, TITLE_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
};
