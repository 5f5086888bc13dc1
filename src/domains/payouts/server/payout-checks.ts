import type { Check } from '#kit/server/check.ts';
import { timelineCheck } from '#kit/server/timeline-checks.ts';

/**
 * States in which exactly the amount waits in U.out; in every other state nothing does
 * (src/domains/payouts/withdrawal.ts).
 */
const IN_FLIGHT = "('requested', 'held', 'in_review', 'approved', 'processing')";

export const payoutChecks: readonly Check[] = [
  {
    name: 'withdrawal-moved-what-its-state-says',
    means: 'Earnings were paid out twice, not at all, or both paid out and returned; or the wrong fee was charged.',
    sql: `select format('withdrawal %s (%s) of %s, fee %s: %s on its way, %s went out, %s earned', number, state,
      amount, fee, under_way, gone, earned) as what from (
            select w.*, coalesce(sum(entry.amount) filter (where account.name = 'U.out' and account.owner = w.user_id),
              0) as under_way,
              coalesce(sum(entry.amount) filter (where account.name like 'X.%'), 0) as gone,
              coalesce(sum(entry.amount) filter (where account.name in ('R.wd', 'R.exp')), 0) as earned
            from withdrawal w left join ledger.journal on journal.reference_id = w.id left
              join ledger.entry on entry.journal_id = journal.id
              left join ledger.account on account.id = entry.account_id group by w.id) moved
          where under_way <> case when state in ${IN_FLIGHT} then amount else 0 end
             or gone <> case when state = 'paid' then amount - fee else 0 end
             or earned <> case when state = 'paid' and (promised_at is null or ended_at <= promised_at) then fee
               else 0 end`,
  },
  {
    name: 'money-on-its-way-is-explained',
    means: 'Money is set aside without an open withdrawal or refund, so nothing will send or return it.',
    sql: `select format('account %s of %s: %s on its way, %s asked for', id, owner, amount, asked) as what from (
            select account.id, account.owner, balance.amount,
              (select coalesce(sum(w.amount), 0) from withdrawal w
                where w.user_id = account.owner and w.currency = account.currency and state in ${IN_FLIGHT})
              + (select coalesce(sum(r.amount), 0) from funding_refund r
                 where r.user_id = account.owner and r.currency = account.currency and origin = 'payer'
                   and state in ('requested', 'sent')) as asked
            from ledger.account join ledger.balance on balance.account_id = account.id where account.name = 'U.out')
              known
          where amount <> asked`,
  },
  {
    name: 'withdrawal-has-its-charge',
    means: 'Histories or receipts don’t match the withdrawal, or don’t show it.',
    sql: `select format('withdrawal %s (%s)', w.number, w.state) as what
          from withdrawal w left join charge on charge.id = w.id and charge.kind = 'withdrawal'
            and charge.number = w.number
          where (charge.payer_id, charge.currency, charge.price, charge.service_fee, charge.state, charge.reason)
            is distinct from (w.user_id, w.currency, w.amount, w.fee, case when w.state in ${IN_FLIGHT} then 'held'
              when w.state = 'paid' then 'sent' else 'failed' end, w.reason)`,
  },
  timelineCheck({ table: 'withdrawal', events: 'withdrawal_event', key: 'withdrawal_id', called: 'withdrawal' }),
];
