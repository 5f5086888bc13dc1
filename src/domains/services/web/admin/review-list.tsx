import { PagedPanel } from '#design/app/paged-panel.tsx';
import { Chip, StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { counted } from '#kit/format/unit.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { serviceReviewQueue, type ReviewLine } from '../../moderation-contract.ts';
import { REVIEW_HOURS, REVIEW_KINDS } from '../../moderation.ts';
import { kindWords, stateWords } from './review-words.ts';

/** Services that wait for a decision, or what was decided. */
export function ReviewList({ queue }: { queue: 'waiting' | 'decided' }) {
  const { values } = useAddressFilters({ kind: oneOf(REVIEW_KINDS) });
  const kind = REVIEW_KINDS.find((reviewKind) => reviewKind === values.kind);
  const list = usePages(serviceReviewQueue, { query: { queue, ...(kind === undefined ? {} : { kind }) } });
  const hrefOf = (reviewKind?: string): string =>
    pathTo(
      'admin-services',
      {},
      { ...(queue === 'waiting' ? {} : { queue }), ...(reviewKind === undefined ? {} : { kind: reviewKind }) },
    );
  const mode = list.data?.pages[0]?.mode;
  return (
    <>
      <nav aria-label="Kind of review">
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...REVIEW_KINDS].map((reviewKind) => (
            <li key={reviewKind ?? 'all'}>
              <Chip href={hrefOf(reviewKind)} tone={reviewKind === kind ? 'primary' : 'line'}>
                {reviewKind === undefined ? 'All kinds' : kindWords[reviewKind]}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      <PagedPanel
        title={queue === 'waiting' ? 'To review, oldest first' : 'Decided, newest first'}
        empty={
          kind === undefined
            ? queue === 'waiting'
              ? 'Nothing waits for a decision.'
              : 'No decisions yet.'
            : 'Nothing of this kind. Choose all kinds.'
        }
        list={list}
        renderRow={(line) => <Row key={line.id} line={line} />}
      />
      {mode === undefined ? null : (
        <p className="text-sm text-ink-2">
          {mode === 'auto'
            ? 'The rules decide immediately; flagged services are live meanwhile.'
            : `Staff decide before anything goes live, within ${REVIEW_HOURS} hours.`}
        </p>
      )}
    </>
  );
}

function Row({ line }: { line: ReviewLine }) {
  const {
    id,
    title,
    category,
    kind,
    state,
    findings,
    seller,
    asked_at: askedAt,
    decided_at: decidedAt,
    due_at: dueAt,
    is_overdue: isOverdue,
  } = line;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Link href={pathTo('admin-service-review', { id })} className="hover:underline">
            {title}
          </Link>
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {kindWords[kind]} · {categoryBySlug(category)?.name ?? category} ·{' '}
          <PersonLink id={seller.id}>{seller.name}</PersonLink> · <When at={decidedAt ?? askedAt} style="moment" />
          {decidedAt === null && dueAt !== null ? (
            <>
              {' '}
              · decide by <When at={dueAt} style="moment" />
            </>
          ) : null}
        </p>
        {findings.length === 0 ? null : (
          <p className="mt-1 text-sm">
            {counted(findings.length, { one: 'finding', other: 'findings' })}:{' '}
            {[...new Set(findings.map((finding) => finding.found || finding.reason))].slice(0, 3).join(', ')}
          </p>
        )}
      </div>
      {isOverdue ? (
        <StatusChip tone="danger">Overdue</StatusChip>
      ) : (
        <StatusChip tone={stateWords[state].tone}>{stateWords[state].words}</StatusChip>
      )}
    </li>
  );
}
