import { Image } from 'lucide-react';
import { useState } from 'react';
import { previewType } from '#kit/preview-type.ts';
import { Icon } from '../public/icon.tsx';
import { Name } from '../public/name.tsx';
import { addressOf, useFileBytes, type ReadBytes } from './use-file-bytes.ts';

interface TilePictureProps {
  readonly name: string;
  /** The bytes of its small copy. */
  readonly read: ReadBytes;
}

const giveBack = (address: string): void => URL.revokeObjectURL(address);
const kindOf = (name: string): string => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? 'Picture';

/** A private picture, small, within its frame. One that has no small copy shows what kind of file it is. */
export function TilePicture({ name, read }: TilePictureProps) {
  const { shown, problem } = useFileBytes(
    read,
    (blob) => addressOf(blob, (head) => previewType('image', head)),
    giveBack,
  );
  const [isBroken, setBroken] = useState(false);
  if (problem !== null || isBroken)
    return (
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 text-sm text-ink-2">
        <Icon of={Image} size="heading" />
        {kindOf(name)}
      </span>
    );
  return shown === null ? null : (
    <img src={shown} alt="" className="absolute inset-0 size-full object-contain" onError={() => setBroken(true)} />
  );
}

/** In a list of files; a press opens it. Its frame is there before the picture, so nothing moves. */
export const PictureTile = ({ name, read, onOpen }: TilePictureProps & { readonly onOpen: () => void }) => (
  <button type="button" onClick={onOpen} className="group grid w-full min-w-0 gap-1.5 rounded-md text-start">
    <span className="relative block aspect-[4/3] overflow-hidden rounded-md border border-line bg-sunken group-hover:border-line-strong">
      <TilePicture name={name} read={read} />
    </span>
    <span className="truncate text-sm text-ink-2">
      <span className="sr-only">Preview </span>
      <Name of={name} />
    </span>
  </button>
);
