import { artUrl, Cover } from '#design/public/cover.tsx';
import { DrawnCover } from '#design/public/drawn-cover.tsx';
import { coverSeed, designIn } from '../../cover-seed.ts';
import { isVideo } from '../../video-rules.ts';
import { GalleryVideo } from './gallery-video.tsx';
import type { ServiceOnPage } from './on-page.ts';

const SIZES = '(min-width: 1024px) 760px, 92vw';
const FRAME = 'overflow-hidden rounded-lg border border-line';

/** Its small picture is the poster, which is the picture beside it too. */
const PLAY = (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="absolute inset-0 m-auto size-6 rounded-full bg-ink fill-canvas">
    <path d="M9 6.5 17.5 12 9 17.5z" />
  </svg>
);

/** The cover, or all pictures in a row that is scrolled by hand, by keys or by the small ones below: no script is needed. */
export function Gallery({ service: { id, motif, cover, content, seller } }: { service: Pick<ServiceOnPage, 'id' | 'motif' | 'cover' | 'content' | 'seller'> }) {
  const drawn = { motif, seed: coverSeed(id) };
  const poster = cover ?? artUrl(motif, drawn.seed);
  const design = designIn(cover);
  const isOfPortfolio = cover?.startsWith('/uploads/portfolio/') === true;
  const shown = content.pictures.map(({ url, alt }, index) => ({
    src: url,
    alt: alt || (isVideo(url) ? `Video about “${content.title}”` : `Picture ${index + 1} of “${content.title}”`),
  }));
  // Without a picture of its own the service has what its card shows, also before a video alone.
  const instead = { src: poster, alt: isOfPortfolio ? `Work from the portfolio of ${seller.name}` : '' };
  const isDrawn = cover === null || design !== undefined;
  const photos = content.cover === null && (!isDrawn || shown.length > 0) ? [instead, ...shown] : shown;
  if (photos.length < 2)
    return (
      <>
        <div className={`mt-6 ${FRAME}`}>
          {photos[0] === undefined ? <DrawnCover {...drawn} design={design} /> : <Cover {...drawn} photo={photos[0]} sizes={SIZES} eager />}
        </div>
        {isOfPortfolio ? <p className="mt-2 text-sm text-ink-2">From the portfolio of {seller.name}</p> : null}
      </>
    );
  return (
    <>
      <section aria-label="Gallery" tabIndex={0} className="mt-6 flex snap-x snap-mandatory gap-3 overflow-x-auto">
        {photos.map((photo, index) => (
          <div key={photo.src} id={`picture-${index + 1}`} className={`w-full shrink-0 snap-start scroll-mt-20 ${FRAME}`}>
            {isVideo(photo.src) ? (
              <GalleryVideo src={photo.src} label={photo.alt} poster={poster} />
            ) : (
              <Cover {...drawn} photo={photo} sizes={SIZES} eager={index === 0} />
            )}
          </div>
        ))}
      </section>
      <ul className="mt-3 grid grid-cols-6 gap-2 sm:gap-3">
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <a href={`#picture-${index + 1}`} className={`relative block ${FRAME}`}>
              <Cover
                {...drawn}
                photo={{ src: isVideo(photo.src) ? poster : photo.src, alt: `Show ${isVideo(photo.src) ? 'the video' : `picture ${index + 1}`}` }}
                sizes="(min-width: 640px) 110px, 15vw"
              />
              {isVideo(photo.src) ? PLAY : null}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
