/** What both sides of a dispute wrote to each other, for the reviewer who says why it is needed. */
import { openFileBetween, readTalkBetween } from '#domains/messaging/server/messaging.ts';
import type { Talk } from '#domains/messaging/talk-shape.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { disputeNumbered, type Dispute } from './store.ts';

const subjectOf = ({ id }: Dispute) => ({ type: 'dispute', id });
const sidesOf = ({ work }: Dispute) => [work.clientId, work.freelancerId] as const;

interface Look {
  readonly reason: string;
  readonly before?: number | undefined;
}

/** A dispute that is not yet taken has no reader, no matter who works here (decision 142). */
export const whyNotRead = ({ reviewerId }: Dispute, actor: Actor): string | null =>
  reviewerId === actor.userId ? null : 'Only the reviewer who took this dispute can read the messages.';

function mustRead(dispute: Dispute, actor: Actor): void {
  const refusal = whyNotRead(dispute, actor);
  if (refusal !== null) throw new Failure('forbidden', { message: refusal, data: { state: dispute.state } });
}

export async function readMessages(tx: Tx, actor: Actor, number: string, look: Look, context: Context): Promise<Talk> {
  const dispute = await disputeNumbered(tx, number);
  mustRead(dispute, actor);
  return readTalkBetween(tx, actor, sidesOf(dispute), { ...look, subject: subjectOf(dispute) }, context);
}

export async function readMessageFile(
  db: Db,
  actor: Actor,
  number: string,
  fileId: string,
  context: Context,
): Promise<FileAnswer> {
  const dispute = await disputeNumbered(db, number);
  mustRead(dispute, actor);
  return openFileBetween(db, actor, sidesOf(dispute), { fileId, subject: subjectOf(dispute) }, context);
}
