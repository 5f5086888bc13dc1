import { useEffect, useState } from 'react';
import { previewType, TEXT_SHOWN_BYTES } from '#kit/preview-type.ts';
import type { Previewed } from '#kit/previewed.ts';
import { FieldError } from '../public/field.tsx';
import { Bone } from '../public/skeleton.tsx';
import { Dialog } from './dialog.tsx';
import type { ListedFile } from './file-list.tsx';

interface FilePreviewProps {
  file: Pick<ListedFile, 'id' | 'name'> & { readonly kind: Previewed };
  /** Its bytes, asked for with the reader's own session. */
  read: () => Promise<Blob>;
  onClose: () => void;
}

type Shown = { readonly address: string } | { readonly text: string; readonly isCut: boolean };

async function shownOf(blob: Blob, kind: Previewed): Promise<Shown> {
  if (kind === 'text') return { text: await blob.slice(0, TEXT_SHOWN_BYTES).text(), isCut: blob.size > TEXT_SHOWN_BYTES };
  const head = new Uint8Array(await blob.slice(0, 16).arrayBuffer());
  return { address: URL.createObjectURL(blob.slice(0, blob.size, previewType(kind, head))) };
}

/** A private file in place. Its bytes never become a page: they are a picture, a sound, plain text, or a document of the browser's own viewer. */
export function FilePreview({ file, read, onClose }: FilePreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let address: string | null = null;
    let isOver = false;
    read()
      .then((blob) => shownOf(blob, file.kind))
      .then(
        (made) => {
          address = 'address' in made ? made.address : null;
          if (isOver && address !== null) URL.revokeObjectURL(address);
          else setShown(made);
        },
        (error: Error) => setProblem(error.message),
      );
    return () => {
      isOver = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
    // One file is read once: the caller gives another key for another file.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file.id]);
  return (
    <Dialog isOpen onOpenChange={onClose} title={file.name} size="form">
      {problem === null ? null : <FieldError>{problem}</FieldError>}
      {shown === null && problem === null ? <Bone className="aspect-cover w-full" /> : null}
      {shown === null ? null : 'text' in shown ? (
        <>
          <pre dir="auto" tabIndex={0} className="max-h-[60vh] overflow-auto rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere">
            {shown.text}
          </pre>
          {shown.isCut ? <p className="mt-2 text-sm text-ink-2">This is the beginning. Download the file to read all of it.</p> : null}
        </>
      ) : (
        <Media kind={file.kind} name={file.name} address={shown.address} />
      )}
    </Dialog>
  );
}

function Media({ kind, name, address }: { kind: Previewed; name: string; address: string }) {
  if (kind === 'image') return <img src={address} alt={name} className="max-h-[70vh] w-full rounded-md object-contain" />;
  if (kind === 'pdf')
    return (
      <p>
        <a href={address} target="_blank" rel="noreferrer" className="link">
          Open the PDF in a new tab
        </a>
      </p>
    );
  // A private file as it was delivered: captions are within it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio src={address} aria-label={name} controls className="w-full" />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video src={address} aria-label={name} controls playsInline className="max-h-[70vh] w-full rounded-md" />;
}
