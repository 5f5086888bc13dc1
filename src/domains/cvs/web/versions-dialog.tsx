import { useState } from 'react';
import { Dialog } from '#design/app/dialog.tsx';
import { ReadState } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { useRead } from '#kit/web/api.ts';
import { cvVersion, cvVersions } from '../contract.ts';
import { differences } from '../difference.ts';
import { DifferenceList } from './difference-list.tsx';
import type { CvDraft } from './use-cv-draft.ts';

interface VersionsDialogProps {
  readonly id: string;
  readonly work: CvDraft;
  readonly onClose: () => void;
}

/** What the CV was before, each with what is different now. Restoring is a step like any other: undo takes it back. */
export function VersionsDialog({ id, work, onClose }: VersionsDialogProps) {
  const read = useRead(cvVersions, { params: { id } }, { always: true });
  const [chosen, choose] = useState<number | null>(null);
  return (
    <Dialog isOpen onOpenChange={onClose} size="form" title="Versions">
      {chosen === null ? (
        <ReadState read={read} what="The versions" skeleton={<RowsSkeleton rows={4} />}>
          {({ items }) => (
            <ul className="grid gap-2">
              {items.map(({ version, saved_at: at, name }) => (
                <li key={version} className="flex items-center justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">
                    <When at={at} style="moment" />
                    <span className="block text-sm text-ink-2">{name}</span>
                  </span>
                  <Button size="sm" onClick={() => choose(version)}>
                    Compare<span className="sr-only"> with version {version}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </ReadState>
      ) : (
        <Compared {...{ id, work, onClose }} version={chosen} onBack={() => choose(null)} />
      )}
    </Dialog>
  );
}

interface ComparedProps extends VersionsDialogProps {
  readonly version: number;
  readonly onBack: () => void;
}

function Compared({ id, version, work, onClose, onBack }: ComparedProps) {
  const read = useRead(cvVersion, { params: { id, version: String(version) } });
  return (
    <ReadState read={read} what="This version" skeleton={<RowsSkeleton rows={4} />}>
      {({ saved_at: _at, ...state }) => {
        const found = differences(work.draft, state);
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <DifferenceList items={found} mine="Now" theirs="Then" />
            <div className="flex flex-wrap gap-3">
              <Button onClick={onBack}>All versions</Button>
              {found.length === 0 ? null : (
                <Button
                  variant="primary"
                  onClick={() => {
                    work.change(state);
                    onClose();
                  }}
                >
                  Restore this version
                </Button>
              )}
            </div>
          </div>
        );
      }}
    </ReadState>
  );
}
