import { usePlace } from '#design/public/locale.tsx';
import type { PublicProfile } from '../../contract.ts';
import { srcSetOf, toneClass } from '#kit/picture-sizes.ts';
import { monthName, portfolioImage } from '../../profile-words.ts';

export function PortfolioWorks({ works }: { works: PublicProfile['portfolios'] }) {
  const { locale } = usePlace();
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="portfolio-title" className="mt-10">
      <h2 id="portfolio-title" className="title">
        Portfolio
      </h2>
      <ul className="mt-3 grid gap-5 sm:grid-cols-2">
        {works.map(({ id, title, description, url, finished_on, images }) => (
          <li key={id} className="panel min-w-0 overflow-hidden">
            {images.length === 0 ? null : (
              <ul aria-label={`Pictures of ${title}`} className="flex snap-x gap-1 overflow-x-auto">
                {images.map((file, index) => (
                  <li key={file} className="w-full shrink-0 snap-start">
                    <a href={portfolioImage(file)}>
                      <img
                        src={portfolioImage(file)}
                        srcSet={srcSetOf(portfolioImage(file))}
                        sizes="(min-width: 1280px) 440px, (min-width: 640px) 45vw, 92vw"
                        alt={`${title}, ${index + 1} of ${images.length}`}
                        width={640}
                        height={480}
                        loading="lazy"
                        className={`aspect-cover w-full object-cover ${toneClass(portfolioImage(file))}`}
                      />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <div className="grid gap-1.5 p-4">
              <h3 className="font-semibold wrap-anywhere">{title}</h3>
              {finished_on === null ? null : <p className="text-xs text-ink-3">{monthName(finished_on, locale)}</p>}
              {description === null ? null : (
                <p dir="auto" className="text-md wrap-anywhere whitespace-pre-line text-ink-2">
                  {description}
                </p>
              )}
              {url === null ? null : (
                <a
                  href={url}
                  rel="nofollow ugc noopener noreferrer"
                  target="_blank"
                  className="link text-md wrap-anywhere"
                >
                  See it<span className="sr-only">: {title}, in a new window</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
