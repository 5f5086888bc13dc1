import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { previewType } from '#kit/preview-type.ts';
import { Icon } from '../public/icon.tsx';
import { Name } from '../public/name.tsx';
import { addressOf, useFileBytes } from './use-file-bytes.ts';

interface PictureTileProps {
  readonly file: { readonly id: string; readonly name: string };
  /** The bytes of its small copy. */
  readonly read: () => Promise<Blob>;
  readonly onOpen: () => void;
}

const giveBack = (address: string): void => URL.revokeObjectURL(address);

/** A private picture in a list of files, small; a press opens it. Its frame is there before the picture, so nothing moves. */
export function PictureTile({ file: { id, name }, read, onOpen }: PictureTileProps) {
  const { shown, problem } = useFileBytes(id, read, (blob) => addressOf(blob, (head) => previewType('image', head)), giveBack);
  const [isBroken, setBroken] = useState(false);
  return (
    <button type="button" onClick={onOpen} className="group grid w-full min-w-0 gap-1.5 rounded-md text-start">
      <span className="relative block aspect-[4/3] overflow-hidden rounded-md border border-line bg-sunken group-hover:border-line-strong">
        {shown === null || isBroken ? null : <img src={shown} alt="" className="absolute inset-0 size-full object-contain" onError={() => setBroken(true)} />}
        {problem !== null || isBroken ? <Icon of={ImageOff} className="absolute inset-0 m-auto text-ink-2" /> : null}
      </span>
      <span className="truncate text-sm text-ink-2">
        <span className="sr-only">Preview </span>
        <Name of={name} />
      </span>
    </button>
  );
}
