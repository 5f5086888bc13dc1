import { useState } from 'react';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FileList } from '#design/app/file-list.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Name } from '#design/public/name.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useDialogForm } from '#kit/web/form.tsx';
import { lookBody, type Talk, type TalkMessage } from '../talk-shape.ts';
import { MessageText } from './message-text.tsx';

const schema = z.pick(lookBody, { reason: true });

interface TalkReaderProps {
  /** What it is read for, such as a report: no other case gets the reason that was typed for it. */
  readonly about: string;
  readonly look: (body: { reason: string; before?: number }) => Promise<Talk>;
  readonly open: (file: { readonly id: string; readonly name: string }) => Promise<unknown>;
  readonly read: (file: { readonly id: string }) => Promise<Blob>;
}

/** An operator reads a conversation after saying why. Each page that is read is in the audit log, with the reason. */
export function TalkReader({ about, look, open, read }: TalkReaderProps) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [pages, setPages] = useState<readonly Talk[]>([]);
  const [isReading, setReading] = useState(false);
  const form = useDialogForm({
    about: `read messages ${about}`,
    schema,
    defaults: { reason: '' },
    submit: async (body) => {
      const first = await look(body);
      setReason(body.reason);
      setPages([first]);
    },
    onDone: () => setAsking(false),
  });
  const [oldest] = pages;
  const before = oldest?.before ?? null;
  const readOn = async (): Promise<void> => {
    if (before === null) return;
    setReading(true);
    try {
      const earlier = await look({ reason, before });
      setPages((loadedPages) => [earlier, ...loadedPages]);
    } catch (error) {
      toast.error('Not read', (error as Error).message);
    } finally {
      setReading(false);
    }
  };
  const messages = pages.flatMap((page) => page.messages);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      {oldest === undefined ? (
        <Button size="sm" onClick={() => setAsking(true)}>
          Read the messages
        </Button>
      ) : messages.length === 0 ? (
        <p className="text-sm text-ink-2">These two have not written to each other.</p>
      ) : (
        <>
          {before === null ? null : (
            <Button size="sm" pending={isReading} onClick={() => void readOn()}>
              Read earlier messages
            </Button>
          )}
          <ol
            aria-label="Messages, the newest last"
            className="grid w-full grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-md border border-line"
          >
            {messages.map((message) => (
              <TalkLine key={message.seq} message={message} open={open} read={read} />
            ))}
          </ol>
        </>
      )}
      {isAsking ? (
        <FormDialog
          title="Read the messages"
          lead="You see what both sides wrote, also what was edited or deleted. Your name and reason are kept in the audit log."
          button="Read the messages"
          form={form}
          onClose={() => setAsking(false)}
        >
          <CountedTextArea
            label="Reason"
            hint="What you need to find out."
            max={500}
            rows={3}
            {...form.field('reason')}
          />
        </FormDialog>
      ) : null}
    </div>
  );
}

function TalkLine({ message, open, read }: { message: TalkMessage } & Pick<TalkReaderProps, 'open' | 'read'>) {
  const {
    author,
    text,
    files,
    originals,
    is_chosen: isChosen,
    sent_at: sentAt,
    edited_at: editedAt,
    deleted_at: deletedAt,
    removed_at: removedAt,
  } = message;
  return (
    <li className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 px-3 py-2.5 text-sm ${isChosen ? 'bg-warning-soft' : ''}`}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">
          <Name of={author.name} />
        </span>
        <span className="text-ink-2">
          <When at={sentAt} style="moment" />
        </span>
        {isChosen ? <Chip tone="warning">Reported</Chip> : null}
        {removedAt !== null ? (
          <Chip tone="neutral">Removed</Chip>
        ) : deletedAt !== null ? (
          <Chip tone="neutral">Deleted</Chip>
        ) : editedAt !== null ? (
          <Chip tone="neutral">Edited</Chip>
        ) : null}
      </p>
      {text === '' ? null : <MessageText text={text} />}
      {originals.map((original) => (
        <div key={original.replaced_at} className="grid grid-cols-[minmax(0,1fr)] gap-1 border-s-2 border-line ps-2">
          <p className="text-ink-2">
            Before <When at={original.replaced_at} style="moment" />
          </p>
          {original.text === null ? (
            <p className="text-ink-2">It can no longer be read.</p>
          ) : original.text === '' ? null : (
            <MessageText text={original.text} />
          )}
        </div>
      ))}
      <FileList files={files} open={open} read={read} />
    </li>
  );
}
