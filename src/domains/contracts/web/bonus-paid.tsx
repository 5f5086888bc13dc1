import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AddedPayment, amountIn } from '#domains/paid-work/web/paid-work.tsx';
import { myBalance } from '#domains/wallet/contract.ts';
import { formatMoney } from '#kit/money.ts';
import { readAgain } from '#kit/web/api.ts';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import { staledByMoves } from './use-contract.ts';

/** Back from the provider with a payment for a bonus. */
export function BonusPaid({ contract, fundingId }: { contract: ContractPage; fundingId: string }) {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { name } = contract.freelancer;
  const amount = amountIn(search, contract.currency);
  return (
    <AddedPayment
      fundingId={fundingId}
      of="bonus"
      path={contractPath(contract.number)}
      title={`Your bonus for ${name}`}
      placing="Giving the bonus…"
      notCharged="You were not charged, and no bonus was given."
      paid={amount === null ? `You gave ${name} a bonus` : `You gave ${name} a bonus of ${formatMoney(amount)}`}
      onSettled={() => void readAgain(client, [...staledByMoves, myBalance])}
    />
  );
}
