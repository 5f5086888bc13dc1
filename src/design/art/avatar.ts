import { randomFrom } from './random.ts';

/** How many `.tint-n` classes components.css has. */
export const TINT_COUNT = 7;

export const tintOf = (seed: string): number => Math.floor(randomFrom(seed)() * TINT_COUNT);

/** First letters of the first and last word, as whole characters: "Amara Okafor" is AO, "Møller" is M. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = Array.from(words[0] ?? '')[0] ?? '?';
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toUpperCase();
}
