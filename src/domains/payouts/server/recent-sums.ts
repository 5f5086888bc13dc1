import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

export interface Recent {
  readonly day: Money;
  readonly week: Money;
}

/** Withdrawals count from their last move: requests that waited together still count together. */
const MOVED_AT = 'greatest(w.requested_at, w.approved_at, w.sent_at)';
const sums = (whose: string): string => `select
    coalesce(sum(w.amount) filter (where ${MOVED_AT} > now() - interval '24 hours'), 0)::text as day,
      coalesce(sum(w.amount), 0)::text as week
  from withdrawal w where ${whose} and w.currency = :currency and w.id is distinct
    from :besides and w.state not in ('cancelled', 'rejected', 'failed')
    and ${MOVED_AT} > now() - interval '7 days'`;

const ofPerson = statement('withdrawn_by_person', sums('w.user_id = :userId'));
const ofDestination = statement(
  'withdrawn_to_destination',
  sums('w.method_id in (select id from payout_method where fingerprint = :fingerprint)'),
);

const read = (row: { day: string; week: string } | undefined, currency: string): Recent => ({
  day: money(row?.day ?? '0', currency),
  week: money(row?.week ?? '0', currency),
});

/** What this person withdrew recently, besides this one. */
export const withdrawnBy = async (
  reads: Db | Tx,
  userId: string,
  currency: string,
  besides: string | null = null,
): Promise<Recent> => read(await reads.row(ofPerson, { userId, currency, besides }), currency);

/** What anyone withdrew to this account recently, besides this one. */
export const withdrawnTo = async (
  reads: Db | Tx,
  fingerprint: Buffer,
  currency: string,
  besides: string,
): Promise<Recent> => read(await reads.row(ofDestination, { fingerprint, currency, besides }), currency);
