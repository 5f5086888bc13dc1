import type { Check } from '#kit/server/check.ts';
import { skippedSteps } from '#kit/server/timeline-checks.ts';
import { SETTLED } from '#domains/wallet/server/wallet.ts';

export const workChecks: readonly Check[] = [
  {
    name: 'timelines-skip-no-step',
    means: 'A timeline entry starts in a different state than the one before it ended in.',
    sql: skippedSteps({ events: 'work_event', key: 'work_id', called: 'work' }),
  },
  {
    name: 'agreed-splits-are-paid',
    means: 'The money wasn’t split as both sides agreed (MON-7).',
    // Rounded as `share` of src/kit/money.ts does: a half goes up.
    sql: `select format('work %s: %s of 10000 agreed; %s earned for %s, %s back for %s', work_id, share, earned, owed,
      back, total - released) as what from (
            select split.*, charge.price + charge.client_fee + charge.tax as total,
              round(price * share / 10000.0) - round(service_fee * share / 10000.0) as owed,
              round(price * share / 10000.0) + round(client_fee * share / 10000.0) + round(tax * share / 10000.0)
                as released, posted.*
            from work_split_offer split left join charge on charge.id = work_id, lateral (
              select coalesce(sum(amount) filter (where ${SETTLED} and name = 'U.pend' and owner = charge.payee_id), 0)
                as earned,
                coalesce(sum(amount) filter
                  (where kind = 'refund' and name in ('U.spend', 'U.avail') and owner = charge.payer_id), 0) as back
              from ledger.journal join ledger.entry on entry.journal_id = journal.id
                join ledger.account on account.id = entry.account_id
              where journal.reference_id = work_id) posted
            where outcome = 'accepted') agreed
          where total is null or earned <> owed or back <> total - released`,
  },
  {
    name: 'deliveries-are-whole',
    means: 'A delivery has no proof, lacks a version, or contains a file from other work.',
    sql: `select format('work %s: version %s is number %s', work_id, version, place) as what
          from (select *, row_number() over (partition by work_id order by version) as place from work_delivery)
            numbered where version <> place
          union all
          select format('delivery %s has no proof', id) from work_delivery where length(proof) <> 32
          union all
          select format('file %s of %s %s', file.id, work_kind, work_number) from work_file file left
            join work_delivery delivery on delivery.id = delivery_id
          where (delivery_id is not null) <> (purpose = 'delivery' and sent_at is not null)
            or delivery.work_id <> file.work_id`,
  },
];
