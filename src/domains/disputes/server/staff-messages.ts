/** What both sides of a dispute wrote to each other, for the reviewer who says why it is needed. */
import { openFileBetween, readTalkBetween } from '#domains/messaging/server/messaging.ts';
import type { Talk } from '#domains/messaging/talk-shape.ts';
import type { Actor } from '#kit/actor.ts';
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

export async function readMessages(tx: Tx, actor: Actor, number: string, look: Look, context: Context): Promise<Talk> {
  const dispute = await disputeNumbered(tx, number);
  return readTalkBetween(tx, actor, sidesOf(dispute), { ...look, subject: subjectOf(dispute) }, context);
}

export async function readMessageFile(db: Db, actor: Actor, number: string, fileId: string, context: Context): Promise<FileAnswer> {
  const dispute = await disputeNumbered(db, number);
  return openFileBetween(db, actor, sidesOf(dispute), { fileId, subject: subjectOf(dispute) }, context);
}
