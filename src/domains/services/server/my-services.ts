import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#kit/server/db/database.ts';
import type { myService, myServices } from '../contract.ts';
import { motifOf, uploadedCoverUrl } from '../cover.ts';
import { draftOf, entryPackage, type ServiceDraft } from '../draft.ts';
import { sellerActions } from '../policy.ts';
import { priceRange, publishProblems } from '../publish-rules.ts';
import { qualityChecks } from '../quality.ts';
import { MAX_SERVICES } from '../service.ts';
import { readMyService, readMyServices, type ServiceRow } from './store.ts';

/** Stored drafts come back as plain data the shape allows to be changed. */
type WireDraft = DataOf<typeof myService>['draft'];
const wire = (draft: ServiceDraft): WireDraft => draft as WireDraft;

const hasUnpublishedChanges = ({ draft, content, cover }: ServiceRow): boolean =>
  content !== null && (cover !== content.cover || !isDeepStrictEqual(draft, draftOf(content)));

const averageOf = ({ rating_sum: sum, rating_count: count }: ServiceRow): number | null => (count === 0 ? null : Math.round(sum / count) / 100);

export async function myServiceList(db: Db, actor: Actor, currency: string): Promise<DataOf<typeof myServices>> {
  const rows = await readMyServices(db, actor);
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.draft.title,
    category: row.draft.category,
    motif: motifOf(row.draft.category ?? ''),
    cover: uploadedCoverUrl(row.cover),
    state: row.state,
    fromPrice: row.content === null ? null : entryPackage(row.content).price,
    rating: averageOf(row),
    ratingCount: row.rating_count,
    missing: qualityChecks(row.draft, row.cover !== null, currency).filter((check) => check.needed && !check.done).length,
    hasUnpublishedChanges: hasUnpublishedChanges(row),
    actions: sellerActions(row.state),
    savedAt: row.draft_saved_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
  }));
  const inState = (state: string) => items.filter((item) => item.state === state).length;
  const [active, draft, paused] = [inState('active'), inState('draft'), inState('paused')];
  const counts = { active, draft, paused, other: items.length - active - draft - paused };
  return { items, counts, canCreate: items.length - inState('archived') < MAX_SERVICES };
}

export async function myServiceInWizard(db: Db, actor: Actor, serviceId: string, currency: string): Promise<DataOf<typeof myService>> {
  const row = await readMyService(db, actor, serviceId);
  const versions = await db.rows<{ number: number; title: string; published_at: Date }>(
    "select number, content->>'title' as title, published_at from service_version where service_id = $1 order by number desc limit 50",
    [serviceId],
  );
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    draft: wire(row.draft),
    cover: uploadedCoverUrl(row.cover),
    motif: motifOf(row.draft.category ?? ''),
    savedAt: row.draft_saved_at.toISOString(),
    hasUnpublishedChanges: hasUnpublishedChanges(row),
    checks: qualityChecks(row.draft, row.cover !== null, currency),
    problems: publishProblems(row.draft, currency),
    priceRange: priceRange(currency),
    actions: sellerActions(row.state),
    versions: versions.map(({ number, title, published_at }) => ({ number, title, publishedAt: published_at.toISOString() })),
  };
}
