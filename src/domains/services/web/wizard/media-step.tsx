import { useState } from 'react';
import { FileDrop } from '#design/app/file-drop.tsx';
import { Button } from '#design/public/button.tsx';
import { Cover } from '#design/public/cover.tsx';
import { toast } from '#design/public/toast-store.ts';
import { bodyLimits } from '#kit/limits.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { removeCover, uploadCover } from '../../contract.ts';
import type { MyService } from './use-draft.ts';
import { coverSeed } from '../../cover-seed.ts';

interface MediaStepProps {
  service: MyService;
  onChanged: () => void;
}

/** A generated cover is there from the start; an upload replaces it. */
export function MediaStep({ service, onChanged }: MediaStepProps) {
  const [cover, setCover] = useState(service.cover);
  const remove = useCommand(removeCover);
  const took = (next: string | null): void => {
    setCover(next);
    onChanged();
  };
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div>
        <p className="label">{cover === null ? 'Generated cover' : 'Your cover'}</p>
        <div className="mt-2 overflow-hidden rounded-lg border border-line">
          <Cover motif={service.motif} seed={coverSeed(service.id)} photo={cover === null ? null : { src: cover, alt: 'Cover of your service' }} eager />
        </div>
        {cover === null ? null : (
          <Button
            size="sm"
            className="mt-3"
            pending={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { id: service.id } },
                { onSuccess: () => took(null), onError: (error) => toast.error('Could not remove your cover', error.message) },
              )
            }
          >
            Use the generated cover
          </Button>
        )}
      </div>
      <FileDrop
        label="Cover picture"
        kinds="JPEG, PNG, WebP or AVIF; cut to 16 to 10"
        accept="image/jpeg,image/png,image/webp,image/avif"
        maxBytes={bodyLimits.coverBytes}
        maxFiles={1}
        send={(file, { signal, onProgress }) =>
          call(uploadCover, { params: { id: service.id } }, { file, signal, onProgress: (part) => onProgress(part * 100) })
        }
        onDone={(result) => took(result.cover)}
      />
    </div>
  );
}
