import { CircleCheck, History } from 'lucide-react';
import { Button } from '../public/button.tsx';
import { Icon } from '../public/icon.tsx';
import { When } from '../public/when.tsx';

export interface DraftOnScreen {
  readonly savedAt: string | null;
  readonly restoredAt: string | null;
  readonly offeredAt: string | null;
  take(): void;
  discard(): void;
}

/** "Saved 12:04", what was restored, or the offer to restore it (FRM-5). Shown beside a long form's button. */
export function DraftLine({ of: { savedAt, restoredAt, offeredAt, take, discard } }: { of: DraftOnScreen }) {
  return (
    <div role="status" className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      {offeredAt !== null ? (
        <>
          <span className="flex items-center gap-1.5">
            <Icon of={History} size="inline" />
            <span>
              You have an unsaved draft from <When at={offeredAt} style="exact" />.
            </span>
          </span>
          <Button size="sm" onClick={take}>
            Restore draft
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            Discard draft
          </Button>
        </>
      ) : savedAt !== null ? (
        <>
          <span className="flex items-center gap-1.5">
            <Icon of={CircleCheck} size="inline" className="text-success" />
            <span>
              {restoredAt === null ? 'Draft saved on this device,' : 'Draft restored. Saved on this device,'}{' '}
              <When at={savedAt} style="time" />.
            </span>
          </span>
          {restoredAt === null ? null : (
            <Button size="sm" variant="ghost" onClick={discard}>
              Start over
            </Button>
          )}
        </>
      ) : null}
    </div>
  );
}
