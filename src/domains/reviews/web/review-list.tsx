import { PagedPanel } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { reportPath } from '#kit/reported.ts';
import type { Side } from '#kit/sides.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import {
  BOXES,
  myReviews,
  REPLIES,
  REVIEW_SORTS,
  REVIEWED_KINDS,
  type Box,
  type ListedReview,
  type ReviewSort,
} from '../contract.ts';
import { kindWord } from '../kinds.ts';
import { DueReviews } from './due-reviews.tsx';
import { EditReview } from './edit-review.tsx';
import { OneReview } from './one-review.tsx';
import { RatingMaths } from './rating-maths.tsx';
import { ReplyToReview } from './reply-to-review.tsx';
import { ReviewFilters, ROLES, STARS } from './review-filters.tsx';

type Summary = NonNullable<DataOf<typeof myReviews>['summary']>;

interface ReviewListProps {
  readonly screen: 'my-reviews' | 'service-reviews';
  /** Only reviews of work in this role. */
  readonly role: Side | null;
}

const READERS = {
  box: oneOf(BOXES),
  role: oneOf(ROLES),
  work: oneOf(REVIEWED_KINDS),
  stars: oneOf(STARS),
  reply: oneOf(REPLIES),
  sort: oneOf(REVIEW_SORTS),
};

/** Reviews received and written, with what they add up to. The address holds the whole state of the list (SCR-5). */
export function ReviewList({ screen, role }: ReviewListProps) {
  const { values, set, clear } = useAddressFilters(READERS);
  const box = (values.box ?? 'received') as Box;
  const shownRole = role ?? (values.role as Side | undefined);
  const query = {
    box,
    ...(shownRole === undefined ? {} : { role: shownRole }),
    ...(values.work === undefined ? {} : { work: values.work as (typeof REVIEWED_KINDS)[number] }),
    ...(values.stars === undefined ? {} : { stars: Number(values.stars) }),
    ...(values.reply === undefined ? {} : { reply: values.reply as (typeof REPLIES)[number] }),
    ...(values.sort === undefined ? {} : { sort: values.sort as ReviewSort }),
  };
  const list = usePages(myReviews, { query });
  useOwnTopic(() => void list.refetch());
  const summary = list.data?.pages[0]?.summary ?? null;
  // What is due and the rating are above the list: everything appears together, so that nothing moves.
  if (summary === null)
    return (
      <Unread what="Your reviews" read={list}>
        <Loading label="Loading your reviews">
          <TextSkeleton lines={12} />
        </Loading>
      </Unread>
    );
  const isFiltered =
    values.stars !== undefined ||
    values.work !== undefined ||
    values.reply !== undefined ||
    (role === null && values.role !== undefined);
  const here = (change: Readonly<Record<string, string>>) =>
    pathTo(screen, {}, { ...(values as Record<string, string>), ...change });
  const ratings =
    box === 'given' ? [] : summary.ratings.filter((rating) => shownRole === undefined || rating.role === shownRole);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 in-order">
      <DueReviews due={summary.due.filter((dueReview) => role === null || dueReview.role === role)} />
      <LinkTabs
        label="Reviews received or written"
        tabs={BOXES.map((boxName) => ({
          href: pathTo(screen, {}, boxName === 'received' ? {} : { box: boxName }),
          label: boxName === 'received' ? 'About you' : 'By you',
          current: boxName === box,
          ...(role === null ? { count: summary[boxName] } : {}),
        }))}
      />
      {ratings.map((rating) => (
        <RatingMaths
          key={rating.role}
          rating={rating}
          starsHref={(stars) => here({ stars: String(stars) })}
          current={Number(values.stars ?? 0)}
        />
      ))}
      <ReviewFilters
        names={role === null ? ['role', 'work', 'stars', 'reply', 'sort'] : ['stars', 'reply', 'sort']}
        values={values}
        onChange={set}
        onClear={isFiltered ? clear : null}
      />
      <PagedPanel
        title={box === 'received' ? 'Reviews about you' : 'Reviews by you'}
        list={list}
        empty={<NoReviews screen={screen} box={box} isFiltered={isFiltered} summary={summary} />}
        renderRow={(review) => (
          <li key={review.id} className="px-4 py-4 sm:px-5">
            <ReviewRow review={review} box={box} />
          </li>
        )}
      />
    </div>
  );
}

function ReviewRow({ review, box }: { review: ListedReview; box: Box }) {
  const { work, other } = review;
  const canAct = box === 'given' ? review.change !== null : review.can_reply;
  return (
    <>
      <OneReview
        review={review}
        title={box === 'given' ? `Your review of ${other.name}` : other.name}
        {...(canAct
          ? {
              actions:
                box === 'given' ? (
                  <EditReview review={review} other={other.name} />
                ) : (
                  <ReplyToReview id={review.id} other={other.name} />
                ),
            }
          : {})}
      />
      <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
        {kindWord(work.kind)}:{' '}
        <Link href={work.path} className="link">
          {work.title}, {work.number}
        </Link>{' '}
        · <When at={review.written_at} />
        {box === 'received' && review.hidden_reason === null ? (
          <>
            {' · '}
            <Link href={reportPath('review', review.id, pathTo('my-reviews'))} className="link">
              Report<span className="sr-only"> the review by {other.name}</span>
            </Link>
          </>
        ) : null}
        {box === 'given' && review.reply !== null ? (
          <>
            {' · '}
            <Link href={reportPath('reply', review.id, pathTo('my-reviews', {}, { box: 'given' }))} className="link">
              Report the reply<span className="sr-only"> of {other.name}</span>
            </Link>
          </>
        ) : null}
        {review.shown ? null : ' · Hidden until both reviews are written or the review period ends'}
      </p>
    </>
  );
}

function NoReviews({
  screen,
  box,
  isFiltered,
  summary,
}: {
  screen: ReviewListProps['screen'];
  box: Box;
  isFiltered: boolean;
  summary: Summary | null;
}) {
  if (isFiltered)
    return (
      <EmptyState
        title="No reviews match these filters"
        action={<LinkButton href={pathTo(screen, {}, box === 'given' ? { box } : {})}>Clear filters</LinkButton>}
      >
        Choose other stars, or look at all of them.
      </EmptyState>
    );
  const isDue = (summary?.due.length ?? 0) > 0;
  return (
    <EmptyState
      title={box === 'received' ? 'No reviews about you yet' : 'You haven’t written a review yet'}
      action={
        <LinkButton href={isDue ? (summary?.due[0]?.review_path ?? pathTo('buying-orders')) : pathTo('buying-orders')}>
          {isDue ? 'Write a review' : 'Open your orders'}
        </LinkButton>
      }
    >
      When an order or a contract is completed, both of you can review each other for 14 days.
    </EmptyState>
  );
}
