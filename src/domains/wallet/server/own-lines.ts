import { money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { ProviderLine, ProviderName } from '#kit/server/payments/provider.ts';
import type { OwnLine } from './compare-books.ts';

/** The provider's clock and list may lag behind ours: the last hour of the time compared is not expected there yet. */
const lines = statement(
  'reconcile_own_lines',
  `with named as (select unnest($4::text[]) as name)
   select 'payment' as about, id::text as reference, array_remove(array[provider_reference, charge_reference], null) as names, amount, currency, state, created_at from funding
     where provider = $1 and ((created_at >= $2 and created_at < $3) or provider_reference in (select name from named) or charge_reference in (select name from named) or id::text in (select name from named))
   union all
   select 'refund', r.id::text, array_remove(array[r.provider_reference], null), r.amount, r.currency, r.state, r.created_at from funding_refund r join funding f on f.id = r.funding_id
     where f.provider = $1 and ((r.created_at >= $2 and r.created_at < $3) or r.provider_reference in (select name from named) or r.id::text in (select name from named))
   union all
   select 'dispute', null, array[provider_reference], amount, currency, state, created_at from payment_dispute
     where provider = $1 and ((created_at >= $2 and created_at < $3) or provider_reference in (select name from named))
   union all
   select 'payout', reference, array_remove(array[provider_reference, provider_transaction], null), amount, currency, state, created_at from payout_line
     where provider = $1 and ((created_at >= $2 and created_at < $3) or provider_reference in (select name from named) or provider_transaction in (select name from named)
       or reference in (select name from named))`,
);

interface Row {
  about: OwnLine['about'];
  reference: string | null;
  names: string[];
  amount: string;
  currency: string;
  state: string;
  created_at: Date;
}

const LAG_MS = 3_600_000;

/** Ours of that time, and whatever of ours the provider's lines name, however old it is. */
export async function ownLines(db: Db, provider: ProviderName, from: Date, to: Date, theirs: readonly ProviderLine[]): Promise<OwnLine[]> {
  const names = theirs.flatMap(({ reference, providerReference }) => [reference ?? providerReference, providerReference]);
  const rows = await db.rows<Row>(lines, [provider, from, to, names]);
  return rows.map(({ amount, currency, created_at, ...row }) => ({
    ...row,
    amount: money(amount, currency),
    isExpectedThere: created_at.getTime() >= from.getTime() + LAG_MS && created_at.getTime() < to.getTime() - LAG_MS,
  }));
}
