import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type * as contract from '../contract.ts';
import { CV_LIMITS, type CvContent } from '../cv.ts';
import { firstContent } from '../first-content.ts';
import { ownerOf } from './cv-source.ts';
import { cvCount, insertCv, lockMyCv, updateCv, type CvText } from './store.ts';
import { keepVersion, versionOf } from './versions.ts';

function mustFit(content: CvContent): void {
  if (Buffer.byteLength(JSON.stringify(content)) > CV_LIMITS.contentBytes)
    throw invalidField('content', 'This CV is too long. Shorten its texts.');
}

export async function createCv(
  tx: Tx,
  actor: Actor,
  body: Parsed<typeof contract.createCv>['body'],
  context: Context,
): Promise<DataOf<typeof contract.createCv>> {
  lockUntilCommit(tx, 52, actor.userId);
  if ((await cvCount(tx, actor.userId)) >= CV_LIMITS.perPerson)
    throw new Failure('wrong_state', { message: `You have ${CV_LIMITS.perPerson} CVs. Delete one first.` });
  const { name, language, template } = body;
  const copied = body.copy_of === undefined ? null : await lockMyCv(tx, body.copy_of, actor.userId);
  const content =
    body.content ?? copied?.content ?? firstContent((await ownerOf(tx, actor.userId, context)).record, context.makeId);
  const look = template === undefined ? content.look : { ...content.look, template };
  const text: CvText = { name, target: copied?.target ?? null, language, content: { ...content, look } };
  mustFit(text.content);
  const id = context.makeId();
  await insertCv(tx, id, actor.userId, text, context.clock());
  await keepVersion(tx, id, 1, text, context.clock(), true);
  return { id };
}

interface Saved {
  readonly version: number;
  readonly saved_at: string;
}

async function save(tx: Tx, id: string, text: CvText, context: Context, beginsStretch: boolean): Promise<Saved> {
  mustFit(text.content);
  const now = context.clock();
  const version = await updateCv(tx, id, text, now);
  await keepVersion(tx, id, version, text, now, beginsStretch);
  return { version, saved_at: now.toISOString() };
}

/** Who saves on top of a version that they have not read is told, and loses nothing: theirs is still on their screen. */
export async function saveCv(
  tx: Tx,
  { userId }: Actor,
  id: string,
  { version, keeps_before: keepsBefore = false, ...text }: Parsed<typeof contract.saveCv>['body'],
  context: Context,
): Promise<Saved> {
  const row = await lockMyCv(tx, id, userId);
  if (row.version !== version)
    throw new Failure('wrong_state', {
      message: 'This CV was changed in another window. Compare both before you go on.',
      data: { version: row.version },
    });
  return save(tx, id, text, context, keepsBefore);
}

export async function restoreCv(
  tx: Tx,
  { userId }: Actor,
  { id, version }: Parsed<typeof contract.restoreCv>['params'],
  context: Context,
): Promise<Saved> {
  await lockMyCv(tx, id, userId);
  const { saved_at: _at, ...text } = await versionOf(tx, id, version);
  return save(tx, id, text, context, true);
}

const drop = statement('cv_delete', 'delete from cv where id = :id');
const dropVersions = statement('cv_versions_delete', 'delete from cv_version where cv_id = :id');

export async function deleteCv(tx: Tx, { userId }: Actor, id: string): Promise<null> {
  await lockMyCv(tx, id, userId);
  await tx.rows(dropVersions, { id });
  await tx.rows(drop, { id });
  return null;
}
