import type { UserRecord } from '#domains/accounts/user-record.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { once, type Export } from '#kit/server/personal-export.ts';
import { retitleCharges } from '#domains/wallet/server/wallet.ts';
import { withdrawalCharge } from '../charge-kind.ts';

const ofMine = statement(
  'bank_details',
  'select id, kind, label, is_default from payout_method where user_id = :userId and removed_at is null order by is_default desc, created_at, id',
);
/** Where someone is paid; numbers are masked in the labels. */
export const bankDetailsOf = async (reads: Db | Tx, userId: string): Promise<Pick<UserRecord, 'bank_details'>> => ({
  bank_details: await reads.rows(ofMine, { userId }),
});

const FORGOTTEN = 'a removed method';

const forget = statement(
  'payout_methods_forget',
  "update payout_method set removed_at = coalesce(removed_at, now()), is_default = false, sealed = '', holder = '', label = :label, fingerprint = uuid_send(id) where user_id = :userId",
);

/** Erases where someone was paid; what was paid stays in the books. */
export async function erasePayouts(tx: Tx, userId: string): Promise<void> {
  await tx.rows(forget, { userId, label: FORGOTTEN });
  retitleCharges(tx, userId, withdrawalCharge.kind, FORGOTTEN);
}

const withdrawals = statement(
  'export_withdrawals',
  `select w.number, w.lane, w.amount, w.fee, w.currency, w.state, w.reason, m.label as method, w.requested_at,
    w.sent_at, w.ended_at, w.provider_reference
   from withdrawal w join payout_method m on m.id = w.method_id where w.user_id = :userId order by w.requested_at`,
);
const methods = statement(
  'export_payout_methods',
  'select kind, country, holder, label, is_default, created_at, removed_at from payout_method where user_id = :userId order by created_at',
);

export const exportOfPayouts = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'withdrawals', about: 'Your withdrawals and their outcome.', records: once(db, withdrawals, userId) },
    {
      name: 'payout-methods',
      about: 'Your payout methods, without account numbers.',
      records: once(db, methods, userId),
    },
  ],
});
