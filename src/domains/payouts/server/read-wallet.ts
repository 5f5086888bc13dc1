import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import {
  balances,
  chargeKinds,
  payments,
  readParts,
  savedMethodsOf,
  statementYears,
} from '#domains/wallet/server/wallet.ts';
import { expectedBy } from '../plan.ts';
import type { WithdrawalTerms } from '../terms.ts';
import type { WalletScreen } from '../wallet-contract.ts';
import { overview } from './read-withdrawals.ts';

const NEWEST = 5;

const underWay = statement(
  'withdrawals_under_way',
  `select w.number, w.state, w.lane, m.kind, w.held_until, w.sends_at, w.promised_at, w.sent_at from withdrawal w
    join payout_method m on m.id = w.method_id
   where w.user_id = :userId and w.state in ('requested', 'held', 'in_review', 'approved', 'processing')`,
);

const arrivalOf = ({ state, lane, kind, ...at }: RowOf<typeof underWay>, terms: WithdrawalTerms): string | null => {
  const dates = { heldUntil: at.held_until, sendsAt: at.sends_at, promisedAt: at.promised_at, sentAt: at.sent_at };
  return expectedBy({ state, lane, kind, ...dates }, terms)?.toISOString() ?? null;
};

/** Everything the wallet shows, read at the same time. */
export async function readWallet(db: Db, actor: Actor, context: Context): Promise<WalletScreen> {
  const { userId } = actor;
  const { currency } = context.config;
  const now = context.clock();
  const kinds = chargeKinds.of(context);
  const all = balances(db, userId, currency);
  const parts = (bucket: 'clearing' | 'held' | 'in_flight') => readParts(db, userId, bucket, currency, kinds, all);
  const [own, clearing, held, leaving, payouts, saved, recent, years, terms, withdrawals] = await Promise.all([
    all,
    parts('clearing'),
    parts('held'),
    parts('in_flight'),
    overview(db, actor, context),
    savedMethodsOf(db, userId, context),
    payments(db, userId, { limit: NEWEST }, kinds),
    statementYears(db, userId, now),
    termsInForce(db, now),
    db.rows(underWay, { userId }),
  ]);
  const known = new Map(withdrawals.map((row) => [row.number, { state: row.state, until: arrivalOf(row, terms) }]));
  const items = leaving.items.map((item) => ({ ...item, state: null, ...known.get(item.label) }));
  return {
    balances: own,
    clearing,
    held,
    in_flight: { ...leaving, items },
    payouts,
    saved_methods: saved.methods,
    payments: recent.items,
    years,
  };
}
