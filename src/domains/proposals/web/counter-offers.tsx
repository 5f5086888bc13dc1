import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import type { Side } from '#kit/sides.ts';
import { useCommand } from '#kit/web/api.ts';
import { answerCounter, type ShownCounter, type ShownProposal } from '../contract.ts';
import type { CounterAnswer, CounterOutcome } from '../counter-offer.ts';
import { Parts } from './proposal-plan.tsx';
import { staledByAnswers } from './staled-by-answers.ts';

/** Loaded when it is opened. */
const Dialog = lazy(async () => ({ default: (await import('./counter-dialog.tsx')).CounterDialog }));

interface CounterOffersProps {
  proposal: ShownProposal;
  side: Side;
  /** The other person's name, or what they are called. */
  other: string;
}

const OUTCOMES: Readonly<Record<CounterOutcome, string>> = {
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  countered: 'answered with another',
  lapsed: 'expired',
  ended: 'ended with the decision',
};
const DONE: Readonly<Record<CounterAnswer, string>> = {
  accept: 'You agree on the terms',
  decline: 'Counter-offer declined',
  withdraw: 'Counter-offer withdrawn',
};

/** The price and time that both negotiate: the open counter-offer with whose turn it is, and what was named before. */
export function CounterOffers({ proposal, side, other }: CounterOffersProps) {
  const [isOpen, open] = useState(false);
  const { counters, clock, moves, agreed_at: agreedAt } = proposal;
  const [last, ...rest] = counters;
  const waiting = last?.outcome === null ? last : null;
  const earlier = waiting === null ? counters : rest;
  // Someone who may still change the proposal itself needs nobody's consent.
  const mayCounter = moves.includes('counter') && !moves.includes('revise');
  if (counters.length === 0 && !mayCounter) return null;
  return (
    <div className="grid gap-3">
      {agreedAt === null || waiting !== null ? null : (
        <p className="font-semibold">
          Terms agreed <When at={agreedAt} />. {side === 'client' ? 'The next step is your offer of a contract.' : null}
        </p>
      )}
      {waiting === null ? null : (
        <div className="grid gap-2 rounded-md border border-line p-4">
          <p className="font-semibold">
            {waiting.by === side ? `Your counter-offer waits for ${other}` : `Counter-offer from ${other}`}:{' '}
            <Named counter={waiting} side={side} />
          </p>
          {waiting.milestones.length === 0 ? null : <Parts of={waiting.milestones} />}
          {waiting.note === '' ? null : <p className="max-w-prose whitespace-pre-line wrap-anywhere">{waiting.note}</p>}
          {clock === null ? null : <ClockLine clock={clock} after="left to answer" />}
          <Answers proposal={proposal} counter={waiting} />
        </div>
      )}
      {earlier.length === 0 ? null : (
        <details>
          <summary className="link cursor-pointer text-sm">
            {counted(earlier.length, { one: 'earlier counter-offer', other: 'earlier counter-offers' })}
          </summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {earlier.map((counter) => (
              <li key={counter.number}>
                {counter.by === side ? 'You' : other}, <When at={counter.made_at} />:{' '}
                <Named counter={counter} side={side} />
                {counter.outcome === null ? '' : `, ${OUTCOMES[counter.outcome]}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {mayCounter ? (
        <div>
          <Button size="sm" onClick={() => open(true)}>
            Make a counter-offer
          </Button>
        </div>
      ) : null}
      <Suspense fallback={null}>
        {isOpen ? <Dialog proposal={proposal} side={side} onClose={() => open(false)} /> : null}
      </Suspense>
    </div>
  );
}

const Named = ({ counter: { price, net, days }, side }: { counter: ShownCounter; side: Side }) => (
  <span className="tnum">
    <Money value={price} />, {counted(days, { one: 'day', other: 'days' })}
    {side === 'client' ? null : (
      <>
        {' '}
        (you receive <Money value={net} />)
      </>
    )}
  </span>
);

function Answers({ proposal: { id, moves }, counter: { number } }: { proposal: ShownProposal; counter: ShownCounter }) {
  const send = useCommand(answerCounter, { stales: staledByAnswers });
  const [sentAnswer, setSentAnswer] = useState<CounterAnswer | null>(null);
  const answer = (how: CounterAnswer): void => {
    setSentAnswer(how);
    send.mutate(
      { params: { id }, body: { number, answer: how } },
      {
        onSuccess: () => toast.success(DONE[how]),
        onError: (error) => toast.error('Nothing was changed', error.message),
      },
    );
  };
  const buttonProps = (how: CounterAnswer) => ({
    pending: send.isPending && sentAnswer === how,
    disabled: send.isPending && sentAnswer !== how,
    onClick: () => answer(how),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {moves.includes('acceptCounter') ? (
        <Button size="sm" variant="primary" {...buttonProps('accept')}>
          Accept counter-offer
        </Button>
      ) : null}
      {moves.includes('declineCounter') ? (
        <Button size="sm" {...buttonProps('decline')}>
          Decline counter-offer
        </Button>
      ) : null}
      {moves.includes('withdrawCounter') ? (
        <Button size="sm" {...buttonProps('withdraw')}>
          Withdraw counter-offer
        </Button>
      ) : null}
    </div>
  );
}
