/** A card of a conversation: something between its two people, as it is now, as this reader sees it (decision 146). */
import * as z from 'zod/mini';
import type { Money } from './money.ts';
import { moneyShape } from './money-shape.ts';

const instant = z.iso.datetime();

/** One of text, money and an instant is there: what is written by the reader's place comes as it is. */
const factShape = z.object({
  name: z.string(),
  text: z.nullable(z.string()),
  money: z.nullable(moneyShape),
  at: z.nullable(instant),
});
export type CardFact = z.output<typeof factShape>;

export const talkCardShape = z.object({
  /** What it is, such as "Custom offer", and its number where people read one. */
  label: z.string(),
  number: z.nullable(z.string()),
  title: z.string(),
  note: z.nullable(z.string()),
  facts: z.array(factShape),
  state: z.object({ label: z.string(), tone: z.enum(['info', 'warning', 'success', 'danger', 'neutral']) }),
  /** Until when it waits; null where nothing does. */
  ends_at: z.nullable(instant),
  /** Whose turn it is; null where it is no one's. */
  turn: z.nullable(z.enum(['yours', 'theirs'])),
  /** The one button, for the person whose turn it is. */
  act: z.nullable(z.object({ label: z.string(), path: z.string() })),
  /** Its page. */
  path: z.string(),
  /**
   * What its sender did, after their name: the line that is left once nobody has to act. Null where its domain has
   * another line for what came of it.
   */
  did: z.nullable(z.string()),
});
export type TalkCard = z.output<typeof talkCardShape>;

export const fact = (name: string, text: string): CardFact => ({ name, text, money: null, at: null });
export const moneyFact = (name: string, money: Money): CardFact => ({ name, text: null, money, at: null });
export const timeFact = (name: string, at: Date): CardFact => ({ name, text: null, money: null, at: at.toISOString() });

const NOTE = 280;

/** The beginning of a longer text, cut between words. */
export function cardNote(text: string): string | null {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return null;
  if (line.length <= NOTE) return line;
  const cut = line.slice(0, NOTE);
  const end = cut.lastIndexOf(' ');
  // Half of a pair of code units is no character.
  return `${end > NOTE / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
