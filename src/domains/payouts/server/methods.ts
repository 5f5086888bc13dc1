import { setPayoutMethodProven } from '#domains/accounts/server/accounts.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { PayoutKind } from '../terms.ts';

export interface PayoutMethod {
  readonly id: string;
  readonly user_id: string;
  readonly kind: PayoutKind;
  readonly country: string;
  readonly holder: string;
  readonly label: string;
  readonly sealed: Buffer;
  readonly is_default: boolean;
  readonly flagged: string | null;
  readonly proven_at: Date | null;
  readonly created_at: Date;
  readonly removed_at: Date | null;
}

const COLUMNS =
  'id, user_id, kind, country, holder, label, sealed, is_default, flagged, proven_at, created_at, removed_at';

const mine = statement(
  'payout_methods_of',
  `select ${COLUMNS} from payout_method where user_id = :userId and removed_at is null
    order by is_default desc, created_at, id`,
);
const byId = statement('payout_method', `select ${COLUMNS} from payout_method where id = :id`);
const usable = statement(
  'payout_method_mine',
  `select ${COLUMNS} from payout_method where id = :id and user_id = :userId and removed_at is null for update`,
);

export const methodsOf = (reads: Db | Tx, userId: string): Promise<PayoutMethod[]> => reads.rows(mine, { userId });
export const methodById = (reads: Db | Tx, id: string): Promise<PayoutMethod | undefined> => reads.row(byId, { id });
/** Locked, and only if it is this person's. */
export const ownMethod = (tx: Tx, userId: string, id: string): Promise<PayoutMethod | undefined> =>
  tx.row(usable, { id, userId });

const firstProven = statement(
  'payout_method_first_proven',
  'select min(proven_at) as at from payout_method where user_id = :userId and removed_at is null',
);

/**
 * After anything that proves, blocks or removes a method: whether this person still has one that money arrived at
 * (REC-11).
 */
export async function countProvenMethod(tx: Tx, userId: string): Promise<void> {
  const row = await tx.row(firstProven, { userId });
  await setPayoutMethodProven(tx, userId, row?.at ?? null);
}

export const presentMethod = (method: PayoutMethod) => ({
  id: method.id,
  kind: method.kind,
  label: method.label,
  holder: method.holder,
  country: method.country,
  is_default: method.is_default,
  is_proven: method.proven_at !== null,
  problem: method.flagged,
  added_at: method.created_at.toISOString(),
});
