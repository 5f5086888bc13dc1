/** What two accounts share, and that they are taken for one person (AUT-15, decision 182). */
import { after, DAY_MS } from '#kit/clock.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { accountsLinked } from '../events.ts';
import { isOfPeople } from '../own-address.ts';

/** How long a network address says something about who used it. */
const ADDRESS_DAYS = 30;

const devices = statement(
  'accounts_share_device',
  `select exists (select from known_device a join known_device b on b.device_hash = a.device_hash
    where a.user_id = :userId and b.user_id = :other) as "shared!",
     (select max(created_at) from account where id in (:userId, :other)) as youngest`,
);
const addresses = statement(
  'accounts_addresses',
  'select distinct user_id, address from session where user_id = any (:userIds) and last_used_at > :lastUsedAt',
);

export interface SharedAccess {
  /** Both signed in with one browser. */
  readonly device: boolean;
  /** Both used one network address recently. */
  readonly address: boolean;
  /** When the younger of the two accounts was opened. */
  readonly youngest: Date | null;
}

export async function sharedAccess(reads: Db | Tx, accountId: string, other: string, now: Date): Promise<SharedAccess> {
  const [device, seen] = await Promise.all([
    reads.row(devices, { userId: accountId, other }),
    reads.rows(addresses, { userIds: [accountId, other], lastUsedAt: after(now, -ADDRESS_DAYS * DAY_MS) }),
  ]);
  const blocksOf = (userId: string): string[] =>
    seen.filter((row) => row.user_id === userId && isOfPeople(row.address)).map(({ address }) => addressBlock(address));
  const ofOther = new Set(blocksOf(other));
  return {
    device: device?.shared ?? false,
    address: blocksOf(accountId).some((block) => ofOther.has(block)),
    youngest: device?.youngest ?? null,
  };
}

export interface Link {
  readonly signs: readonly string[];
  readonly counts: boolean;
}

/** A sign once seen stays, and what no longer counts never counts again: removing a card undoes nothing. */
const link = statement(
  'account_link',
  `with pair (user_id, other_id) as (values (:userId::uuid, :other::uuid), (:other::uuid, :userId::uuid)),
   before as (select signs, counts from account_link where user_id = :userId and other_id = :other),
   written as (insert into account_link as known (user_id, other_id, signs, counts, found_at) select user_id, other_id,
     :signs, :counts, :now from pair order by user_id
     on conflict (user_id, other_id) do update set counts = known.counts and excluded.counts,
       signs = known.signs || array(select sign from unnest(excluded.signs) sign where not sign = any (known.signs))
     where not known.signs @> excluded.signs or known.counts and not excluded.counts)
   select coalesce((select not signs @> :signs from before), true) as "is_news!", not :counts
     and coalesce((select counts from before), true) as "stops_counting!"`,
);

/** Answers whether anything about it is new. */
export async function linkAccounts(
  tx: Tx,
  accountId: string,
  other: string,
  { signs, counts }: Link,
  now: Date,
): Promise<boolean> {
  const row = await tx.row(link, { userId: accountId, other, signs: [...signs], counts, now });
  if (row?.stops_counting === true) announce(tx, accountsLinked, { userIds: [accountId, other] });
  return row !== undefined && (row.is_news || row.stops_counting);
}
