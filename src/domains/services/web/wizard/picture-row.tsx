import { urlFor } from '#kit/picture-sizes.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Button, IconButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { TextField } from '#design/public/field.tsx';
import { PICTURE_LIMITS } from '../../picture-rules.ts';
import { isVideo } from '../../video-rules.ts';
import { GalleryVideo } from '../public/gallery-video.tsx';
import type { MyService } from './use-draft.ts';

interface PictureRowProps {
  picture: MyService['pictures'][number];
  index: number;
  isCover: boolean;
  count: number;
  onMove: (to: number) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** One picture: what it shows in words, its place by buttons, and whether it is the cover. */
export function PictureRow({ picture, index, isCover, count, onMove, onAlt, onRemove }: PictureRowProps) {
  const name = isVideo(picture.url) ? 'the video' : `picture ${index + 1}`;
  return (
    <li className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {isVideo(picture.url) ? (
        <GalleryVideo src={picture.url} label={picture.alt || name} className="rounded-md border border-line" />
      ) : (
        <img
          src={urlFor(picture.url, 320)}
          alt={picture.alt || `Picture ${index + 1}`}
          width={320}
          height={200}
          className="cover rounded-md border border-line"
        />
      )}
      <div className="grid min-w-0 content-start gap-3">
        <TextField
          id={`pictures.${index}.alt`}
          label={`Description of ${name}`}
          hint="Read to people who can’t see it."
          defaultValue={picture.alt}
          maxLength={PICTURE_LIMITS.altMax}
          onBlur={(event) => {
            const alt = event.target.value.trim();
            if (alt !== picture.alt) onAlt(alt);
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          {isCover ? (
            <StatusChip tone="success">Cover</StatusChip>
          ) : isVideo(picture.url) ? (
            <StatusChip tone="neutral">Video</StatusChip>
          ) : (
            <Button size="sm" onClick={() => onMove(0)}>
              Make cover<span className="sr-only">: {name}</span>
            </Button>
          )}
          {/* A disabled button would let go of the focus: at the ends of the list these two do nothing. */}
          <IconButton
            icon={ArrowUp}
            className="aria-disabled:opacity-40"
            label={`Move ${name} up`}
            aria-disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            className="aria-disabled:opacity-40"
            label={`Move ${name} down`}
            aria-disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
