import { NumberField } from '#design/app/number-field.tsx';
import type { Terms } from '#domains/paid-work/price.ts';
import { partsOfAll } from '#domains/paid-work/split-offer.ts';
import { SplitParts } from '#domains/paid-work/web/paid-work.tsx';
import type { Side } from '#kit/sides.ts';

interface ShareFieldProps {
  field: { readonly id: string; readonly error?: string | undefined };
  percent: number;
  onChange: (percent: number) => void;
  /** Of each piece of work that it is about. */
  terms: readonly Terms[];
  side: Side;
  /** The other person's name. */
  other: string;
}

/** A share of the price for the freelancer, with what each side gets of it to the cent. */
export function ShareField({ field, percent, onChange, terms, side, other }: ShareFieldProps) {
  const { toFreelancer, backToClient } = partsOfAll(terms, percent * 100);
  return (
    <>
      <NumberField
        {...field}
        label={side === 'client' ? `Share of the price for ${other}` : 'Share of the price for you'}
        hint={side === 'client' ? '0 is a full refund to you, 100 releases everything.' : '100 releases everything to you, 0 is a full refund.'}
        unit="%"
        min={0}
        max={100}
        value={percent}
        onChange={onChange}
      />
      <SplitParts toFreelancer={toFreelancer} backToClient={backToClient} side={side} other={other} />
    </>
  );
}
