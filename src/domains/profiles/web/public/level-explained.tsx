import type { PublicProfile } from '../../contract.ts';
import { missingWords } from '../../missing-words.ts';
import { criteriaOf, LEVEL_NAMES, nextLevel, NO_MEASURES, progressWords } from '../../levels.ts';

/** How the level is computed, in one tap. What someone still lacks for the next one is shown to nobody else. */
export function LevelExplained({ person, isOwn }: { person: PublicProfile; isOwn: boolean }) {
  const measures = person.measures ?? NO_MEASURES;
  const next = nextLevel(person.level);
  return (
    <details className="border-t border-line pt-4">
      <summary className="min-h-6 cursor-pointer font-medium">
        {isOwn && next !== null ? `How to reach “${LEVEL_NAMES[next]}”` : 'How levels work'}
      </summary>
      <p className="mt-2 text-sm text-ink-2">
        Levels depend on completed orders and their reviews, and are updated daily. They can’t be bought, and
        freelancers have 30 days to recover before they lose one.
      </p>
      {!isOwn ? null : next === null ? (
        <p className="mt-2 text-sm text-ink-2">You’ve reached the highest level.</p>
      ) : (
        <>
          <p className="mt-3 text-sm font-medium">{LEVEL_NAMES[next]} requires</p>
          <ul className="mt-1 grid gap-1 text-sm text-ink-2">
            {criteriaOf(next, measures).map((criterion) => (
              <li key={criterion.key} className="flex justify-between gap-3">
                <span>
                  {criterion.label}
                  {criterion.isMet ? null : `: ${missingWords(criterion)}`}
                </span>
                <span className="tnum">
                  {progressWords(criterion)}
                  {criterion.isMet ? <span className="sr-only">, reached</span> : null}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 text-sm">
        <a className="link" href="/services/top-ranked#levels">
          How levels are computed
        </a>
      </p>
    </details>
  );
}
