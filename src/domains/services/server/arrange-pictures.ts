import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { userTopic } from '#kit/events.ts';
import { holdForScan } from '#kit/server/scanning/file-scans.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { removePicture as removeFile, sizeLater } from '#kit/server/storage/pictures.ts';
import { pictureIdOf, pictureUrl } from '../cover.ts';
import { coverOf, whyNotAdd, type ServicePicture } from '../picture-rules.ts';
import { isVideo } from '../video-rules.ts';
import { readMyService, type ServiceRow } from './store.ts';
import { lockEditable, mustBeEditable } from './write-draft.ts';

export const pictureOnWire = ({ file, alt }: ServicePicture) => ({ id: pictureIdOf(file), url: pictureUrl(file), alt });

interface Arranged {
  readonly pictures: ReturnType<typeof pictureOnWire>[];
}

const save = statement(
  'service_save_pictures',
  'update service set pictures = :pictures, cover = :cover, draft_saved_at = :draftSavedAt where id = :serviceId',
);

async function keep(
  tx: Tx,
  serviceId: string,
  pictures: readonly ServicePicture[],
  context: Context,
): Promise<Arranged> {
  await tx.rows(save, {
    serviceId,
    pictures: JSON.stringify(pictures),
    cover: coverOf(pictures),
    draftSavedAt: context.clock(),
  });
  return { pictures: pictures.map(pictureOnWire) };
}

function mustHaveRoom(pictures: readonly ServicePicture[], file: string): void {
  const reason = whyNotAdd(pictures, file);
  if (reason !== null) throw new Failure('wrong_state', { message: reason });
}

/** Before a picture is stored for it: one that cannot be added would only take room. */
export async function mayTakePicture(db: Db, actor: Actor, serviceId: string, file: string): Promise<void> {
  const service = await readMyService(db, actor, serviceId);
  mustBeEditable(service);
  mustHaveRoom(service.pictures, file);
}

/** `file` is already stored. Two uploads at once take turns here, and the one too many is refused. */
export async function addPicture(
  tx: Tx,
  actor: Actor,
  serviceId: string,
  file: string,
  context: Context,
): Promise<Arranged> {
  const { pictures } = await lockEditable(tx, actor, serviceId);
  mustHaveRoom(pictures, file);
  if (isVideo(file))
    await holdForScan(
      tx,
      { key: `covers/${file}`, name: file, uploaderId: actor.userId, topics: [userTopic(actor.userId)] },
      context,
    );
  else await sizeLater(tx, 'covers', file, context.clock());
  return keep(tx, serviceId, [...pictures, { file, alt: '' }], context);
}

/** A picture that another tab added meanwhile is not named here, and must not go by that. */
export async function arrangePictures(
  tx: Tx,
  actor: Actor,
  serviceId: string,
  arrangement: readonly { id: string; alt: string }[],
  context: Context,
): Promise<Arranged> {
  const { pictures } = await lockEditable(tx, actor, serviceId);
  const named = arrangement.map(({ id, alt }) => ({
    file: pictures.find(({ file }) => pictureIdOf(file) === id)?.file,
    alt: alt.trim(),
  }));
  const known = named.flatMap(({ file, alt }): ServicePicture[] => (file === undefined ? [] : [{ file, alt }]));
  if (known.length < named.length || new Set(known.map(({ file }) => file)).size < known.length)
    throw new Failure('invalid_input', { fields: { pictures: ['Name each picture of this service once.'] } });
  const others = pictures.filter(({ file }) => !known.some((picture) => picture.file === file));
  return keep(tx, serviceId, [...known, ...others], context);
}

const published = statement(
  'service_picture_published',
  `select 1 as found from service_version
   where service_id = :serviceId
     and (content->>'cover' = :file::text
     or content->'pictures' @> jsonb_build_array(jsonb_build_object('file', :file::text))) limit 1`,
);

/** Versions keep the files they were published with, orders show them: only one that was never published is deleted. */
async function dropFile(tx: Tx, serviceId: string, file: string, context: Context): Promise<void> {
  if ((await tx.row(published, { serviceId, file })) !== undefined) return;
  tx.afterCommit(
    () =>
      void removeFile(context.files, `covers/${file}`).catch((error: unknown) =>
        context.log.warn({ err: error }, 'a removed picture stays behind'),
      ),
  );
}

/** Pictures of a version in place of the draft's own. */
export async function keepPictures(
  tx: Tx,
  { id, pictures: before }: Pick<ServiceRow, 'id' | 'pictures'>,
  pictures: readonly ServicePicture[],
  context: Context,
): Promise<void> {
  for (const { file } of before)
    if (!pictures.some((picture) => picture.file === file)) await dropFile(tx, id, file, context);
  await keep(tx, id, pictures, context);
}

export async function removePicture(
  tx: Tx,
  actor: Actor,
  serviceId: string,
  pictureId: string,
  context: Context,
): Promise<Arranged> {
  const { pictures } = await lockEditable(tx, actor, serviceId);
  const gone = pictures.find(({ file }) => pictureIdOf(file) === pictureId);
  if (gone === undefined) throw new Failure('not_found', { message: 'This service doesn’t have this picture.' });
  await dropFile(tx, serviceId, gone.file, context);
  return keep(
    tx,
    serviceId,
    pictures.filter((picture) => picture !== gone),
    context,
  );
}
