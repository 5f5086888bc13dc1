/** What of a file can be seen in place, and as what: by its kind and first bytes, never by what its sender called it (UPL-1, UPL-3). */
import type { Previewed } from './previewed.ts';

/** Of a longer text the beginning is shown. */
export const TEXT_SHOWN_BYTES = 200_000;

/** The browser is told one of these, so nothing is ever opened as a page. */
export function previewType(kind: Previewed, head: Uint8Array): string {
  const begins = String.fromCharCode(...head.subarray(0, 4));
  if (kind === 'text') return 'text/plain';
  if (kind === 'pdf') return 'application/pdf';
  if (kind === 'video') return begins.startsWith('\u001aE') ? 'video/webm' : 'video/mp4';
  if (kind === 'audio') return ({ OggS: 'audio/ogg', RIFF: 'audio/wav', fLaC: 'audio/flac' } as Record<string, string>)[begins] ?? 'audio/mpeg';
  return ({ '\u0089PNG': 'image/png', GIF8: 'image/gif', RIFF: 'image/webp' } as Record<string, string>)[begins] ?? 'image/jpeg';
}

/** What the client downloads of a picture with a watermark: another format than the original. */
export const markedName = (name: string): string => `${name.replace(/\.[^.]{1,8}$/, '')} (watermark).webp`;
