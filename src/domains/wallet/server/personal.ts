import type { PersonalData } from '#kit/server/context.ts';
import { BOOKS } from '#kit/server/personal-data.ts';
import { moneyToSettle } from './duties.ts';
import { exportOfWallet, eraseFromWallet } from './leave.ts';

export const personal: PersonalData = {
  tables: {
    billing_details: { fate: 'gone', copy: 'billing.json' },
    charge_billing: { fate: BOOKS, copy: 'billing.json' },
    charge_addition: { fate: BOOKS, copy: 'added-to-charges.json' },
    charge: { fate: BOOKS, copy: 'charges.json' },
    early_clearance: { fate: BOOKS, copy: 'early-earnings.json' },
    funding: { fate: BOOKS, copy: 'money-added.json' },
    funding_refund: { fate: BOOKS, copy: 'money-sent-back.json' },
    held_refund: { fate: BOOKS, copy: 'returned-to-wallet.json' },
    payment_customer: {
      fate: 'gone',
      copy: 'not: a name a provider has for the person; what is saved there is in payment-methods.json',
    },
    payment_decline: {
      fate: 'gone',
      copy: 'not: counted for 24 hours against card testing; the declined payments are in money-added.json',
    },
    payment_dispute: { fate: BOOKS, copy: 'chargebacks.json' },
    payment_method: { fate: 'gone', copy: 'payment-methods.json' },
    taken_share: { fate: BOOKS, copy: 'taken-back.json' },
  },
  exportOf: exportOfWallet,
  erase: eraseFromWallet,
  dutiesBeforeLeaving: moneyToSettle,
};
