/**
 * A video in the gallery of a service: shown as it was uploaded, so it has to be of a kind that browsers play (SVC-11).
 */

export const VIDEO_LIMITS = { most: 1 } as const;
export type VideoKind = 'mp4' | 'webm';

const textOf = (bytes: Uint8Array, from: number, count: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + count));

/** Brands of QuickTime, audio and pictures use the same container and are no MP4 video. */
const NOT_VIDEO = /^(qt {2}|M4A |M4B |heic|heix|mif1|msf1|avif|avis)$/;
/** How far into a file the name of its WebM header may be. */
const HEADER = 64;

/** By its first bytes; null for everything else (UPL-1). */
export function videoKind(head: Uint8Array): VideoKind | null {
  if (textOf(head, 4, 4) === 'ftyp') return NOT_VIDEO.test(textOf(head, 8, 4)) ? null : 'mp4';
  const isContainer = head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3;
  return isContainer && textOf(head, 0, HEADER).includes('webm') ? 'webm' : null;
}

/** By its name or address: ours, which says what it is. */
export const isVideo = (file: string): boolean => /\.(mp4|webm)$/.test(file);
