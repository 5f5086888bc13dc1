import { confirm } from '#design/app/confirm.ts';
import type { DialogForm } from '#design/app/form-dialog.tsx';
import type { Terms } from '#domains/paid-work/price.ts';
import { SplitParts } from '#domains/paid-work/web/paid-work.tsx';
import { formatMoney } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import { lossOf, partsOf, wholeOf } from '../money-words.ts';

interface Reviewed {
  readonly title: string;
  /** What happens once it is sent. */
  readonly then: string;
  /** The verb of the button, such as “Send offer”. */
  readonly button: string;
  readonly terms: readonly Terms[];
  /** For the freelancer, in basis points. */
  readonly share: number;
  readonly side: Side;
  readonly other: string;
}

/** Says in money who gets and who loses what, and what happens next, before anything is sent (ACT-4). */
export function reviewShare(
  { title, then, button, terms, share, side, other }: Reviewed,
  act?: () => Promise<unknown>,
): Promise<boolean> {
  const parts = partsOf(terms, share);
  const lost = lossOf(parts, wholeOf(terms), side);
  const gained =
    side === 'client'
      ? `you get ${formatMoney(parts.back_to_client)} back`
      : `you get ${formatMoney(parts.to_freelancer)}`;
  return confirm({
    title,
    body: (
      <div className="grid gap-3">
        <p>{then}</p>
        <SplitParts toFreelancer={parts.to_freelancer} backToClient={parts.back_to_client} side={side} other={other} />
        {lost === null ? null : (
          <p className="font-medium text-ink">
            You lose {formatMoney(lost)} of the {formatMoney(wholeOf(terms)[side === 'client' ? 'refund' : 'payment'])}{' '}
            that you could get.
          </p>
        )}
      </div>
    ),
    okLabel: `${button}: ${gained}`,
    cancelLabel: 'Back',
    ...(act === undefined ? {} : { act }),
  });
}

/** What happens to the money once a number is sent, and its button: an equal one settles the dispute. */
export const afterSending = (
  share: number,
  theirs: { readonly percent: number } | null,
  other: string,
  send: string,
): Pick<Reviewed, 'then' | 'button'> =>
  theirs !== null && Math.round(theirs.percent * 100) === share
    ? {
        then: `This is what ${other} asks for. The dispute is settled and the money is split immediately. This cannot be undone.`,
        button: 'Settle',
      }
    : {
        then: `${other} can accept this, decline it or make another offer. Nothing is paid until you both agree or a reviewer decides.`,
        button: send,
      };

/** A complete form is reviewed before it is sent; going back loses nothing that was typed. */
export const reviewedFirst = (
  form: DialogForm,
  isComplete: () => boolean,
  review: () => Promise<boolean>,
): DialogForm => ({
  ...form,
  onSubmit: async (event) => {
    event.preventDefault();
    // A dialog's form is inside another one for React, never for the browser.
    event.stopPropagation();
    if (!isComplete() || (await review())) form.onSubmit(event);
  },
});
