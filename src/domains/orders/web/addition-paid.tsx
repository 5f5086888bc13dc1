import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AddedPayment, amountIn } from '#domains/paid-work/web/paid-work.tsx';
import { myBalance } from '#domains/wallet/contract.ts';
import { formatMoney } from '#kit/money.ts';
import { readAgain } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import type { Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

interface AdditionPaidProps {
  readonly order: Workroom;
  readonly fundingId: string;
  /** What was paid, as the address has it. */
  readonly pay: string;
}

/**
 * Back from the provider with a payment for a tip or an extra: at the top of the order, so that nobody looks for it.
 */
export function AdditionPaid({ order, fundingId, pay }: AdditionPaidProps) {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const { freelancer, additions } = order;
  // The order is read again only after the payment: until then the address has the amount.
  const tipped = order.tip?.amount ?? amountIn(search, order.terms.price.currency);
  const id = search.get('extra');
  const added = additions.find(
    (addition) => (addition.id === id || addition.listed_id === id) && addition.outcome === 'accepted',
  );
  const chosenExtra =
    added ?? additions.find((addition) => addition.id === id) ?? order.addable.find((extra) => extra.id === id);
  const shared = {
    fundingId,
    path: pathTo('order', { orderNumber: order.order_number }),
    onSettled: () => void readAgain(client, [...staledByMoves, myBalance]),
  };
  if (pay === 'tip')
    return (
      <AddedPayment
        {...shared}
        of="tip"
        title={`Your tip for ${freelancer.name}`}
        placing="Giving the tip…"
        notCharged="You were not charged, and no tip was given."
        paid={
          tipped === null ? `You tipped ${freelancer.name}` : `You tipped ${freelancer.name} ${formatMoney(tipped)}`
        }
      />
    );
  return (
    <AddedPayment
      {...shared}
      of="extra"
      title={
        chosenExtra === undefined
          ? 'Your extra'
          : `“${chosenExtra.title}” for ${formatMoney(chosenExtra.price)} plus the client fee`
      }
      placing="Adding the extra…"
      notCharged="You were not charged, and nothing was added to your order."
      paid={added === undefined ? 'The extra is paid' : `“${added.title}” is paid and part of your order`}
    />
  );
}
