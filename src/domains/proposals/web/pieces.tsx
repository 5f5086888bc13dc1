import { portfolioImage } from '#domains/profiles/profile-words.ts';
import { toneClass, urlFor } from '#kit/picture-sizes.ts';
import type { ShownPiece } from '../contract.ts';

/** Work from the freelancer’s portfolio that goes with a proposal: the same for both of its people. */
export const Pieces = ({ of }: { of: readonly ShownPiece[] }) =>
  of.length === 0 ? null : (
    <div className="grid gap-2">
      <p className="font-semibold">From the portfolio</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {of.map(({ id, title, url, images: [first] }) => (
          <li key={id} className="min-w-0">
            {first === undefined ? null : (
              <a
                href={portfolioImage(first)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Picture of ${title}, in a new window`}
              >
                <img
                  src={urlFor(portfolioImage(first), 320)}
                  alt=""
                  width={320}
                  height={240}
                  loading="lazy"
                  className={`aspect-cover w-full rounded-md border border-line object-cover ${toneClass(portfolioImage(first))}`}
                />
              </a>
            )}
            <p className="mt-1 text-sm wrap-anywhere">
              {url === null ? (
                title
              ) : (
                <a href={url} rel="nofollow ugc noopener noreferrer" target="_blank" className="link">
                  {title}
                  <span className="sr-only">, in a new window</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
