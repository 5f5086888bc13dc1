import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { extensionPoint } from '#kit/server/extension-point.ts';
import type { KeptLinesOf, ProviderLine, ProviderName } from '#kit/server/payments/provider.ts';
import type { OwnLine } from './compare-books.ts';

/** The provider's clock and list may lag behind ours: the last hour of the period is not expected there yet. */
const lines = statement(
  'reconcile_own_lines',
  `with named as (select unnest(:names::text[]) as name)
   select 'payment' as about, id::text as reference,
     array_remove(array[provider_reference, charge_reference], null) as "names!", amount, currency, state, created_at
     from funding
     where provider = :provider
       and ((created_at >= :from and created_at < :to) or provider_reference in (select name from named)
       or charge_reference in (select name from named) or id::text in (select name from named))
   union all
   select 'refund', r.id::text, array_remove(array[r.provider_reference], null), r.amount, r.currency, r.state,
     r.created_at from funding_refund r join funding f on f.id = r.funding_id
     where f.provider = :provider
       and ((r.created_at >= :from and r.created_at < :to) or r.provider_reference in (select name from named)
       or r.id::text in (select name from named))
   union all
   select 'dispute', null, array[provider_reference], amount, currency, state, created_at from payment_dispute
     where provider = :provider
       and ((created_at >= :from and created_at < :to) or provider_reference in (select name from named))`,
);

const LAG_MS = 3_600_000;

/** Lines about money at a provider that other domains keep, for the daily comparison (WH-6). */
export const providerLines = extensionPoint<KeptLinesOf>();

/** Our lines of the period, and any line that the provider names, however old; including those of other domains. */
export async function ownLines(
  context: Context,
  provider: ProviderName,
  from: Date,
  to: Date,
  theirs: readonly ProviderLine[],
): Promise<OwnLine[]> {
  const { db } = context;
  const names = theirs.flatMap(({ reference, providerReference }) => [
    reference ?? providerReference,
    providerReference,
  ]);
  const [rows, ...others] = await Promise.all([
    db.rows(lines, { provider, from, to, names }),
    ...providerLines.of(context).map((linesOf) => linesOf(db, { provider, from, to, names })),
  ]);
  const own = rows.map(({ amount, currency, created_at: at, ...row }) => ({
    ...row,
    amount: money(amount, currency),
    at,
  }));
  return [...own, ...others.flat()].map(({ at, ...line }) => ({
    ...line,
    isExpectedThere: at.getTime() >= from.getTime() + LAG_MS && at.getTime() < to.getTime() - LAG_MS,
  }));
}
