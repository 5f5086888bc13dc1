import { versionSold } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { boughtVersion } from '../bought-contract.ts';
import { sideOf } from './store.ts';
import { offerFrom } from './stored-offer.ts';

const mine = statement(
  'order_bought',
  'select client_id, service_version_id, offer from orders where number = :orderNumber and (client_id = :userId or freelancer_id = :userId)',
);

/** What the two people of an order agreed on, however the service changed since (SVC-7). */
export async function readBoughtVersion(
  db: Db,
  actor: Actor,
  orderNumber: string,
): Promise<DataOf<typeof boughtVersion>> {
  const row = await db.row(mine, { orderNumber, userId: actor.userId });
  if (row === undefined) throw new Failure('not_found');
  const { title, slug, cover_url, package: bought, extras } = offerFrom(row.offer);
  return {
    order_number: orderNumber,
    side: sideOf({ clientId: row.client_id }, actor.userId),
    offer: { title, slug, cover_url, package: bought, extras: [...extras] },
    ...(await versionSold(db, row.service_version_id)),
  };
}
