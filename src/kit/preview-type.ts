/** As what a file is seen in place: by its kind and first bytes, never by what its sender called it (UPL-1, UPL-3). */
import type { Previewed } from './previewed.ts';

/** Of a longer text the beginning is shown. */
export const TEXT_SHOWN_BYTES = 200_000;

/** The browser is told one of these, so nothing is ever opened as a page. */
export function previewType(kind: Previewed, head: Uint8Array): string {
  const begins = String.fromCharCode(...head.subarray(0, 4));
  if (kind === 'text') return 'text/plain';
  if (kind === 'pdf') return 'application/pdf';
  if (kind === 'video') return begins.startsWith('\u001aE') ? 'video/webm' : 'video/mp4';
  const isBox = String.fromCharCode(...head.subarray(4, 8)) === 'ftyp';
  if (isBox && kind === 'audio') return 'audio/mp4';
  if (isBox) return 'image/avif';
  if (kind === 'audio')
    return (
      ({ OggS: 'audio/ogg', RIFF: 'audio/wav', fLaC: 'audio/flac' } as Record<string, string>)[begins] ?? 'audio/mpeg'
    );
  return (
    ({ '\u0089PNG': 'image/png', GIF8: 'image/gif', RIFF: 'image/webp' } as Record<string, string>)[begins] ??
    'image/jpeg'
  );
}
