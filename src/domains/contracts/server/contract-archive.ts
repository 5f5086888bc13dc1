/** Everything that was submitted for a contract in one archive, made while it is sent. */
import { deliveryEntries, safeName } from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { zipStream } from '#kit/server/zip.ts';
import { readMine, sideOf } from './store.ts';

/** A folder for each milestone that was submitted. */
export async function contractArchive(db: Db, actor: Actor, number: string, context: Context): Promise<FileAnswer> {
  const contract = await readMine(db, number, actor.userId, context);
  const isClient = sideOf(contract, actor.userId) === 'client';
  const ofMilestones = await Promise.all(
    contract.milestones
      .filter(({ submittedAt }) => submittedAt !== null)
      .map(({ id, number: milestoneNumber, place, title }) =>
        deliveryEntries(
          db,
          { id, called: `milestone ${milestoneNumber}`, folder: `${number}/${place}-${safeName(title)}`, isClient },
          context,
        ),
      ),
  );
  const entries = ofMilestones.flat();
  if (entries.length === 0) throw new Failure('not_found', { message: 'Nothing was submitted yet.' });
  return new FileAnswer(`${number}.zip`, { bytes: null, content: await zipStream(entries, context.clock()) });
}
