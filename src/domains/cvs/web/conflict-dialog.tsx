import { Dialog } from '#design/app/dialog.tsx';
import { ReadState } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { cv } from '../contract.ts';
import { differences } from '../difference.ts';
import { DifferenceList } from './difference-list.tsx';
import type { CvDraft } from './use-cv-draft.ts';

/** Another window saved this CV meanwhile: both are there, and one of them goes on. */
export function ConflictDialog({ id, work }: { readonly id: string; readonly work: CvDraft }) {
  const read = useRead(cv, { params: { id } }, { always: true });
  const isNew = read.isFetchedAfterMount;
  return (
    <Dialog isOpen byButtonOnly onOpenChange={() => {}} size="form" title="This CV was changed in another window">
      <ReadState
        read={isNew ? read : { ...read, data: undefined }}
        what="The other state"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {({ name, target, language, content, version }) => {
          const theirs = { name, target, language, content };
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <p className="text-ink-2">
                Nothing is lost: the other one stays among the versions, and Undo brings back what is here.
              </p>
              <DifferenceList items={differences(work.draft, theirs)} mine="Here" theirs="In the other window" />
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => work.settle(theirs, version)}>Take the other one</Button>
                <Button variant="primary" onClick={() => work.settle(null, version)}>
                  Keep what is here
                </Button>
              </div>
            </div>
          );
        }}
      </ReadState>
    </Dialog>
  );
}
