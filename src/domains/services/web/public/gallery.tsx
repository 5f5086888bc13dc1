import { useRef, type MouseEvent } from 'react';
import { IconButton } from '#design/public/button.tsx';
import { artUrl, Cover } from '#design/public/cover.tsx';
import { DrawnCover } from '#design/public/drawn-cover.tsx';
import { ChevronLeft, ChevronRight } from '#design/public/glyphs.tsx';
import { Name } from '#design/public/name.tsx';
import { toast } from '#design/public/toast-store.ts';
import { coverSeed, designIn } from '../../cover-seed.ts';
import { isVideo } from '../../video-rules.ts';
import { GalleryVideo } from './gallery-video.tsx';
import type { ServiceOnPage } from './on-page.ts';

const SIZES = '(min-width: 1024px) 760px, 92vw';
const FRAME = 'overflow-hidden border border-line';
const ARROW = 'absolute inset-y-0 my-auto bg-surface shadow-raised [@media(scripting:none)]:hidden';

/** Its small picture is the poster, which is the picture beside it too. */
const PLAY = (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="absolute inset-0 m-auto size-6 rounded-full bg-ink fill-canvas"
  >
    <path d="M9 6.5 17.5 12 9 17.5z" />
  </svg>
);

/** A plain press; any other, such as for a new tab, is the browser's. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

const leftOf = (element: Element): number => element.getBoundingClientRect().left;

/**
 * The cover, or all pictures in a row that is scrolled by hand, by keys, by arrows or by the small ones below. A
 * picture opens as large as the screen. Without a script the row scrolls as well, and a picture is a link to its file.
 */
export function Gallery({
  service: { id, motif, cover, content, seller },
}: {
  service: Pick<ServiceOnPage, 'id' | 'motif' | 'cover' | 'content' | 'seller'>;
}) {
  const row = useRef<HTMLElement>(null);
  const drawn = { motif, seed: coverSeed(id) };
  const poster = cover ?? artUrl(motif, drawn.seed);
  const design = designIn(cover);
  const isOfPortfolio = cover !== null && content.cover === null && content.cover_design === null;
  const shown = content.pictures.map(({ url, alt }, index) => ({
    src: url,
    alt: alt || (isVideo(url) ? `Video about “${content.title}”` : `Picture ${index + 1} of “${content.title}”`),
  }));
  // Without a picture of its own the service has what its card shows, also before a video alone.
  const substitute = { src: poster, alt: isOfPortfolio ? `Work from the portfolio of ${seller.name}` : '' };
  const isDrawn = cover === null || design !== undefined;
  const photos = content.cover === null && (!isDrawn || shown.length > 0) ? [substitute, ...shown] : shown;
  const pictures = photos.filter((photo) => photo.alt !== '' && !isVideo(photo.src));
  const enlarge = (event: MouseEvent, src: string): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    import('../later-on-service.ts')
      .then(({ viewPictures }) => viewPictures(pictures, src))
      .catch((error: Error) => toast.error('The picture can’t be enlarged', error.message));
  };
  const pictureOf = (photo: { src: string; alt: string }, isFirst: boolean) => {
    const picture = <Cover {...drawn} photo={photo} sizes={SIZES} eager={isFirst} />;
    if (photo.alt === '') return picture;
    return (
      <a
        href={photo.src}
        className="block cursor-zoom-in rounded-lg focus-visible:-outline-offset-4"
        onClick={(event) => enlarge(event, photo.src)}
      >
        {picture}
        <span className="sr-only">, enlarge</span>
      </a>
    );
  };
  if (photos.length < 2)
    return (
      <>
        <div className={`mt-6 rounded-lg ${FRAME}`}>
          {photos[0] === undefined ? <DrawnCover {...drawn} design={design} /> : pictureOf(photos[0], true)}
        </div>
        {isOfPortfolio ? (
          <p className="mt-2 text-sm text-ink-2">
            From the portfolio of <Name of={seller.name} />
          </p>
        ) : null}
      </>
    );

  /** Sideways only: the page stays where it is. */
  const show = (index: number): void => {
    const frame = row.current?.children[index];
    if (row.current !== null && frame !== undefined)
      row.current.scrollBy({ left: leftOf(frame) - leftOf(row.current) });
  };
  const step = (by: number): void => {
    const distances = Array.from(row.current?.children ?? [], (frame) =>
      Math.abs(leftOf(frame) - leftOf(row.current ?? frame)),
    );
    show((distances.indexOf(Math.min(...distances)) + by + photos.length) % photos.length);
  };
  return (
    <>
      <div className="relative mt-6">
        <section
          ref={row}
          aria-label="Gallery"
          tabIndex={0}
          className="flex snap-x snap-mandatory gap-3 overflow-x-auto scroll-smooth motion-reduce:scroll-auto"
        >
          {photos.map((photo, index) => (
            // Led to by its address, it comes to the middle: the title above it stays in view.
            <div
              key={photo.src}
              id={`picture-${index + 1}`}
              className={`w-full shrink-0 snap-start scroll-mt-[50vh] rounded-lg ${FRAME}`}
            >
              {isVideo(photo.src) ? (
                <GalleryVideo src={photo.src} label={photo.alt} poster={poster} />
              ) : (
                pictureOf(photo, index === 0)
              )}
            </div>
          ))}
        </section>
        <IconButton
          icon={ChevronLeft}
          label="Previous picture"
          className={`${ARROW} start-2`}
          onClick={() => step(-1)}
        />
        <IconButton icon={ChevronRight} label="Next picture" className={`${ARROW} end-2`} onClick={() => step(1)} />
      </div>
      <ul className="mt-3 grid grid-cols-6 gap-2 sm:gap-3">
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <a
              href={`#picture-${index + 1}`}
              className={`relative block rounded-sm ${FRAME}`}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                show(index);
              }}
            >
              <Cover
                {...drawn}
                photo={{
                  src: isVideo(photo.src) ? poster : photo.src,
                  alt: `Show ${isVideo(photo.src) ? 'the video' : `picture ${index + 1}`}`,
                }}
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
