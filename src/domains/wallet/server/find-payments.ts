import { formatMoney, money } from '#kit/money.ts';
import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { isOpenTo, type StaffRole } from '#kit/staff.ts';
import { pathTo } from '#routes';

/**
 * Payments into the wallet by their number or the provider's, and what was charged beside orders, milestones and
 * withdrawals, which others find.
 */
const found = plannedEachTime(
  statement(
    'payments_found',
    `select number as "number!", title as "title!", amount as "amount!", currency as "currency!", user_id as "user_id!"
      from (
       select number, 'Payment' as title, amount, currency, user_id from funding where id in (
         select id from funding where :number::text is not null and number like :number || '%'
         union all select id from funding where :reference::text is not null and provider = any ('{test,card,paypal}')
           and provider_reference = :reference
         union all select id from funding where :reference is not null and provider = any ('{test,card,paypal}')
           and charge_reference = :reference)
       union all select number, title, total, currency, payer_id from charge
       where :number is not null and number like :number || '%' and kind not in ('order', 'milestone')
         and flow <> 'payout') either
     order by number limit :most`,
  ),
);

/** Where its money is read: in the ledger, or on the page of the person who paid. */
export const pathOfPayment = (roles: readonly StaffRole[], number: string, userId: string): string =>
  isOpenTo(roles, ['money']) ? pathTo('admin-ledger', {}, { q: number }) : pathTo('admin-person', { id: userId });

export const paymentFinder: StaffFinder = {
  kind: 'payments',
  staff: ['support', 'money'],
  async find(db, { words, number, roles }, most) {
    const rows = await db.rows(found, { number, reference: number === null ? words : null, most });
    return rows.map((row) => ({
      title: row.title,
      detail: `${row.number} · ${formatMoney(money(row.amount, row.currency))}`,
      path: pathOfPayment(roles, row.number, row.user_id),
    }));
  },
};
