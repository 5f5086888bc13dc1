import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { Menu, type MenuEntry } from '#design/app/menu.tsx';
import { toast } from '#design/public/toast-store.ts';
import { amountIn, useResumedPayment } from '#domains/paid-work/web/paid-work.tsx';
import type { Money } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { withSearch } from '#kit/with-search.ts';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import type { ContractMove } from '../life.ts';
import { endContract } from '../running-contract.ts';
import type { OpenMilestone } from '../shapes.ts';
import { BONUS } from './bonus-in-address.ts';
import { staledByMoves } from './use-contract.ts';

/** Loaded when they are opened. */
const AddMilestone = lazy(async () => ({ default: (await import('./add-milestone.tsx')).AddMilestone }));
const MoreTimeDialog = lazy(async () => ({ default: (await import('./more-time-dialog.tsx')).MoreTimeDialog }));
const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));
const BonusDialog = lazy(async () => ({ default: (await import('./bonus-dialog.tsx')).BonusDialog }));

/** What can be done with a contract besides its next step. */
export function ContractMenu({ contract, other }: { contract: ContractPage; other: string }) {
  const [opened, open] = useState<'add' | 'pause' | 'end' | 'bonus' | OpenMilestone | null>(null);
  const navigate = useNavigate();
  const finish = useCommand(endContract, { stales: staledByMoves });
  const can = (name: ContractMove) => contract.moves.some((move) => move.name === name && move.ok);
  const [search] = useSearchParams();
  const [bonus, setBonus] = useState<Money | null>(null);
  useResumedPayment(can('bonus') ? BONUS : null, true, () => {
    setBonus(amountIn(search, contract.currency));
    open('bonus');
  });
  const close = () => {
    setBonus(null);
    open(null);
  };
  const endsAtOnce = contract.state !== 'end_requested' && (can('completeEnd') || can('cancelEnd'));
  const end = async () => {
    if (!endsAtOnce) return open('end');
    const agreed = await confirm({
      title: 'End the contract?',
      body: 'No money is held. Milestones that were not funded are dropped. This cannot be undone.',
      okLabel: 'End contract',
      act: () => finish.mutateAsync({ params: { contract_number: contract.number }, body: {} }),
    });
    if (agreed) toast.success('Contract ended', `${other} was notified.`);
  };
  const working = can('proposeChange')
    ? contract.milestones.filter(({ moves }) => moves.some(({ name, ok }) => name === 'submit' && ok))
    : [];
  const entries: (MenuEntry | false)[] = [
    can('proposeChange') && { key: 'add', label: 'Add a milestone' },
    can('bonus') && { key: 'bonus', label: 'Give a bonus' },
    ...working.map((milestone) => ({
      key: milestone.number,
      label: working.length > 1 ? `Ask for more time for ${milestone.place}. ${milestone.title}` : 'Ask for more time',
    })),
    can('proposeChange') && { key: 'change', label: 'Propose other terms' },
    can('askPause') && { key: 'pause', label: 'Ask to pause' },
    (endsAtOnce || can('requestEnd') || can('resume')) && {
      key: 'end',
      label: endsAtOnce ? 'End the contract' : 'Ask to end the contract',
      danger: true,
      apart: true,
    },
  ];
  const items = entries.filter((entry) => entry !== false);
  const choose = (key: string): void => {
    if (key === 'change')
      return void navigate(withSearch(contractPath(contract.number), { tab: 'terms', change: '1' }));
    if (key === 'end') return void end();
    open(working.find(({ number }) => number === key) ?? (key as 'add' | 'pause' | 'bonus'));
  };
  return (
    <>
      {items.length === 0 ? null : (
        <Menu label={`Actions for contract ${contract.number}`} items={items} onAction={choose} />
      )}
      <Suspense fallback={null}>
        {opened === 'add' ? <AddMilestone contract={contract} other={other} onClose={close} /> : null}
        {opened !== null && typeof opened === 'object' ? (
          <MoreTimeDialog contract={contract} milestone={opened} other={other} onClose={close} />
        ) : null}
        {opened === 'bonus' ? <BonusDialog contract={contract} resumed={bonus} onClose={close} /> : null}
        {opened === 'pause' || opened === 'end' ? (
          <AskDialog contract={contract} what={opened} other={other} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
