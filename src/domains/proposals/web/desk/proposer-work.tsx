import { Link } from '#design/public/link.tsx';
import { Stars } from '#design/public/rating.tsx';
import { When } from '#design/public/when.tsx';
import { profileByUsername } from '#domains/profiles/contract.ts';
import { portfolioImage } from '#domains/profiles/profile-words.ts';
import { personRecord } from '#domains/profiles/record-contract.ts';
import { srcSetOf, toneClass } from '#kit/picture-sizes.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';

const WORKS = 6;
const REVIEWS = 3;

/**
 * What they made and what clients say of it, as on their profile. Each part is there once it is read; a failure leaves
 * the proposal as it is.
 */
export function ProposerWork({ username }: { username: string }) {
  const { data: profile } = useRead(profileByUsername, { params: { username } });
  const { data: record } = useRead(personRecord, { params: { username } });
  const pictures = (profile?.portfolios ?? [])
    .flatMap(({ id, title, images: [file] }) => (file === undefined ? [] : [{ id, title, file }]))
    .slice(0, WORKS);
  const reviews = (record?.recent ?? []).filter(({ as_client: isByClient }) => isByClient).slice(0, REVIEWS);
  return (
    <>
      {pictures.length === 0 ? null : (
        <section aria-label="Portfolio">
          <h3 className="mb-2 font-semibold">Portfolio</h3>
          <ul className="grid grid-cols-3 gap-2">
            {pictures.map(({ id, title, file }) => (
              <li key={id}>
                <Link href={pathTo('profile', { slug: username })} title={title}>
                  <img
                    src={portfolioImage(file)}
                    srcSet={srcSetOf(portfolioImage(file))}
                    sizes="180px"
                    alt={title}
                    width={320}
                    height={240}
                    loading="lazy"
                    className={`aspect-cover w-full rounded-md object-cover ${toneClass(portfolioImage(file))}`}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviews.length === 0 ? null : (
        <section aria-label="Reviews by clients">
          <h3 className="mb-2 font-semibold">Reviews by clients</h3>
          <ul className="grid gap-3">
            {reviews.map(({ id, by, rating, body, service, at }) => (
              <li key={id} className="grid gap-0.5 text-sm">
                <p className="flex flex-wrap items-center gap-x-2">
                  <Stars value={rating} size={14} />
                  <span className="font-medium">{by}</span>
                  <span className="text-ink-2">
                    {service} · <When at={at} />
                  </span>
                </p>
                <p dir="auto" className="line-clamp-3 max-w-prose wrap-anywhere">
                  {body}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
