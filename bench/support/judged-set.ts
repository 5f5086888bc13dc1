import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What someone types, and which answers are right: written and judged before an engine had answered. */
export interface JudgedQuery {
  readonly query: string;
  /** How people ask: `short`, `long`, `slip`, `synonym`, `tool`, `language` and so on. */
  readonly kind: string;
  readonly language: string;
  /** Keys of the demo world: exactly what they look for, what would do, and what is understandable. */
  readonly best: readonly string[];
  readonly good: readonly string[];
  readonly related: readonly string[];
}

const FOLDER = path.join(import.meta.dirname, '../judged');
const FIRST = 10;
/** Changed only together with the queries: whoever tunes must not have seen the half that judges. */
const SEED = 'docket-judged-1';

export const judgedSet = (files: readonly string[]): JudgedQuery[] =>
  files.flatMap((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as JudgedQuery[]);

/** Half of the queries, chosen by their words: nobody looks at them one by one. */
export const isSetAside = ({ query }: JudgedQuery): boolean =>
  (createHash('sha256').update(`${SEED} ${query}`).digest()[0] ?? 0) % 2 === 1;

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, FIRST).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * nDCG@10 of an answer (Järvelin and Kekäläinen, 2002): 1 when the best come first. Null when nothing that is `there`
 * was graded, such as a project that is closed by now.
 */
export function gainOfAnswer(
  { best, good, related }: JudgedQuery,
  found: readonly string[],
  there: ReadonlySet<string>,
): number | null {
  const grades = new Map<string, number>();
  for (const [grade, keys] of [
    [1, related],
    [2, good],
    [3, best],
  ] as const)
    for (const key of keys) if (there.has(key)) grades.set(key, grade);
  const ideal = gainOf([...grades.values()].toSorted((a, b) => b - a));
  return ideal === 0 ? null : gainOf(found.map((key) => grades.get(key) ?? 0)) / ideal;
}
