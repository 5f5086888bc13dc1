/**
 * Pictures of a service, and a video among them: how many, how large, and which is the cover. The wizard and the server
 * go by the same rules.
 */
import { isVideo, VIDEO_LIMITS } from './video-rules.ts';

export const PICTURE_LIMITS = { most: 6, width: 800, height: 500, altMax: 200 } as const;

export interface ServicePicture {
  /** Its name in the folder of covers. */
  readonly file: string;
  /** For those who cannot see it. */
  readonly alt: string;
}

/** The first picture is the cover; a video never is. */
export const coverOf = (pictures: readonly ServicePicture[]): string | null =>
  pictures.find(({ file }) => !isVideo(file))?.file ?? null;

/** Why there is no place for one more; null where there is. */
export function whyNotAdd(pictures: readonly ServicePicture[], file: string): string | null {
  if (isVideo(file) && pictures.filter((picture) => isVideo(picture.file)).length >= VIDEO_LIMITS.most)
    return 'A service has one video. Remove it first.';
  return pictures.length < PICTURE_LIMITS.most
    ? null
    : `A gallery has at most ${PICTURE_LIMITS.most} pictures and videos. Remove one first.`;
}

/**
 * Without pictures of its own, what a process of the release before knew of: the cover alone. It may have changed
 * since.
 */
export function picturesWithCover(
  pictures: readonly ServicePicture[],
  cover: string | null,
): readonly ServicePicture[] {
  if (coverOf(pictures) === cover) return pictures;
  return cover === null ? [] : [{ file: cover, alt: '' }, ...pictures.slice(1)];
}

/** What is wrong with a picture of this size; null when it is large enough. */
export function tooSmall({ width, height }: { readonly width: number; readonly height: number }): string | null {
  const { width: wide, height: high } = PICTURE_LIMITS;
  return width >= wide && height >= high
    ? null
    : `Choose a picture of at least ${wide} × ${high} pixels. This one is ${width} × ${height}.`;
}

/** One place further or back; the same list where there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
