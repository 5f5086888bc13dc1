import { MoneyField } from '#design/app/money-field.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { equals, formatMoney } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import type { Terms } from '../price.ts';
import { chosenShare, mostOf, type ShareChosen, type ShareDraft } from '../share-amount.ts';
import { partsOfAll } from '../split-offer.ts';
import { SplitParts } from './split-parts.tsx';

interface ShareChoiceProps {
  legend: string;
  field: { readonly id: string; readonly error?: string | undefined };
  value: ShareDraft;
  onChange: (value: ShareDraft) => void;
  /** Of each piece of work that it is about. */
  terms: readonly Terms[];
  side: Side;
  /** The other person's name. */
  other: string;
  /** Shares are whole percentages here. */
  isWhole?: boolean;
}

/** How the held money is shared, in money; nothing is chosen in advance. The reader's own gain comes first. */
export function ShareChoice({ legend, field, value, onChange, terms, side, other, isWhole = false }: ShareChoiceProps) {
  const isClient = side === 'client';
  const [refund, half, payment] = [0, 5_000, 10_000].map((share) => partsOfAll(terms, share));
  const mine = (parts: typeof refund) =>
    parts === undefined ? '' : formatMoney(isClient ? parts.backToClient : parts.toFreelancer);
  const theirs = (parts: typeof refund) =>
    parts === undefined ? '' : formatMoney(isClient ? parts.toFreelancer : parts.backToClient);
  const all = {
    refund: isClient
      ? { label: `Full refund of ${mine(refund)}`, hint: `${other} gets nothing.` }
      : { label: `Full refund of ${theirs(refund)} to ${other}`, hint: `You get nothing: you lose ${mine(payment)}.` },
    payment: isClient
      ? {
          label: `Full payment: ${theirs(payment)} for ${other}`,
          hint: `You get nothing back: you lose ${mine(refund)}.`,
        }
      : { label: `Full payment of ${mine(payment)}`, hint: `${other} gets nothing back.` },
    half: isClient
      ? { label: `Half: ${mine(half)} back to you`, hint: `${other} gets ${theirs(half)}.` }
      : { label: `Half: ${mine(half)} for you`, hint: `${other} gets ${theirs(half)} back.` },
    custom: { label: 'Custom amount', hint: undefined },
  };
  const order: readonly ShareChosen[] = isClient
    ? ['refund', 'half', 'payment', 'custom']
    : ['payment', 'half', 'refund', 'custom'];
  const share = chosenShare(value, terms, side, isWhole);
  const parts = share === null ? null : partsOfAll(terms, share);
  const most = mostOf(terms, side);
  return (
    <div id={field.id} tabIndex={-1} className="grid gap-4">
      <RadioCards
        legend={legend}
        name={field.id}
        error={value.choice === 'custom' ? undefined : field.error}
        options={order.map((choice) => ({ value: choice, ...all[choice] }))}
        value={value.choice}
        onChange={(choice) => onChange({ ...value, choice: choice as ShareChosen })}
      />
      {value.choice === 'custom' ? (
        <MoneyField
          label={isClient ? 'You get back' : 'You get'}
          hint={`Up to ${formatMoney(most)}${isClient ? '' : ', after the service fee'}.`}
          error={field.error}
          currency={most.currency}
          value={value.amount}
          onChange={(amount) => onChange({ ...value, amount })}
        />
      ) : null}
      {parts === null ||
      value.choice !== 'custom' ||
      value.amount === null ||
      equals(value.amount, isClient ? parts.backToClient : parts.toFreelancer) ? null : (
        <p className="text-sm text-ink-2">
          Shares are whole {isWhole ? 'percents' : 'hundredths of a percent'} of the price: {mine(parts)} is the closest
          to {formatMoney(value.amount)}.
        </p>
      )}
      {parts === null ? null : (
        <SplitParts toFreelancer={parts.toFreelancer} backToClient={parts.backToClient} side={side} other={other} />
      )}
    </div>
  );
}
