import { pathOfPayment } from '#domains/wallet/server/wallet.ts';
import { formatMoney, money } from '#kit/money.ts';
import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { stateWords } from '../withdrawal.ts';

const found = plannedEachTime(
  statement(
    'withdrawals_found',
    `select number, user_id, amount, currency, state from withdrawal
   where (:number::text is not null and number like :number || '%')
     or (:reference::text is not null and provider_reference = :reference)
     order by number limit :most`,
  ),
);

/** By its number or the provider's. */
export const withdrawalFinder: StaffFinder = {
  kind: 'payments',
  staff: ['support', 'money'],
  async find(db, { words, number, roles }, most) {
    const rows = await db.rows(found, { number, reference: number === null ? words : null, most });
    return rows.map((row) => ({
      title: 'Withdrawal',
      detail: [row.number, formatMoney(money(row.amount, row.currency)), stateWords[row.state]].join(' · '),
      path: pathOfPayment(roles, row.number, row.user_id),
    }));
  },
};
