import type { Check } from '#kit/server/check.ts';
import { SETTLED } from './settled.ts';

const GONE = '(paid + client_fee_kept + service_fee_kept + tax_kept + returned)';

/**
 * What the ledger posted about one charge, by verb and account. What is reversed of a charge is a settlement that a
 * dispute held again.
 */
const POSTED = `(select
  coalesce(sum(entry.amount) filter (where ${SETTLED} and account.name = 'U.pend' and account.owner = charge.payee_id),
  0) as paid,
    coalesce(sum(entry.amount) filter (where ${SETTLED} and account.name = 'R.buy'), 0) as client_fee,
    coalesce(sum(entry.amount) filter (where ${SETTLED} and account.name = 'R.svc'), 0) as service_fee,
    coalesce(sum(entry.amount) filter (where ${SETTLED} and account.name = 'L.tax'), 0) as tax,
    coalesce(sum(entry.amount) filter (where journal.kind = 'refund' and account.name like 'U.%'), 0) as returned,
    coalesce(sum(entry.amount) filter (where journal.kind in ('charge', 'refund') and account.name = charge.income
      and account.owner is null), 0) as bought,
    coalesce(sum(entry.amount) filter (where journal.kind in ('charge', 'refund') and account.name = 'L.tax'), 0)
      as tax_bought,
    -coalesce(sum(entry.amount) filter
      (where journal.kind = 'charge' and account.name like 'U.%' and account.owner = charge.payer_id), 0)
      as paid_by_payer,
    coalesce(sum(entry.amount) filter (where account.name like 'X.%'), 0) as sent,
    coalesce(sum(entry.amount) filter (where account.name in ('R.wd', 'R.exp')), 0) as payout_fee,
    coalesce(sum(entry.amount) filter (where account.name = 'U.out'), 0) as set_aside,
    coalesce(sum(entry.amount) filter (where account.name = 'U.avail' and journal.kind like 'withdraw%'), 0)
      as left_with_payer
  from ledger.journal join ledger.entry on entry.journal_id = journal.id
    join ledger.account on account.id = entry.account_id
  where journal.reference_id = charge.id
    and journal.kind in ('settle', 'reverse', 'refund', 'withdraw', 'withdraw_paid', 'withdraw_back', 'charge'))`;

/** Charges describe and the ledger has the money: both must agree to the cent for every charge. */
export const chargeChecks: readonly Check[] = [
  {
    name: 'held-equals-open-charges',
    means: 'Money is held without an open charge, or a charge lists held money that isn’t there.',
    sql: `select format('%s of %s: %s open, %s held', coalesce(known.number, 'nothing'), coalesce(known.id, held.owner),
      coalesce(open, 0), coalesce(amount, 0)) as what
          from (select id, number, currency, 'H.' || kind as name, total - ${GONE} as open from charge
            where flow = 'payment') known
          full join (select account.owner, account.currency, account.name, balance.amount from ledger.account
            join ledger.balance on balance.account_id = account.id
            where account.name like 'H.%') held on held.owner = known.id and held.currency = known.currency
              and held.name = known.name
          where coalesce(open, 0) <> coalesce(amount, 0)`,
  },
  {
    name: 'charge-parts-equal-their-entries',
    means: 'Histories, receipts and invoices don’t match the ledger.',
    sql: `select format('charge %s (%s): paid %s of %s, client fee %s of %s, service fee %s of %s, tax %s of %s, returned %s of %s', number, state,
            charge.paid, posted.paid, client_fee_kept, posted.client_fee, service_fee_kept, posted.service_fee,
              tax_kept, posted.tax, charge.returned, posted.returned) as what
          from charge, lateral ${POSTED} posted
          where flow = 'payment' and (charge.paid, client_fee_kept, service_fee_kept, tax_kept, charge.returned)
            is distinct from (posted.paid, posted.client_fee, posted.service_fee, posted.tax, posted.returned)
          union all
          select format('purchase %s (%s): price %s of %s, tax %s of %s, %s of %s from its payer, returned %s of %s',
            number, state,
            charge.paid, posted.bought, tax_kept, posted.tax_bought, posted.paid_by_payer, total, charge.returned,
              posted.returned)
          from charge, lateral ${POSTED} posted
          where flow = 'purchase' and (charge.paid, tax_kept, total, charge.returned, state)
            is distinct from (posted.bought, posted.tax_bought, posted.paid_by_payer, posted.returned,
              case when posted.returned = 0 then 'settled' else 'refunded' end)
          union all
          select format('journal %s about %s (%s) has no charge', journal.id, reference_label, reference_id)
            from ledger.journal
          where journal.kind = 'charge'
            and not exists (select from charge where charge.id = reference_id and flow = 'purchase')
          union all
          select format('charge %s (%s): %s set aside, sent %s of %s, fee %s of %s', number, state, set_aside,
            charge.paid, sent, service_fee_kept, payout_fee)
          from charge, lateral ${POSTED} posted
          where flow = 'payout'
            and (charge.paid, service_fee_kept, price - charge.paid - service_fee_kept - charge.returned,
            charge.returned - price)
            is distinct from (posted.sent, posted.payout_fee, posted.set_aside, posted.left_with_payer)`,
  },
];
