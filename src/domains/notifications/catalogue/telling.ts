import type { EventKind, FactsOf } from '#kit/events.ts';
import { formatMoney, money } from '#kit/money.ts';
import type { StaffRole } from '#kit/staff.ts';
import type { TopicKey } from '../topics.ts';

/** What one person is told about one event. */
export interface Telling {
  /** A person's id, or `operators`: the staff whose work it is. */
  readonly to: string;
  /** Of operators: which role's work it is. Owners are told too; without one, only they. */
  readonly staff?: StaffRole;
  readonly topic: TopicKey;
  /** The thing it is about; several tellings of one thing stand together. */
  readonly group: { readonly key: string; readonly title: string };
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** Where it goes when nothing else was chosen; both unless said. */
  readonly only?: 'mail' | 'in_app';
  /** A letter to this address instead of the account's. */
  readonly address?: string;
}

/** An instant in words, on the clock of whoever reads it, with the zone's name. */
export type WhenIs = (instant: string) => string;

export interface Described {
  readonly kind: EventKind;
  readonly tell: (facts: never, whenIs: WhenIs) => readonly Telling[];
}

/** What to tell about an event, and whom: read off its facts alone, and nobody about their own acts. */
export const describe = <Kind extends EventKind>(kind: Kind, tell: (facts: FactsOf<Kind>, whenIs: WhenIs) => Telling | readonly Telling[]): Described => ({
  kind,
  tell: (facts: FactsOf<Kind>, whenIs: WhenIs) => [tell(facts, whenIs)].flat(),
});

export const inWords = ({ amount, currency }: { amount: string; currency: string }): string => formatMoney(money(amount, currency));

const MOMENT = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Costly to make, and there are only as many as there are zones: a name nobody knows is read as UTC and not kept. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone: zone });
    clocks.set(zone, made);
    return made;
  } catch (error) {
    if (zone === 'UTC') throw error;
    return clockOf('UTC');
  }
}

export const whenIn =
  (zone: string): WhenIs =>
  (instant) =>
    clockOf(zone).format(new Date(instant));

/** A day without a time is the same everywhere. */
export const dayIs = (day: string): string => new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
