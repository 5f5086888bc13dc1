import { previewType, TEXT_SHOWN_BYTES } from '#kit/preview-type.ts';
import type { Previewed } from '#kit/previewed.ts';
import { FieldError } from '../public/field.tsx';
import { Bone } from '../public/skeleton.tsx';
import { addressOf, useFileBytes, type ReadBytes } from './use-file-bytes.ts';

interface ShownFileProps {
  readonly file: { readonly id: string; readonly name: string; readonly kind: Previewed };
  /** Its bytes, asked for with the reader's own session. */
  readonly read: ReadBytes;
  /** Of a picture. */
  readonly zoom: number;
  readonly onZoom: () => void;
}

type Shown = { readonly address: string } | { readonly text: string; readonly isCut: boolean };

async function shownOf(blob: Blob, kind: Previewed): Promise<Shown> {
  if (kind === 'text')
    return { text: await blob.slice(0, TEXT_SHOWN_BYTES).text(), isCut: blob.size > TEXT_SHOWN_BYTES };
  return { address: await addressOf(blob, (head) => previewType(kind, head)) };
}
const giveBack = (shown: Shown): void => ('address' in shown ? URL.revokeObjectURL(shown.address) : undefined);

/**
 * A private file in place. Its bytes never become a page: they are a picture, a sound, plain text, or a document of the
 * browser's own viewer.
 */
export function ShownFile({ file, read, zoom, onZoom }: ShownFileProps) {
  const { shown, problem } = useFileBytes(read, (blob) => shownOf(blob, file.kind), giveBack);
  if (problem !== null) return <FieldError>{problem}</FieldError>;
  if (shown === null) return <Bone className="h-full w-full rounded-md" />;
  if ('text' in shown)
    return (
      <div className="flex h-full w-full max-w-prose flex-col gap-2">
        {/* Scrolled with the keyboard too. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre
          dir="auto"
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {shown.text}
        </pre>
        {shown.isCut ? (
          <p className="text-sm text-ink-2">This is the beginning. Download the file to read all of it.</p>
        ) : null}
      </div>
    );
  return <Media file={file} address={shown.address} zoom={zoom} onZoom={onZoom} />;
}

/** The zoom that fits a picture into its frame. */
export const FIT = 1;
/** Whole numbers, as classes: a picture is as wide as its frame, or a multiple of it. */
const WIDTHS: Readonly<Record<number, string>> = { [FIT]: 'h-full w-full', 2: 'w-[200%]', 4: 'w-[400%]' };

function Media({
  file: { kind, name },
  address,
  zoom,
  onZoom,
}: Pick<ShownFileProps, 'file' | 'zoom' | 'onZoom'> & { readonly address: string }) {
  if (kind === 'image')
    return (
      <div className={`relative shrink-0 ${WIDTHS[zoom] ?? ''}`}>
        <img
          src={address}
          alt={name}
          className={zoom === FIT ? 'absolute inset-0 size-full object-contain' : 'block w-full'}
        />
        <button
          type="button"
          aria-label={zoom === FIT ? `Zoom into ${name}` : `Fit ${name} to the screen`}
          onClick={onZoom}
          className={`absolute inset-0 rounded-md ${zoom === FIT ? 'cursor-zoom-in' : 'cursor-zoom-out'}`}
        />
      </div>
    );
  if (kind === 'pdf')
    return (
      <div className="m-auto grid justify-items-center gap-3 p-4 text-center">
        <p className="text-md text-ink-2">Your browser shows PDF files in a tab of their own.</p>
        <a href={address} target="_blank" rel="noreferrer" className="btn btn-primary">
          <span>Open the PDF in a new tab</span>
        </a>
      </div>
    );
  // A private file as it was delivered: captions are within it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio src={address} aria-label={name} controls className="m-auto w-full max-w-prose" />;
  const fitting = 'm-auto max-h-full max-w-full rounded-md';
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video src={address} aria-label={name} controls playsInline className={fitting} />;
}
