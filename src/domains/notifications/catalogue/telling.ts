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

export interface Described {
  readonly kind: EventKind;
  readonly tell: (facts: never) => readonly Telling[];
}

/** What to tell about an event, and whom: read off its facts alone, and nobody about their own acts. */
export const describe = <Kind extends EventKind>(kind: Kind, tell: (facts: FactsOf<Kind>) => Telling | readonly Telling[]): Described => ({
  kind,
  tell: (facts: FactsOf<Kind>) => [tell(facts)].flat(),
});

export const inWords = ({ amount, currency }: { amount: string; currency: string }): string => formatMoney(money(amount, currency));

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
export const whenIs = (instant: string): string => `${day.format(new Date(instant))} UTC`;
