import { ReadState } from '#design/app/unread.tsx';
import { Rating } from '#design/public/rating.tsx';
import { personRecord } from '#domains/profiles/record-contract.ts';
import { profileByUsername } from '#domains/profiles/contract.ts';
import { COMPANY_SIZE_NAMES } from '#domains/profiles/profile-words.ts';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';

/** For the freelancer of an order: who the client is, as far as they show it, and what they bought here. */
export function ClientRecord({ username }: { username: string }) {
  const person = useRead(profileByUsername, { params: { username } });
  const record = useRead(personRecord, { params: { username } });
  const {
    company_name: company = null,
    company_size: size = null,
    company_about: description = null,
  } = person.data ?? {};
  const what = [company, size === null ? null : COMPANY_SIZE_NAMES[size]].filter((part) => part !== null);
  return (
    <div className="mt-4 grid gap-1.5 border-t border-line pt-4 text-sm">
      {what.length === 0 ? null : <p className="font-semibold wrap-anywhere">{what.join(', ')}</p>}
      {description === null ? null : <p className="line-clamp-3 wrap-anywhere text-ink-2">{description}</p>}
      <ReadState read={record} what="About this client">
        {({ bought, payment_verified: isVerified, rating, reviews }) => (
          <>
            <Rating value={rating} count={reviews} />
            <p className="text-ink-2">
              {bought.orders === 0
                ? 'No completed orders yet'
                : `${counted(bought.orders, { one: 'order', other: 'orders' })} completed, with ${counted(bought.freelancers, { one: 'freelancer', other: 'freelancers' })}`}
              {'. '}
              {isVerified ? 'Payment verified.' : 'Payment not verified yet.'}
            </p>
          </>
        )}
      </ReadState>
    </div>
  );
}
