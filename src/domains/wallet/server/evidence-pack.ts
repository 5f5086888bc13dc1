/** For a payer's bank: what was paid, and what the domains prove of everything it paid for. */
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { jsonEntry, zipStream } from '#kit/server/zip.ts';
import { chargeEvidence } from './charge-evidence.ts';
import { disputeFacts } from './dispute-facts.ts';

/** Banks take a few megabytes; what does not fit is named with its hash, which proves it. */
const MOST_FILE_BYTES = 16 * 1_024 * 1_024;

export async function readEvidencePack(db: Db, disputeId: string, context: Context): Promise<FileAnswer> {
  const dispute = await disputeFacts(db, disputeId);
  if (dispute === null) throw new Failure('not_found');
  const room = { bytes: MOST_FILE_BYTES };
  const entries = [jsonEntry('dispute.json', dispute)];
  for (const { kind, id } of dispute.charges)
    for (const evidence of chargeEvidence.of(context))
      if (evidence.kind === kind) entries.push(...(await evidence.entriesOf(db, id, context, room)));
  const bytes = await buffer(await zipStream(entries, context.clock()));
  return new FileAnswer(`evidence-${dispute.fundingNumber}.zip`, {
    bytes: bytes.length,
    content: Readable.from([bytes]),
  });
}
