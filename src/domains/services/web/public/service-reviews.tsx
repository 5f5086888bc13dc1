import { formatTime } from '#kit/format/time.ts';
import { Name } from '#design/public/name.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { FilterChips } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Rating, Stars } from '#design/public/rating.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import type { serviceReviews, ServiceShown } from '../../contract.ts';
import { starsInWords } from './wording.ts';

type Reviews = DataOf<typeof serviceReviews>;

export function ServiceReviews({ service, reviews, stars }: { service: ServiceShown; reviews: Reviews; stars: number | null }) {
  if (service.rating_count === 0 && reviews.items.length === 0)
    return (
      <section aria-labelledby="reviews">
        <h2 id="reviews" className="mb-2 text-2xl">
          Reviews
        </h2>
        <p className="max-w-prose text-ink-2">
          No reviews yet. Only clients with a completed order can review, and both reviews are published at the same time.
        </p>
      </section>
    );
  const here = `/services/${service.slug}`;
  return (
    <section aria-labelledby="reviews">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviews" className="text-2xl">
          Reviews
        </h2>
        <Rating value={service.rating} count={service.rating_count} />
      </div>
      <FilterChips
        label="Reviews by stars"
        items={[
          { href: here, label: 'All', current: stars === null },
          ...[5, 4, 3, 2, 1].map((count) => ({ href: `${here}?stars=${count}`, label: starsInWords(count), current: stars === count })),
        ]}
      />
      {reviews.items.length === 0 ? (
        <p className="mt-4 text-ink-2">{stars === null ? 'No more reviews.' : `No reviews with ${starsInWords(stars)}.`}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {reviews.items.map((review) => (
            <Review key={review.id} review={review} sellerName={service.seller.name} />
          ))}
        </ul>
      )}
      {reviews.next_cursor === null ? null : (
        <p className="mt-3 text-sm text-ink-3">The {reviews.items.length} newest reviews are shown. Filter by stars to see others.</p>
      )}
    </section>
  );
}

function Review({ review, sellerName }: { review: Reviews['items'][number]; sellerName: string }) {
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
        </p>
        <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{review.body}</p>
        {review.reply === null ? null : (
          <blockquote className="mt-3 border-s-2 border-line-strong ps-4 text-ink-2">
            <p className="text-sm font-semibold">{sellerName} answered</p>
            <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{review.reply.text}</p>
          </blockquote>
        )}
      </div>
    </li>
  );
}
