import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { changedParts } from '../content-parts.ts';
import { draftOf } from '../draft.ts';
import { isEditable, type ServiceState } from '../service.ts';
import type { serviceVersion, serviceVersions } from '../versions-contract.ts';
import { keepPictures } from './arrange-pictures.ts';
import { contentOnWire } from './content-on-wire.ts';
import { hasUnpublishedChanges } from './my-services.ts';
import { readMyService } from './store.ts';
import { contentFrom } from './stored.ts';
import { lockEditable, saveDraft } from './write-draft.ts';

const PAGE = 20;

const page = statement(
  'service_versions_page',
  `select id, number, content, published_at from service_version
   where service_id = :serviceId and (:number::integer is null or number < :number) order by number desc limit :limit`,
);
/** The version, and the one before it. */
const withBefore = statement(
  'service_version_with_before',
  'select id, number, content, published_at from service_version where service_id = :serviceId and number <= :number order by number desc limit 2',
);

export async function readVersions(
  db: Db,
  actor: Actor,
  serviceId: string,
  { cursor, limit = PAGE }: PageAsked,
): Promise<DataOf<typeof serviceVersions>> {
  const place = placeOf(cursor, { key: (text) => /^\d{1,9}$/.test(text) });
  const [service, rows] = await Promise.all([
    readMyService(db, actor, serviceId),
    db.rows(page, { serviceId, number: place === null ? null : Number(place.key), limit: limit + 1 }),
  ]);
  const contents = rows.map(({ content }) => contentFrom(content));
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => ({ key: String(row.number), id: row.id }));
  return {
    title: service.draft.title,
    items: items.map(({ id, number, published_at: publishedAt }, at) => {
      const [content, before] = [contents[at], contents[at + 1]];
      return {
        number,
        title: content?.title ?? '',
        published_at: publishedAt.toISOString(),
        is_live: id === service.version_id,
        changed: content === undefined || before === undefined ? [] : changedParts(before, content),
      };
    }),
    next_cursor: nextCursor,
  };
}

const missing = () => new Failure('not_found', { message: 'This service doesn’t have this version.' });

/** Anything that is no number is no version either. */
async function versionOfMine(reads: Db | Tx, serviceId: string, named: string) {
  const number = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : 0;
  const [version, before] = await reads.rows(withBefore, { serviceId, number });
  if (version === undefined || version.number !== number) throw missing();
  return { version, before };
}

export async function readVersion(
  db: Db,
  actor: Actor,
  serviceId: string,
  number: string,
): Promise<DataOf<typeof serviceVersion>> {
  const service = await readMyService(db, actor, serviceId);
  const { version, before } = await versionOfMine(db, serviceId, number);
  const content = contentFrom(version.content);
  return {
    number: version.number,
    title: content.title,
    published_at: version.published_at.toISOString(),
    is_live: version.id === service.version_id,
    content: contentOnWire(content),
    before:
      before === undefined ? null : { number: before.number, content: contentOnWire(contentFrom(before.content)) },
    can_restore: isEditable(service.state),
    has_unpublished_changes: hasUnpublishedChanges(service),
  };
}

/** The draft is replaced, and what is live stays until it is published like any other change (SVC-7, SVC-21). */
export async function restoreVersion(
  tx: Tx,
  actor: Actor,
  { id, number }: { id: string; number: string },
  context: Context,
): Promise<{ id: string; state: ServiceState; saved_at: string }> {
  const service = await lockEditable(tx, actor, id);
  const { version } = await versionOfMine(tx, id, number);
  const content = contentFrom(version.content);
  await keepPictures(tx, service, content.pictures, context);
  const { savedAt } = await saveDraft(tx, actor, id, draftOf(content), context);
  return { id, state: service.state, saved_at: savedAt.toISOString() };
}

const sold = statement(
  'service_version_sold',
  `select v.number, v.content, v.published_at, s.id, s.state, s.slug as "slug!", s.version_id = v.id as "is_current!"
   from service_version v join service s on s.id = v.service_id where v.id = :versionId`,
);

/** A version as it was bought: it stays, whatever became of the service. */
export async function versionSold(reads: Db | Tx, versionId: string) {
  const row = await reads.row(sold, { versionId });
  if (row === undefined) throw new Failure('not_found');
  return {
    version: row.number,
    published_at: row.published_at.toISOString(),
    is_current: row.is_current,
    /** Null while it has no public page. */
    slug: row.state === 'active' ? row.slug : null,
    content: contentOnWire(contentFrom(row.content)),
  };
}
