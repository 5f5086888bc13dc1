import { urlFor } from '#kit/picture-sizes.ts';
import { initialsOf, tintOf } from '../art/avatar.ts';

const SIZES = {
  24: 'size-6 text-[10px]',
  28: 'size-7 text-[11px]',
  32: 'size-8 text-xs',
  36: 'size-9 text-xs',
  48: 'size-12 text-base',
  56: 'size-14 text-lg',
  96: 'size-24 text-[34px]',
} as const;
export type AvatarSize = keyof typeof SIZES;

export interface AvatarProps {
  name: string;
  /** The person's id, which decides the tint, so that a new name keeps the color. */
  seed?: string | undefined;
  photo?: { src: string } | null | undefined;
  size?: AvatarSize | undefined;
  className?: string | undefined;
}

/** Decoration beside a name: hidden from screen readers. */
export function Avatar({ name, seed, photo, size = 36, className = '' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={`avatar ${photo ? '' : `tint-${tintOf(seed ?? name)} `}${SIZES[size]} ${className}`}
    >
      {photo ? (
        <img src={urlFor(photo.src, size)} width={size} height={size} alt="" loading="lazy" decoding="async" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
