/** What the wallet puts on the two dashboards: balances, and what was spent or earned with work of any kind. */
import { mondayBefore } from '#kit/calendar-day.ts';
import type { ChargeKinds } from '../charge-kind.ts';
import { chargeKinds } from './charge-kinds.ts';
import { DASHBOARDS } from '#kit/dashboard.ts';
import { money } from '#kit/money.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { chargePath } from '../charge.ts';
import { earnedPiece, moneyPiece, spentPiece, type Earned } from '../dashboard-piece.ts';
import { balances } from './balances.ts';

/** As it was posted: the checker holds every charge against its postings to the cent (charge-checks.ts). */
const spent = statement(
  'wallet_spent',
  `select coalesce(sum(paid + client_fee_kept + service_fee_kept + tax_kept), 0)::text as total,
    count(distinct payee_id)::int as people
   from charge where payer_id = :userId and flow = 'payment' and currency = :currency
     and paid + client_fee_kept + service_fee_kept + tax_kept > 0`,
);

const WEEKS = 12;
const earnedByWeek = statement(
  'wallet_earned_by_week',
  `select to_char(week at time zone 'UTC', 'YYYY-MM-DD') as starts_on, coalesce(sum(paid), 0)::text as earned
   from generate_series(:weeks::timestamptz, :weeks::timestamptz + interval '${WEEKS - 1} weeks', interval '1 week')
     week
   left join charge on payee_id = :userId and currency = :currency and settled_at >= week
     and settled_at < week + interval '7 days'
   group by week order by week`,
);
const clearingNow = statement(
  'wallet_clearing_next',
  `select number as "number!", title as "title!", kind as "kind!", left_amount::text as "amount!",
    clears_at as "clears_at!" from clearing_charge
   where payee_id = :userId and currency = :currency and left_amount > 0 order by clears_at, id limit 20`,
);

async function readSpent(db: Db, userId: string, currency: string) {
  const row = await db.row(spent, { userId, currency });
  return { total: money(row?.total ?? '0', currency), people: row?.people ?? 0 };
}

async function readEarned(db: Db, userId: string, currency: string, now: Date, kinds: ChargeKinds): Promise<Earned> {
  const [clearing, weeks] = await Promise.all([
    db.rows(clearingNow, { userId, currency }),
    db.rows(earnedByWeek, { userId, currency, weeks: mondayBefore(now, WEEKS - 1) }),
  ]);
  return {
    clearing: clearing.map(({ number, title, kind, amount, clears_at: at }) => ({
      number,
      title,
      path: chargePath(kinds, kind, number),
      amount: money(amount, currency),
      clears_at: at.toISOString(),
    })),
    weeks: weeks.map((week) => ({ starts_on: week.starts_on, earned: money(week.earned, currency) })),
  };
}

const ofBoth = DASHBOARDS.map((dashboard) =>
  dashboardPart({
    of: dashboard,
    piece: moneyPiece,
    read: async (db, actor, context) => {
      const { spendable, held, clearing, available } = await balances(db, actor.userId, context.config.currency);
      return { data: { money: { spendable, held, clearing, available } } };
    },
  }),
);

export const walletDashboards = [
  ...ofBoth,
  dashboardPart({
    of: 'client',
    piece: spentPiece,
    read: async (db, actor, { config }) => ({ data: { spent: await readSpent(db, actor.userId, config.currency) } }),
  }),
  dashboardPart({
    of: 'freelancer',
    piece: earnedPiece,
    read: async (db, actor, context) => ({
      data: await readEarned(db, actor.userId, context.config.currency, context.clock(), chargeKinds.of(context)),
    }),
  }),
];
