import { money } from '#kit/money.ts';
import { statement } from '#kit/server/db/database.ts';
import type { KeptLinesOf } from '#kit/server/payments/provider.ts';

const lines = statement(
  'payout_lines',
  `with named as (select unnest(:names::text[]) as name)
   select id::text as reference, array_remove(array[provider_reference, provider_transaction], null) as "names!",
     amount - fee as "amount!", currency, state, sent_at as "sent_at!"
   from withdrawal where sent_at is not null and provider = :provider
     and ((sent_at >= :from and sent_at < :to) or provider_reference in (select name from named)
     or provider_transaction in (select name from named) or id::text in (select name from named))`,
);

/** What was sent, for the daily comparison with the provider's own list (WH-6). */
export const payoutLines: KeptLinesOf = async (db, { provider, from, to, names }) =>
  (await db.rows(lines, { provider, from, to, names })).map(({ amount, currency, sent_at: at, ...row }) => ({
    about: 'payout',
    ...row,
    amount: money(amount, currency),
    at,
  }));
