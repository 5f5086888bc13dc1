import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FileDrop } from '#design/app/file-drop.tsx';
import { toast } from '#design/public/toast-store.ts';
import { bodyLimits } from '#kit/limits.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { arrangePictures, uploadPicture, uploadVideo } from '../../contract.ts';
import { moved, PICTURE_LIMITS, tooSmall } from '../../picture-rules.ts';
import { isVideo } from '../../video-rules.ts';
import { PictureRow } from './picture-row.tsx';
import { RemovedPicture } from './removed-picture.tsx';
import type { Draft, MyService } from './use-draft.ts';
import type { Removals } from './use-removals.ts';

/** It can draw: only this step needs that. */
const CoverField = lazy(async () => ({ default: (await import('./cover-field.tsx')).CoverField }));

type Pictures = MyService['pictures'];

interface PicturesStepProps {
  service: Pick<MyService, 'id' | 'portfolio_cover'>;
  /** As it is typed: it may be newer than what was read. */
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  pictures: Pictures;
  removals: Removals;
  onChange: (next: Pictures) => void;
}

/** The size as it will be seen; the server reads what this browser cannot. */
async function look(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const problem = tooSmall(picture);
    picture.close();
    return problem;
  } catch {
    return null;
  }
}

/** Up to six, one of them a video; the first picture is the cover. Without one a cover is drawn, and chosen here. */
export function PicturesStep({ service, draft, change, pictures, removals, onChange }: PicturesStepProps) {
  const arrange = useCommand(arrangePictures);
  const params = { id: service.id };
  const [news, setNews] = useState('');
  const left = PICTURE_LIMITS.most - pictures.length;
  const cover = pictures.find(({ url }) => !isVideo(url));
  /** Shown at once; put back when it could not be saved (ACT-1). */
  const set = (next: readonly Pictures[number][]): void => {
    if (next === pictures) return;
    onChange([...next]);
    arrange.mutate(
      { params, body: { pictures: next.map(({ id, alt }) => ({ id, alt })) } },
      {
        onError: (error) => {
          onChange(pictures);
          toast.error('Pictures not saved', error.message);
        },
      },
    );
  };
  const { removed, settleAll } = removals;
  const leave = useEffectEvent(() => void settleAll());
  useEffect(() => leave, []);
  const undo = (id: string): void => {
    const back = removals.undo(id);
    if (back === null) return;
    // Arranged again: what was arranged without it put it last.
    set(pictures.toSpliced(back.index, 0, back.picture));
    setNews('Picture restored');
    // The button went with its line.
    requestAnimationFrame(() =>
      document.getElementById(`pictures.${Math.min(back.index, pictures.length)}.alt`)?.focus(),
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-ink-2">
        The first picture is the cover: clients see it in search results. The others show more of your work on the
        service’s page.
      </p>
      {pictures.length === 0 ? null : (
        <ol aria-label="Pictures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              index={index}
              isCover={picture === cover}
              count={pictures.length}
              onMove={(to) => {
                set(moved(pictures, index, to));
                setNews(to === 0 && !isVideo(picture.url) ? 'Now the cover' : `Now ${to + 1} of ${pictures.length}`);
              }}
              onAlt={(alt) => set(pictures.map((entry) => (entry.id === picture.id ? { ...entry, alt } : entry)))}
              onRemove={() => removals.remove(picture)}
            />
          ))}
        </ol>
      )}
      {removed.map(({ picture, index }) => (
        <RemovedPicture
          key={picture.id}
          name={`Picture ${index + 1}`}
          onUndo={() => undo(picture.id)}
          onOver={() => void removals.settle(picture.id)}
        />
      ))}
      {left > 0 ? (
        <FileDrop
          id="pictures"
          label={pictures.length === 0 ? 'Add pictures' : 'Add more pictures'}
          kinds={`JPEG, PNG, WebP or AVIF of at least ${PICTURE_LIMITS.width} × ${PICTURE_LIMITS.height} pixels, cropped to 16:10`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          maxBytes={bodyLimits.coverBytes}
          maxFiles={left}
          look={look}
          showsDone={false}
          send={async (file, { signal, onProgress }) => {
            // The server counts what may still be asked back.
            await settleAll();
            return call(uploadPicture, { params }, { file, signal, onProgress: (part) => onProgress(part * 100) });
          }}
          onDone={(answer) => onChange(answer.pictures)}
        />
      ) : (
        <p className="text-ink-2">You have {PICTURE_LIMITS.most} pictures. Remove one to add another.</p>
      )}
      {left > 0 && pictures.every(({ url }) => !isVideo(url)) ? (
        <FileDrop
          id="video"
          label="Add a video"
          kinds="MP4 or WebM, shown as it is and never the cover"
          accept="video/mp4,video/webm"
          maxBytes={bodyLimits.videoBytes}
          maxFiles={1}
          showsDone={false}
          send={async (file, { signal, onProgress }) => {
            await settleAll();
            return call(uploadVideo, { params }, { file, signal, onProgress: (part) => onProgress(part * 100) });
          }}
          onDone={(answer) => onChange(answer.pictures)}
        />
      ) : null}
      {cover === undefined ? (
        <Suspense>
          <CoverField service={service} draft={draft} onChoose={(design) => change({ cover_design: design })} />
        </Suspense>
      ) : null}
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  );
}
