import type { PublicProfile } from '../../contract.ts';
import { criteriaOf, LEVEL_NAMES, nextLevel, NO_MEASURES, progressWords } from '../../levels.ts';

/** How the level is computed, in one tap: the measures, and what the next one requires. */
export function LevelExplained({ person }: { person: PublicProfile }) {
  const measures = person.measures ?? NO_MEASURES;
  const next = nextLevel(person.level);
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-6 cursor-pointer font-medium">How “{LEVEL_NAMES[person.level]}” is earned</summary>
      <p className="mt-2 text-sm text-ink-2">
        Levels are counted every day from completed orders and their reviews. Nobody can buy one, and before one is lost there are thirty days to recover it.
      </p>
      {next === null ? (
        <p className="mt-2 text-sm text-ink-2">This is the highest level.</p>
      ) : (
        <>
          <p className="mt-3 text-sm font-medium">{LEVEL_NAMES[next]} asks for</p>
          <ul className="mt-1 grid gap-1 text-sm text-ink-2">
            {criteriaOf(next, measures).map((one) => (
              <li key={one.key} className="flex justify-between gap-3">
                <span>{one.label}</span>
                <span className="tnum">
                  {progressWords(one)}
                  {one.isMet ? <span className="sr-only">, reached</span> : null}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
