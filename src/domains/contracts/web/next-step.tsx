import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { formatMoney } from '#kit/money.ts';
import { pathTo } from '#routes';
import type { ContractPage } from '../contract.ts';
import type { ContractMove } from '../life.ts';
import { CLOCK_AFTER } from '../words.ts';

/** Loaded when they are opened. */
const SignDialog = lazy(async () => ({ default: (await import('./sign-dialog.tsx')).SignDialog }));
const EndOfferDialog = lazy(async () => ({ default: (await import('./end-offer-dialog.tsx')).EndOfferDialog }));
const ExtendDialog = lazy(async () => ({ default: (await import('./extend-dialog.tsx')).ExtendDialog }));

interface NextStepProps {
  contract: ContractPage;
  other: string;
}

/** Whose turn it is, what to do, until when (SCR-3). One primary action. */
export function NextStep({ contract, other }: NextStepProps) {
  const [opened, open] = useState<'sign' | 'decline' | 'withdraw' | 'extend' | null>(null);
  const can = (name: ContractMove) => contract.moves.some((move) => move.name === name && move.ok);
  const close = () => open(null);
  const toFund = contract.milestones.find(({ moves }) => moves.some(({ name, ok }) => name === 'fund' && ok));
  const isRunning = contract.state === 'active';
  if (!isRunning && !['offered', 'accepted'].includes(contract.state)) return null;
  if (isRunning && toFund === undefined) return null;
  return (
    <Panel title={titleOf(contract, other)}>
      <div className="grid gap-4">
        {contract.clocks
          .filter(({ kind }) => kind !== 'pause_answer' && kind !== 'change_answer')
          .map((clock) => (
            <ClockLine key={clock.kind} clock={clock} after={CLOCK_AFTER[clock.kind] ?? ''} />
          ))}
        <div className="flex flex-wrap gap-3">
          {can('accept') ? (
            <Button variant="primary" onClick={() => open('sign')}>
              Sign and accept
            </Button>
          ) : null}
          {toFund === undefined ? null : (
            <LinkButton variant="primary" href={pathTo('project-payment', {}, { milestone: toFund.number })}>
              Fund {isRunning ? 'the next' : 'the first'} milestone for {formatMoney(toFund.terms.total)}
            </LinkButton>
          )}
          {can('decline') || can('stepBack') ? <Button onClick={() => open('decline')}>Decline</Button> : null}
          {can('extendOffer') ? <Button onClick={() => open('extend')}>Give more time</Button> : null}
          {can('withdraw') ? (
            <Button variant="ghost" onClick={() => open('withdraw')}>
              Withdraw the offer
            </Button>
          ) : null}
        </div>
      </div>
      <Suspense fallback={null}>
        {opened === 'sign' ? <SignDialog contract={contract} onClose={close} /> : null}
        {opened === 'extend' ? <ExtendDialog contract={contract} onClose={close} /> : null}
        {opened === 'decline' || opened === 'withdraw' ? <EndOfferDialog contract={contract} answer={opened} other={other} onClose={close} /> : null}
      </Suspense>
    </Panel>
  );
}

function titleOf({ state, side }: ContractPage, other: string): string {
  if (state === 'offered') return side === 'freelancer' ? `Your turn: answer ${other}` : `${other} reads your offer`;
  if (state === 'active') return 'What comes next';
  return side === 'client' ? 'Your turn: fund the first milestone' : `Signed. ${other} funds the first milestone`;
}
