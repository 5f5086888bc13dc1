import { formatTime } from '#kit/format/time.ts';
import { Name } from '#design/public/name.tsx';
import { Button } from '#design/public/button.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { FilterChips } from '#design/public/chip.tsx';
import { TextField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Rating, Stars } from '#design/public/rating.tsx';
import { reportPath } from '#kit/reported.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { serviceReviews, ServiceShown } from '../../contract.ts';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import { reviewsAddress, type ReviewsAsked } from './reviews-address.ts';
import { ServiceRating } from './service-rating.tsx';
import { starsInWords } from './wording.ts';

type Reviews = DataOf<typeof serviceReviews>;

export function ServiceReviews({
  service,
  reviews,
  asked,
}: {
  service: ServiceShown;
  reviews: Reviews;
  asked: ReviewsAsked;
}) {
  if (service.rating_count === 0 && reviews.items.length === 0)
    return (
      <section aria-labelledby="reviews">
        <h2 id="reviews" className="mb-2 text-2xl">
          Reviews
        </h2>
        <p className="max-w-prose text-ink-2">
          No reviews yet. Only clients with a completed order can review, and both reviews are published at the same
          time.
        </p>
      </section>
    );
  const { cursor, ...filters } = asked;
  const to = (change: ReviewsAsked) => reviewsAddress(service.slug, { ...filters, ...change });
  const hasMorePages = cursor !== undefined || reviews.next_cursor !== null || asked.words !== undefined;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <section aria-labelledby="reviews">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviews" className="text-2xl">
          Reviews
        </h2>
        <Rating value={service.rating} count={service.rating_count} />
      </div>
      {reviews.rating === null ? null : (
        <ServiceRating
          rating={reviews.rating}
          stars={Number(asked.stars ?? 0)}
          starsHref={(stars) => to({ stars: `${stars}` })}
        />
      )}
      <FilterChips
        label="Filter reviews"
        items={[
          { href: reviewsAddress(service.slug, {}), label: 'All', current: !isFiltered },
          {
            href: to({ reply: asked.reply === undefined ? 'with' : undefined }),
            label: 'With a reply',
            current: asked.reply !== undefined,
          },
          ...(asked.stars === undefined
            ? []
            : [{ href: to({ stars: undefined }), label: starsInWords(Number(asked.stars)), current: true }]),
        ]}
      />
      {hasMorePages ? (
        <CleanForm
          action={`/services/${service.slug}`}
          label="Search reviews"
          className="mt-3 flex max-w-prose items-end gap-2"
        >
          <Keep values={{ stars: asked.stars, reply: asked.reply }} />
          <TextField
            key={asked.words}
            type="search"
            name="words"
            label="Search reviews"
            defaultValue={asked.words ?? ''}
            maxLength={100}
            className="flex-1"
          />
          <Button type="submit">Search</Button>
        </CleanForm>
      ) : null}
      {reviews.items.length === 0 ? (
        <p className="mt-4 text-ink-2">
          {isFiltered ? 'No reviews match these filters. ' : 'No more reviews. '}
          <a className="link" href={reviewsAddress(service.slug, {})}>
            Show all reviews
          </a>
        </p>
      ) : (
        <ul className="later-part mt-2 divide-y divide-line">
          {reviews.items.map((review) => (
            <Review
              key={review.id}
              review={review}
              sellerName={service.seller.name}
              here={`/services/${service.slug}`}
            />
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap gap-4 text-sm">
        {cursor === undefined ? null : (
          <a className="link min-h-6" rel="nofollow" href={to({})}>
            Newest reviews
          </a>
        )}
        {reviews.next_cursor === null ? null : (
          <a className="link min-h-6" rel="nofollow" href={to({ cursor: reviews.next_cursor })}>
            Older reviews
          </a>
        )}
      </p>
    </section>
  );
}

function Review({ review, sellerName, here }: { review: Reviews['items'][number]; sellerName: string; here: string }) {
  const reader = usePlace();
  const day = (at: string) => formatTime(at, 'date', reader);
  return (
    <li className="flex gap-3.5 py-5">
      <Avatar
        name={review.author.name}
        seed={review.author.username}
        photo={review.author.avatar_url === null ? null : { src: review.author.avatar_url }}
        size={36}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">
            <Name of={review.author.name} />
          </span>
          <Stars value={review.rating} />
        </p>
        <p className="text-sm text-ink-3">
          {review.package_name}, <time dateTime={review.at}>{day(review.at)}</time>
          {review.edited_at === null ? null : ', edited'} ·{' '}
          <a className="link" rel="nofollow" href={reportPath('review', review.id, here)}>
            Report<span className="sr-only"> the review by {review.author.name}</span>
          </a>
        </p>
        <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{review.body}</p>
        {review.reply === null ? null : (
          <blockquote className="mt-3 border-s-2 border-line-strong ps-4 text-ink-2">
            <p className="text-sm">
              <b className="font-semibold">{sellerName} answered</b> ·{' '}
              <a className="link" rel="nofollow" href={reportPath('reply', review.id, here)}>
                Report<span className="sr-only"> the answer of {sellerName}</span>
              </a>
            </p>
            <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{review.reply.text}</p>
          </blockquote>
        )}
      </div>
    </li>
  );
}
