import { lazy, Suspense, useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { DAY_MS } from '#kit/clock.ts';
import { formatTime, type Reader } from '#kit/format/time.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import type { ContractPage } from '../contract.ts';
import { declineChange, withdrawChange } from '../running-contract.ts';
import type { ShownChange } from '../shapes.ts';
import { CLOCK_AFTER } from '../words.ts';
import { isMoreTime } from './is-more-time.ts';
import { ScopeText } from './scope-text.tsx';
import { staledByMoves } from './use-contract.ts';

/** Loaded when it is opened. */
const SignChangeDialog = lazy(async () => ({ default: (await import('./sign-change-dialog.tsx')).SignChangeDialog }));

type Agreed = ShownChange['added'][number];
const inWords = ({ price, days, criteria }: Agreed): string =>
  `${formatMoney(price)}, ${formatUnit(days, 'day')}. Acceptance criteria: ${criteria.join(' · ')}`;

/**
 * What changes of one milestone, a line for each difference. Of one under work the due date says more than its days.
 */
function differences(before: Agreed, after: Agreed, dueAt: string | null, reader: Reader): string[] {
  const lines = [];
  if (before.title !== after.title) lines.push(`Name: ${before.title} → ${after.title}`);
  if (formatMoney(before.price) !== formatMoney(after.price))
    lines.push(`Price: ${formatMoney(before.price)} → ${formatMoney(after.price)}`);
  if (before.days !== after.days)
    lines.push(
      dueAt === null
        ? `Time: ${formatUnit(before.days, 'day')} → ${formatUnit(after.days, 'day')}`
        : `Due: ${formatTime(dueAt, 'moment', reader)} → ${formatTime(Date.parse(dueAt) + (after.days - before.days) * DAY_MS, 'moment', reader)}`,
    );
  if (before.criteria.join('\n') !== after.criteria.join('\n'))
    lines.push(`Acceptance criteria: ${before.criteria.join(' · ')} → ${after.criteria.join(' · ')}`);
  return lines;
}

interface ChangePanelProps {
  contract: ContractPage;
  change: ShownChange;
  other: string;
  /** It is the reader's next step: it has the primary button. */
  isNext: boolean;
}

/** Other terms that wait: the other side reads what they change, then signs or declines (CTR-3). */
export function ChangePanel({ contract, change, other, isNext }: ChangePanelProps) {
  const [isSigning, setSigning] = useState(false);
  const decline = useCommand(declineChange, { stales: staledByMoves });
  const withdraw = useCommand(withdrawChange, { stales: staledByMoves });
  const reader = usePlace();
  const isMine = change.by === contract.side;
  const isTime = isMoreTime(change);
  const dueOf = (place: number) => contract.milestones.find((milestone) => milestone.place === place)?.due_at ?? null;
  const input = { params: { contract_number: contract.number } };
  const error = decline.error ?? withdraw.error;
  return (
    <Panel
      title={
        isTime
          ? isMine
            ? `You asked ${other} for more time`
            : `Your turn: ${other} asks for more time`
          : isMine
            ? `${other} reads the terms that you proposed`
            : 'Your turn: answer the proposed terms'
      }
      lead={
        isTime
          ? 'Until both of you sign it, the current due date holds.'
          : 'Until both of you sign them, the terms below apply.'
      }
    >
      <div className="grid gap-4">
        {error === null ? null : <Alert tone="danger" live title={error.message} />}
        {change.refusal === null ? null : (
          <Alert tone="warning" title="These terms can’t be accepted any more">
            {change.refusal}{' '}
            {isMine ? 'Withdraw them and propose others.' : 'Decline them, and propose others if you like.'}
          </Alert>
        )}
        <ul className="grid gap-3 text-md">
          {change.scope === null ? null : (
            <li>
              <p className="label">Another scope</p>
              <ScopeText of={change.scope} />
            </li>
          )}
          {change.changed.map(({ before, after }) => (
            <li key={before.place}>
              <p className="label wrap-anywhere">
                {before.place}. {before.title} changes
              </p>
              {differences(before, after, dueOf(before.place), reader).map((line) => (
                <p key={line} className="wrap-anywhere">
                  {line}
                </p>
              ))}
            </li>
          ))}
          {change.added.map((milestone) => (
            <li key={milestone.place}>
              <p className="label wrap-anywhere">
                {milestone.place}. {milestone.title} is added
              </p>
              <p className="wrap-anywhere">{inWords(milestone)}</p>
            </li>
          ))}
          {change.dropped.map((milestone) => (
            <li key={milestone.place}>
              <p className="label wrap-anywhere">
                {milestone.place}. {milestone.title} is removed
              </p>
              <p>{formatMoney(milestone.price)}</p>
            </li>
          ))}
        </ul>
        {change.reason === null ? null : <q className="text-md text-ink-2 wrap-anywhere">{change.reason}</q>}
        {contract.clocks
          .filter(({ kind }) => kind === 'change_answer')
          .map((clock) => (
            <ClockLine key={clock.kind} clock={clock} after={CLOCK_AFTER[clock.kind] ?? ''} />
          ))}
        <div className="flex flex-wrap gap-3">
          {isMine ? (
            <Button pending={withdraw.isPending} onClick={() => withdraw.mutate(input)}>
              {isTime ? 'Withdraw request' : 'Withdraw these terms'}
            </Button>
          ) : (
            <>
              {change.refusal === null ? (
                <Button variant={isNext ? 'primary' : 'line'} onClick={() => setSigning(true)}>
                  Sign and accept
                </Button>
              ) : null}
              <Button pending={decline.isPending} onClick={() => decline.mutate(input)}>
                Decline
              </Button>
            </>
          )}
        </div>
      </div>
      {isSigning ? (
        <Suspense fallback={null}>
          <SignChangeDialog
            contract={contract}
            change={change}
            other={other}
            moved={
              isTime
                ? change.changed.flatMap(({ before, after }) => differences(before, after, dueOf(before.place), reader))
                : null
            }
            onClose={() => setSigning(false)}
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}
