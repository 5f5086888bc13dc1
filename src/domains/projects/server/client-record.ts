/** What every post says of its client (PRJ-9): hire rate, time to decide, paid in all, and whether money waits here. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { payerStanding } from '#domains/wallet/server/wallet.ts';
import { aboutDollars } from '#kit/fees.ts';
import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { BUDGET_WHOLE } from '../post-rules.ts';
import type { ClientRecord } from '../shapes.ts';

const records = statement(
  'project_client_records',
  `select who.id as "id!", card.country_code, card.member_since,
    coalesce(card.verification_level, 0) as "verification_level!", did.posted as "posted!", did.hired as "hired!",
     did.decided as "decided!", did.days
   from unnest((select :ids::uuid[])) as who (id)
   left join person_card card on card.user_id = who.id
   cross join lateral (
     select count(*)::int as posted, count(hired_at)::int as hired, count(coalesce(hired_at, ended_at))::int as decided,
       percentile_cont(0.5) within group
         (order by extract(epoch from coalesce(hired_at, ended_at) - posted_at) / 86400.0)
         filter (where coalesce(hired_at, ended_at) is not null)::float8 as days
     from project where client_id = who.id and posted_at is not null and state <> 'pending_review') did`,
);
/** What a client needs for the mark “funds deposited”: the lower end of the budget, or the least that one can be. */
export const fundsFor = (least: Money | null, currency: string): bigint =>
  BigInt((least ?? aboutDollars(BUDGET_WHOLE.least, currency)).amount);

/** Below this a percentage would say more than is known. */
const LEAST_DECIDED = 1;

/** Of each of these clients; `least` is what their money is compared with (`fundsFor`). */
export async function clientRecords(
  reads: Db | Tx,
  clients: readonly { readonly id: string; readonly least: bigint }[],
  currency: string,
): Promise<ClientRecord[]> {
  const ids = clients.map(({ id }) => id);
  const [rows, personOf, standings] = await Promise.all([
    reads.rows(records, { ids: [...new Set(ids)] }),
    shownPeople(reads, ids),
    payerStanding(reads, ids, currency),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return clients.map(({ id, least }) => {
    const row = byId.get(id);
    const standing = standings.get(id);
    const [hired, decided] = [row?.hired ?? 0, row?.decided ?? 0];
    return {
      ...personOf(id),
      country_code: row?.country_code ?? null,
      member_since: row?.member_since?.toISOString() ?? null,
      is_verified: (row?.verification_level ?? 0) >= 75,
      posted: row?.posted ?? 0,
      hired,
      hire_rate: decided < LEAST_DECIDED ? null : Math.round((hired * 100) / decided),
      decide_days: row?.days === undefined || row.days === null ? null : Math.max(1, Math.round(row.days)),
      paid_in_all: money(standing?.paid ?? 0n, currency),
      funds_deposited: (standing?.spendable ?? 0n) >= least,
    };
  });
}
