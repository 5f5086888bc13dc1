import { CircleCheck, Circle } from 'lucide-react';
import { Explain } from '#design/app/explain.tsx';
import { ProgressBar } from '#design/app/progress-bar.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatUnit } from '#kit/format/unit.ts';
import { When } from '#design/public/when.tsx';
import type { LevelStanding } from '../dashboard-piece.ts';
import { criteriaOf, LEVEL_NAMES, progressWords } from '../levels.ts';

/** The present level, what it brings, and the progress to the next one by measure. */
export function LevelPanel({
  level: { held, loss_at: lossAt, next, measures, clearance_days: days },
}: {
  level: LevelStanding;
}) {
  const criteria = next === null ? [] : criteriaOf(next, measures);
  const share =
    criteria.reduce((sum, { have, need }) => sum + Math.min(1, have / need), 0) / Math.max(1, criteria.length);
  return (
    <Panel
      title="Your level"
      lead={`${LEVEL_NAMES[held]}. Earnings clear in ${formatUnit(days[held], 'day')}.`}
      actions={
        <Explain label="How levels work">
          Your level depends on completed orders and their reviews, and is updated daily. Level 2 shortens clearance to{' '}
          {days.level_2} days, Top to {days.top}. You have 30 days to recover before you lose a level.
        </Explain>
      }
    >
      {lossAt === null ? null : (
        <div className="mb-4">
          <Alert tone="warning" title={`Below ${LEVEL_NAMES[held]}`}>
            You no longer meet the requirements of this level. You lose it on <When at={lossAt} /> unless you meet them
            again.
          </Alert>
        </div>
      )}
      {next === null ? (
        <p className="text-md text-ink-2">You’ve reached the highest level.</p>
      ) : (
        <>
          <ProgressBar label={`Requirements for ${LEVEL_NAMES[next]}`} value={Math.floor(share * 100)} />
          <ul className="mt-2 grid gap-1.5 text-sm">
            {criteria.map((criterion) => (
              <li key={criterion.key} className="flex items-center gap-2">
                <Icon
                  of={criterion.isMet ? CircleCheck : Circle}
                  size="inline"
                  className={criterion.isMet ? 'text-success' : 'text-ink-3'}
                />
                <span className="min-w-0 flex-1 text-ink-2">
                  {criterion.label}
                  <span className="sr-only">{criterion.isMet ? ', reached' : ', not reached'}</span>
                </span>
                <span className="tnum">{progressWords(criterion)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
