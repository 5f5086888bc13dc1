/** Files of a request go up before it is sent: the id of a client's next request is known until then. */
import { createHash } from 'node:crypto';
import * as work from '#domains/paid-work/server/paid-work.ts';
import { serviceToOffer, type ServiceToOffer } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { FileSize } from '#kit/file-size.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';
import { OFFER_NUMBER_BYTES, offerNumberFrom } from '../offer-number.ts';
import { whyNotAsked } from './why-not.ts';

const KIND = 'custom-offer';

const earlier = statement(
  'custom_offers_asked_of',
  `select count(*)::int as "n!" from custom_offer where client_id = :clientId and freelancer_id = :sellerId
    and scope <> ''`,
);

/** Derived from the id, so that a replayed run gives the same numbers (OPS-4). */
export const numberOf = (id: string): string =>
  offerNumberFrom(createHash('sha256').update(id).digest().subarray(0, OFFER_NUMBER_BYTES));

/**
 * The same until the client sends a request to this seller: requests are never deleted, and offers without one don’t
 * count.
 */
export async function nextRequest(
  reads: Db | Tx,
  clientId: string,
  { serviceId, sellerId }: ServiceToOffer,
): Promise<work.Work> {
  const earlierRequests = await reads.row(earlier, { clientId, sellerId });
  const id = derivedId(KIND, clientId, serviceId, String(earlierRequests?.n ?? 0));
  return { id, kind: KIND, number: numberOf(id), clientId, freelancerId: sellerId };
}

async function mustTakeFiles(reads: Db | Tx, { userId }: Actor, slug: string): Promise<work.Work> {
  const service = await serviceToOffer(reads, slug);
  if (service.sellerId === userId) throw new Failure('forbidden', { message: 'This is your own service.' });
  const refusal = whyNotAsked(service);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: service.state } });
  if ((await work.unsentFiles(reads, KIND, userId)) >= OFFER_LIMITS.unsentFiles)
    throw invalidField(
      'file',
      `You uploaded ${OFFER_LIMITS.unsentFiles} files for requests that you haven’t sent. Send a request first.`,
    );
  return nextRequest(reads, userId, service);
}

const hostOf = async (reads: Db | Tx, actor: Actor, slug: string): Promise<work.WorkHost> =>
  work.workHost(await mustTakeFiles(reads, actor, slug), 'requirements');

export const requestFiles = work.workFiles<{ readonly service: string }>({
  mayAdd: (db, actor, { service }) => hostOf(db, actor, service),
  mayStillAdd: (tx, actor, { service }) => hostOf(tx, actor, service),
});

interface NamedFile {
  readonly offer_number: string;
  readonly file_id: string;
  readonly size?: FileSize;
}

export const openRequestFile = (
  db: Db,
  { userId: readerId }: Actor,
  { offer_number: number, file_id: fileId, size }: NamedFile,
  context: Context,
): Promise<FileAnswer> => work.openWorkFile(db, { kind: KIND, number, fileId, readerId, size }, context);

/** Uploaded for a request that was not sent within a week. */
export const dropForgottenFiles = (context: Context): Promise<boolean> =>
  work.dropUnsent(KIND, after(context.clock(), -OFFER_LIMITS.unsentDays * DAY_MS), context);
