import { isbot } from 'isbot';
import type { Reader } from './answer-counter.ts';

const MOST_AGENTS = 2_000;
/** Browsers name themselves in a third of this. */
const LONGEST_AGENT = 500;

/**
 * Whether a reader counts as a person: the browser names itself, as none of the known robots and programs (the list of
 * the package isbot), and nothing was fetched ahead of a visit. Someone who pretends to be a browser is counted.
 */
export function peopleOnly(): (reader: Reader) => boolean {
  // The list takes longer than the count, and a day's readers share a few hundred names.
  const agents = new Map<string, boolean>();
  return ({ userAgent, isAhead }) => {
    if (isAhead || userAgent === '' || userAgent.length > LONGEST_AGENT) return false;
    const known = agents.get(userAgent);
    if (known !== undefined) return known;
    if (agents.size >= MOST_AGENTS) agents.clear();
    const is = !isbot(userAgent);
    agents.set(userAgent, is);
    return is;
  };
}
