import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '#kit/server/context.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { CLIENT_FEE_TERMS, SELLER_TERMS } from '#kit/fees.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { myService, myServices, ServicePreview } from '../contract.ts';
import { holdCause } from '../absence.ts';
import { designUrl, motifOf, uploadedCoverUrl } from '../cover.ts';
import { draftOf, entryPackage, type ServiceDraft } from '../draft.ts';
import { coverOf } from '../picture-rules.ts';
import { sellerActions } from '../policy.ts';
import { asPublished, previewOf, priceRange, publishProblems } from '../publish-rules.ts';
import { qualityChecks } from '../quality.ts';
import { MAX_SERVICES } from '../service.ts';
import { pictureOnWire } from './arrange-pictures.ts';
import { contentOnWire } from './content-on-wire.ts';
import { headOfDraft } from './service-page.ts';
import { drawTitleCover } from './title-cover.ts';
import { readMyService, readMyServices, type ServiceRow } from './store.ts';

/** Stored drafts come back as plain data the shape allows to be changed. */
type WireDraft = DataOf<typeof myService>['draft'];
const wire = (draft: ServiceDraft): WireDraft => draft as WireDraft;

export const hasUnpublishedChanges = ({ draft, content, pictures }: ServiceRow): boolean =>
  content !== null &&
  !(
    isDeepStrictEqual(pictures, content.pictures) &&
    isDeepStrictEqual(asPublished(draft), asPublished(draftOf(content)))
  );

/** What its seller's list shows: the cover of the draft. A title has an address only once it is published. */
function shownCover({
  id,
  version_id: versionId,
  content,
  draft,
  pictures,
  portfolio_cover: fromPortfolio,
}: ServiceRow): string | null {
  const design = draft.cover_design ?? null;
  const versionWithTitle = content?.cover_design === 'title' ? versionId : null;
  return (
    uploadedCoverUrl(coverOf(pictures)) ??
    designUrl(id, versionWithTitle, { cover_design: design, category: draft.category ?? '' }) ??
    (design === null ? fromPortfolio : null)
  );
}

const averageOf = ({ rating_sum: sum, rating_count: count }: ServiceRow): number | null =>
  count === 0 ? null : Math.round(sum / count) / 100;

export async function myServiceList(
  db: Db,
  actor: Actor,
  { config: { currency }, clock }: Context,
): Promise<DataOf<typeof myServices>> {
  const [rows, terms] = await Promise.all([readMyServices(db, actor), termsInForce(db, clock())]);
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: row.draft.title,
    category: row.draft.category,
    motif: motifOf(row.draft.category ?? ''),
    cover: shownCover(row),
    state: row.state,
    from_price: row.content === null ? null : entryPackage(row.content).price,
    rating: averageOf(row),
    rating_count: row.rating_count,
    missing: qualityChecks(row.draft, row.pictures, currency, terms).filter((check) => check.needed && !check.done)
      .length,
    has_unpublished_changes: hasUnpublishedChanges(row),
    hold: holdCause(row.held_because),
    actions: sellerActions(row.state, holdCause(row.held_because)),
    saved_at: row.draft_saved_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  }));
  const inState = (state: string) => items.filter((item) => item.state === state).length;
  const [active, draft, paused] = [inState('active'), inState('draft'), inState('paused')];
  const counts = { active, draft, paused, other: items.length - active - draft - paused };
  return { items, counts, can_create: items.length - inState('archived') < MAX_SERVICES };
}

/** A draft's title has no address: nobody else may read it. */
const asDataUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The draft as the public page would show it: for its seller alone. */
export async function previewOfMine(
  db: Db,
  actor: Actor,
  serviceId: string,
  { config: { currency }, clock }: Context,
): Promise<ServicePreview> {
  const row = await readMyService(db, actor, serviceId);
  const [head, terms] = await Promise.all([headOfDraft(db, serviceId), termsInForce(db, clock())]);
  const content = previewOf(row.draft, row.pictures);
  return {
    ...head,
    id: row.id,
    slug: row.slug,
    state: row.state,
    motif: content.motif,
    cover:
      content.cover === null && content.cover_design === 'title'
        ? asDataUrl(await drawTitleCover(content, row.id))
        : shownCover(row),
    content: contentOnWire(content),
    in_force: onTheWire(CLIENT_FEE_TERMS, terms),
    missing: qualityChecks(row.draft, row.pictures, currency, terms).filter((check) => check.needed && !check.done)
      .length,
    has_unpublished_changes: hasUnpublishedChanges(row),
    saved_at: row.draft_saved_at.toISOString(),
  };
}

const versionsOf = statement(
  'service_versions',
  `select number, content->>'title' as "title!", published_at from service_version where service_id = :serviceId
    order by number desc limit 50`,
);

export async function myServiceInWizard(
  db: Db,
  actor: Actor,
  serviceId: string,
  { config: { currency }, clock }: Context,
): Promise<DataOf<typeof myService>> {
  const row = await readMyService(db, actor, serviceId);
  const [versions, terms] = await Promise.all([db.rows(versionsOf, { serviceId }), termsInForce(db, clock())]);
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    draft: wire(row.draft),
    pictures: row.pictures.map(pictureOnWire),
    motif: motifOf(row.draft.category ?? ''),
    portfolio_cover: row.portfolio_cover,
    saved_at: row.draft_saved_at.toISOString(),
    has_unpublished_changes: hasUnpublishedChanges(row),
    checks: qualityChecks(row.draft, row.pictures, currency, terms),
    problems: publishProblems(row.draft, currency, terms),
    price_range: priceRange(currency, terms),
    in_force: onTheWire(SELLER_TERMS, terms),
    actions: sellerActions(row.state, holdCause(row.held_because)),
    versions: versions.map(({ number, title, published_at }) => ({
      number,
      title,
      published_at: published_at.toISOString(),
    })),
  };
}
