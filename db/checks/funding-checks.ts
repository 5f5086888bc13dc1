import type { Check } from './check.ts';

export const fundingChecks: readonly Check[] = [
  {
    name: 'funding-is-credited-once',
    means: 'Somebody’s payment was not credited, or twice, or to somebody else, or with another amount.',
    sql: `select format('funding %s (%s): %s credits of %s to its owner, it is %s', number, id, credits, credited, amount) as what from funding,
            lateral (select count(*) as credits, coalesce(sum(entry.amount), 0) as credited from ledger.journal
                     join ledger.entry on entry.journal_id = journal.id join ledger.account on account.id = entry.account_id
                     where journal.reference_id = funding.id and journal.kind = 'fund' and account.name = 'U.spend' and account.owner = funding.user_id) ledger
          where (state = 'succeeded') <> (credits = 1) or credits > 1 or (credits = 1 and credited <> amount)`,
  },
  {
    name: 'credited-funding-was-paid',
    means: 'Money was credited that the test provider never took.',
    sql: `select format('funding %s (%s): the provider says %s', number, funding.id, coalesce(checkout.state, 'nothing')) as what
          from funding left join test_provider.checkout on checkout.id = funding.provider_reference
          where funding.provider = 'test' and funding.state = 'succeeded'
            and (checkout.state is distinct from 'paid' or checkout.amount <> funding.amount or checkout.currency <> funding.currency)`,
  },
  {
    name: 'paid-checkout-is-credited',
    means: 'The test provider took money that was not credited within an hour.',
    sql: `select format('checkout %s (%s)', checkout.id, reference) as what from test_provider.checkout
          join test_provider.event on event.checkout_id = checkout.id and event.created_at < now() - interval '1 hour'
          where state = 'paid' and not exists (select from funding where funding.id::text = checkout.reference and funding.state = 'succeeded')`,
  },
];
