import { lazy, Suspense, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { DeskNext } from '#design/app/desk.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import type { ContractMove } from '../life.ts';
import { stepBelow, type NextStep } from '../next-step.ts';
import { endContract, resumeContract } from '../running-contract.ts';
import { stepWords, waitingWords } from './desk-words.ts';
import { staledByMoves } from './use-contract.ts';

/** Loaded when they are opened. */
const BonusDialog = lazy(async () => ({ default: (await import('./bonus-dialog.tsx')).BonusDialog }));
const SignDialog = lazy(async () => ({ default: (await import('./sign-dialog.tsx')).SignDialog }));
const EndOfferDialog = lazy(async () => ({ default: (await import('./end-offer-dialog.tsx')).EndOfferDialog }));
const ExtendDialog = lazy(async () => ({ default: (await import('./extend-dialog.tsx')).ExtendDialog }));

interface ContractNextProps {
  contract: ContractPage;
  step: NextStep | null;
  other: string;
  /** Its own button is in the window: it is the primary one, and the button here only leads there. */
  isInView: boolean;
}

/**
 * Whose turn it is, what to do, until when, and what happens otherwise (SCR-3), with the primary button until that
 * beside what was made is in view.
 */
export function ContractNext(props: ContractNextProps) {
  const { contract, step, other } = props;
  const reader = usePlace();
  const words = step === null ? waitingWords(contract, other, reader) : stepWords(contract, step, other, reader);
  if (words === null) return null;
  return <DeskNext title={words.title} lead={words.lead} action={<Actions {...props} />} />;
}

function Actions({ contract, step, other, isInView }: ContractNextProps) {
  const [opened, open] = useState<'sign' | 'decline' | 'withdraw' | 'extend' | 'bonus' | null>(null);
  const finish = useCommand(endContract, { stales: staledByMoves });
  const resume = useCommand(resumeContract, { stales: staledByMoves });
  const can = (name: ContractMove) => contract.moves.some((move) => move.name === name && move.ok);
  const params = { contract_number: contract.number };
  const below = step === null ? null : stepBelow(step);
  const close = () => open(null);
  const end = async () => {
    const agreed = await confirm({
      title: 'End the contract?',
      body: 'No money is held. This cannot be undone.',
      okLabel: 'End contract',
      act: () => finish.mutateAsync({ params, body: {} }),
    });
    if (agreed) toast.success('Contract ended', `${other} was notified.`);
  };
  const goOn = () =>
    resume.mutate(
      { params },
      {
        onSuccess: () => toast.success('The contract continues', `${other} was notified.`),
        onError: (error) => toast.error('Something went wrong', error.message),
      },
    );
  return (
    <>
      {step?.kind === 'sign' ? (
        <Button variant="primary" onClick={() => open('sign')}>
          Sign and accept
        </Button>
      ) : null}
      {step?.kind === 'fund' ? (
        <LinkButton variant="primary" href={pathTo('project-payment', {}, { milestone: step.milestone.number })}>
          Fund {formatMoney(step.milestone.terms.total)}
        </LinkButton>
      ) : null}
      {step?.kind === 'finish' ? (
        <Button variant="primary" pending={finish.isPending} onClick={() => void end()}>
          End the contract
        </Button>
      ) : null}
      {below === null ? null : (
        <LinkButton variant={isInView ? 'line' : 'primary'} href={`${contractPath(contract.number)}#${below.anchor}`}>
          {below.words}
        </LinkButton>
      )}
      {/* After an approval. */}
      {can('bonus') && (step?.kind === 'fund' || step?.kind === 'finish') ? (
        <Button variant="ghost" onClick={() => open('bonus')}>
          Give a bonus
        </Button>
      ) : null}
      {can('resume') ? (
        <Button pending={resume.isPending} onClick={goOn}>
          Resume the contract
        </Button>
      ) : null}
      {can('decline') ? <Button onClick={() => open('decline')}>Decline</Button> : null}
      {can('stepBack') ? (
        <Button variant="ghost" onClick={() => open('decline')}>
          Step back from the contract
        </Button>
      ) : null}
      {can('extendOffer') ? <Button onClick={() => open('extend')}>Give more time</Button> : null}
      {can('withdraw') ? (
        <Button variant="ghost" onClick={() => open('withdraw')}>
          Withdraw the offer
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {opened === 'bonus' ? <BonusDialog contract={contract} resumed={null} onClose={close} /> : null}
        {opened === 'sign' ? <SignDialog contract={contract} onClose={close} /> : null}
        {opened === 'extend' ? <ExtendDialog contract={contract} onClose={close} /> : null}
        {opened === 'decline' || opened === 'withdraw' ? (
          <EndOfferDialog contract={contract} answer={opened} other={other} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
