import { Name } from '#design/public/name.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { FilterChips } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Rating, Stars } from '#design/public/rating.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import type { serviceReviews } from '../../contract.ts';
import type { ServiceShown } from './order-docket.tsx';

type Reviews = DataOf<typeof serviceReviews>;

export function ServiceReviews({ service, reviews, stars }: { service: ServiceShown; reviews: Reviews; stars: number | null }) {
  if (service.ratingCount === 0 && reviews.items.length === 0)
    return (
      <section aria-labelledby="reviews">
        <h2 id="reviews" className="mb-2 text-2xl">
          Reviews
        </h2>
        <p className="max-w-prose text-ink-2">None yet. Only people whose paid order was completed can review, and both sides are shown at the same time.</p>
      </section>
    );
  const here = `/services/${service.slug}`;
  return (
    <section aria-labelledby="reviews">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="reviews" className="text-2xl">
          Reviews
        </h2>
        <Rating value={service.rating} count={service.ratingCount} />
      </div>
      <FilterChips
        label="Reviews by stars"
        items={[
          { href: here, label: 'All', current: stars === null },
          ...[5, 4, 3, 2, 1].map((count) => ({ href: `${here}?stars=${count}`, label: count === 1 ? '1 star' : `${count} stars`, current: stars === count })),
        ]}
      />
      {reviews.items.length === 0 ? (
        <p className="mt-4 text-ink-2">Nobody gave {stars === 1 ? '1 star' : `${stars} stars`}.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {reviews.items.map((review) => (
            <Review key={review.id} review={review} sellerName={service.seller.name} />
          ))}
        </ul>
      )}
      {reviews.nextCursor === null ? null : <p className="mt-3 text-sm text-ink-3">The {reviews.items.length} newest are shown; choose stars to see others.</p>}
    </section>
  );
}

function Review({ review, sellerName }: { review: Reviews['items'][number]; sellerName: string }) {
  const { locale, timeZone } = usePlace();
  const day = (at: string) => new Date(at).toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
  return (
    <li className="flex gap-3.5 py-5">
      <Avatar
        name={review.author.name}
        seed={review.author.username}
        photo={review.author.avatarUrl === null ? null : { src: review.author.avatarUrl }}
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
          {review.packageName}, <time dateTime={review.at}>{day(review.at)}</time>
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
