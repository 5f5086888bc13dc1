import { srcSetOf, toneClass } from '#kit/picture-sizes.ts';
import type { Motif } from '../art/cover.ts';

export interface CoverProps {
  /** Generated art until there is an upload: the object's id draws the same picture forever. */
  motif: Motif;
  seed: string;
  photo?: { src: string; alt: string } | null | undefined;
  /** Above the fold: loaded immediately, first in line. */
  eager?: boolean | undefined;
  sizes?: string | undefined;
  className?: string | undefined;
}

/** Without a design its seed decides. */
export const artUrl = (motif: Motif, seed: string, design?: string): string =>
  `/art/${motif}/${design === undefined ? '' : `${design}/`}${encodeURIComponent(seed)}.svg`;

/** How wide a card's picture is; on phones it is beside the text. */
export const COVER_SIZES = '(min-width: 1280px) 300px, (min-width: 640px) 45vw, 128px';

/** 16 to 10, whatever is inside. Generated art has an empty alt, an upload its own. */
export function Cover({ motif, seed, photo, eager = false, sizes = COVER_SIZES, className = '' }: CoverProps) {
  const srcSet = photo ? srcSetOf(photo.src) : undefined;
  return (
    <img
      src={photo?.src ?? artUrl(motif, seed)}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={photo?.alt ?? ''}
      width={320}
      height={200}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={['cover', toneClass(photo?.src), className].filter(Boolean).join(' ')}
    />
  );
}

/** The mosaic: home, auth side panel, 404, empty hero. One per page. Fills its positioned parent. */
export function Mosaic({ seed, eager = false, className = '' }: { seed: string; eager?: boolean; className?: string }) {
  return (
    <img
      src={`/art/mosaic/${encodeURIComponent(seed)}.svg`}
      alt=""
      width={1652}
      height={826}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`h-full w-full bg-sunken object-none object-left-top min-[3200px]:object-cover ${className}`}
    />
  );
}
