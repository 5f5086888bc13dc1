import type { Check } from '#kit/server/check.ts';

export const fundingChecks: readonly Check[] = [
  {
    name: 'funding-is-credited-once',
    means: 'A payment wasn’t credited, or was credited twice, to another person, or with another amount.',
    sql: `select format('funding %s (%s): %s credits of %s to its owner, it is %s', number, id, credits, credited,
      amount) as what from funding,
            lateral (select count(*) as credits, coalesce(sum(entry.amount), 0) as credited from ledger.journal
                     join ledger.entry on entry.journal_id = journal.id
                       join ledger.account on account.id = entry.account_id
                     where journal.reference_id = funding.id and journal.kind = 'fund' and account.name = 'U.spend'
                       and account.owner = funding.user_id) ledger
          where (state = 'succeeded') <> (credits = 1) or credits > 1 or (credits = 1 and credited <> amount)`,
  },
  {
    name: 'credited-funding-was-paid',
    means: 'Money was credited that the test provider never collected.',
    sql: `select format('funding %s (%s): the provider says %s', number, funding.id,
      coalesce(checkout.state, 'nothing')) as what
          from funding left join test_provider.checkout on checkout.id = funding.provider_reference
          where funding.provider = 'test' and funding.state = 'succeeded'
            and (checkout.state is distinct from 'paid' or checkout.amount <> funding.amount
              or checkout.currency <> funding.currency)`,
  },
  {
    name: 'refund-moved-what-it-says',
    means: 'Money was returned without leaving the wallet, or left it without being returned.',
    sql: `select format('refund %s (%s) of %s: %s left the wallet, %s is on its way', number, state, amount, gone,
      under_way) as what from (
            select r.*, coalesce(sum(entry.amount) filter (where account.name like 'X.%'), 0) as gone,
              coalesce(sum(entry.amount) filter (where account.name = 'U.out'), 0) as under_way
            from funding_refund r left join ledger.journal on journal.reference_id = r.id left
              join ledger.entry on entry.journal_id = journal.id
              left join ledger.account on account.id = entry.account_id group by r.id) moved
          where gone <> case when state = 'succeeded' or (origin = 'provider' and state = 'sent') then amount else 0 end
             or under_way <> case when origin = 'payer' and state in ('requested', 'sent') then amount else 0 end`,
  },
  {
    name: 'dispute-moved-what-it-says',
    means: 'A reversed payment was charged to no one or twice, or wasn’t restored after a won dispute.',
    sql: `select format('dispute %s (%s) of %s: %s moved, shares of %s', provider_reference, state, amount, gone,
      shared) as what from (
            select d.*, (select coalesce(sum(entry.amount), 0) from ledger.journal
              join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
                         where journal.reference_id = d.id and account.name like 'X.%') as gone,
              (select coalesce(sum(amount), 0) from taken_share where subject_id = d.id) as shared
            from payment_dispute d) moved
          where gone <> case when taken_at is not null and given_back_at is null then amount else 0 end
             or shared <> case when taken_at is null then 0 else amount end
             or (taken_at is null and state in ('open', 'lost') and not exists (
                  -- The same money told under two names, as a case and as a reversal, is taken under one.
                  select from payment_dispute other where other.funding_id = moved.funding_id
                    and other.amount = moved.amount and other.taken_at is not null
                    and starts_with(other.provider_reference, 'reversal-') <>
                      starts_with(moved.provider_reference, 'reversal-')))
             or (taken_at is not null and given_back_at is null and state = 'won')`,
  },
  {
    name: 'paid-checkout-is-credited',
    means: 'The test provider collected money that wasn’t credited within an hour.',
    sql: `select format('checkout %s (%s)', checkout.id, reference) as what from test_provider.checkout
          join test_provider.event on event.checkout_id = checkout.id and event.created_at < now() - interval '1 hour'
          where state = 'paid' and not exists (select from funding where funding.id::text = checkout.reference
            and funding.state = 'succeeded')`,
  },
  {
    name: 'payment-paid-for-what-it-was-made',
    means:
      'A payment counts as having paid for something, but nothing was held for it; or it stayed undecided for an hour.',
    sql: `select format('funding %s (%s) for %s: %s', number, id, pays_number, coalesce(pays_outcome, 'undecided'))
      as what from funding
          where (pays_outcome = 'paid'
            and not exists (select from ledger.journal join charge on charge.id = journal.reference_id
                 where journal.id = pays_id and journal.kind = 'hold' and charge.payer_id = funding.user_id))
             or (pays_outcome is not null and state <> 'succeeded')
             or (pays_id is not null and state = 'succeeded' and pays_outcome is null
               and updated_at < now() - interval '1 hour')`,
  },
  {
    name: 'no-payment-loses-more-than-was-paid',
    means: 'Refunds and disputes took more from people than the payment they belong to.',
    sql: `select format('funding %s (%s) of %s: %s borne by people', number, id, amount, borne) as what from (
            select f.*, (select coalesce(sum(amount), 0) from funding_refund
              where funding_id = f.id and origin = 'payer' and state <> 'failed')
              + (select coalesce(sum(share.amount), 0) from taken_share share
                where share.account <> 'E.loss' and share.subject_id in (
                   select id from funding_refund where funding_id = f.id and origin = 'provider'
                     and state in ('sent', 'succeeded')
                   union all select id from payment_dispute where funding_id = f.id and taken_at is not null
                     and given_back_at is null)) as borne
            from funding f) total where borne > amount`,
  },
];
