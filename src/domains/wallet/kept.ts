import type { KeptReason } from './funding.ts';

/** What a payment is made for. */
export type PaidThing = 'order' | 'milestone' | 'tip' | 'extra' | 'bonus';

/** Why the money of a payment stayed in the payer's balance. */
export const KEPT: Readonly<Record<PaidThing, Readonly<Record<KeptReason, string>>>> = {
  order: {
    closed: 'It arrived after the order had closed, so the order wasn’t placed.',
    already_paid: 'The order was already paid by another payment, so you didn’t pay twice.',
    seller_gone: 'The freelancer isn’t taking orders at the moment, so the order wasn’t placed.',
    not_enough: 'Your balance no longer covers the rest of the total, so the order isn’t paid yet.',
  },
  milestone: {
    closed: 'It arrived after the contract had ended, so the milestone wasn’t funded.',
    already_paid: 'The milestone was already funded by another payment, so you didn’t pay twice.',
    seller_gone: 'The freelancer can’t work at the moment, so the milestone wasn’t funded.',
    not_enough: 'Your balance no longer covers the rest of the total, so the milestone isn’t funded yet.',
  },
  tip: {
    closed: 'It arrived when the tip could no longer be given.',
    already_paid: 'You had already given this tip, so you didn’t pay twice.',
    seller_gone: 'The freelancer’s account is closed or suspended, so the tip wasn’t given.',
    not_enough: 'Your balance no longer covers the rest of the tip, so it isn’t given yet.',
  },
  extra: {
    closed: 'It arrived when the extra could no longer be added.',
    already_paid: 'The extra was already paid, so you didn’t pay twice.',
    seller_gone: 'The freelancer’s account is closed or suspended, so the extra wasn’t added.',
    not_enough: 'Your balance no longer covers the rest of the extra, so it isn’t added yet.',
  },
  bonus: {
    closed: 'It arrived when the bonus could no longer be given.',
    already_paid: 'You had already given this bonus, so you didn’t pay twice.',
    seller_gone: 'The freelancer’s account is closed or suspended, so the bonus wasn’t given.',
    not_enough: 'Your balance no longer covers the rest of the bonus, so it isn’t given yet.',
  },
};
