import { useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { deleteReply, savedReplies, type SavedReply } from '../replies-contract.ts';
import { ReplyDialog } from './reply-dialog.tsx';

/** In the settings: the texts that the menu beside the field of a message offers. */
export function ReplyList() {
  const read = useRead(savedReplies, {});
  const [open, setOpen] = useState<SavedReply | 'new' | null>(null);
  const drop = useCommand(deleteReply, { stales: [savedReplies] });
  const remove = async ({ id, text }: SavedReply): Promise<void> => {
    if (!(await confirm({ title: 'Delete this saved reply?', body: text, okLabel: 'Delete', danger: true }))) return;
    drop.mutate({ params: { id } }, { onError: (error) => toast.error('Not deleted', error.message) });
  };
  return (
    <div id="saved-replies" className="scroll-mt-6">
      <Panel
        title="Saved replies"
        lead="Texts you use often. Pick one beside the field of a message, and change it before you send."
      >
        {read.data === undefined ? (
          <Unread what="Your saved replies" read={read}>
            <Loading label="Loading your saved replies">
              <RowsSkeleton rows={2} />
            </Loading>
          </Unread>
        ) : (
          <div className="grid gap-4">
            {read.data.items.length === 0 ? null : (
              <ul aria-label="Saved replies" className="divide-y divide-line">
                {read.data.items.map((reply) => (
                  <li key={reply.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
                    <p dir="auto" className="line-clamp-3 min-w-0 flex-1 basis-56 whitespace-pre-line wrap-anywhere">
                      {reply.text}
                    </p>
                    <div className="flex gap-2">
                      <Button
                        size="sm"
                        aria-label={`Edit reply: ${reply.text.slice(0, 40)}`}
                        onClick={() => setOpen(reply)}
                      >
                        Edit
                      </Button>
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={`Delete reply: ${reply.text.slice(0, 40)}`}
                        onClick={() => void remove(reply)}
                      >
                        Delete
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            )}
            <Button className="justify-self-start" onClick={() => setOpen('new')}>
              Add a reply
            </Button>
          </div>
        )}
      </Panel>
      {open === null ? null : <ReplyDialog reply={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </div>
  );
}
