import { Rating } from '#design/public/rating.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { profileByUsername } from '#domains/profiles/contract.ts';
import { personRecord } from '#domains/profiles/record-contract.ts';
import { formatTime } from '#kit/format/time.ts';
import { counted, type Forms } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';

const WORK: Forms = { one: 'order or contract', other: 'orders and contracts' };

/**
 * Of someone who asks for an answer: what their profile shows, and what they did here. Its two lines keep their place.
 */
export function SenderFacts({ username }: { username: string }) {
  const reader = usePlace();
  const person = useRead(profileByUsername, { params: { username } });
  const record = useRead(personRecord, { params: { username } });
  if (person.data === undefined || record.data === undefined) return <p className="min-h-10" />;
  const { country, member_since: since } = person.data;
  const { sold, bought, rating, reviews, payment_verified: isVerified } = record.data;
  const facts = [
    country,
    sold.orders === 0 ? null : `${counted(sold.orders, WORK, reader.locale)} finished`,
    bought.orders === 0 ? null : `${counted(bought.orders, WORK, reader.locale)} bought`,
    sold.orders + bought.orders === 0 ? 'No completed work yet' : null,
    isVerified ? 'Payment verified' : null,
    `Member since ${formatTime(since, 'month', reader)}`,
  ].filter((fact) => fact !== null);
  return (
    <p className="flex min-h-10 flex-wrap content-start items-baseline gap-x-2 text-ink">
      {reviews === 0 ? null : <Rating value={rating} count={reviews} />}
      {facts.join(' · ')}
    </p>
  );
}
