import { lazy, Suspense, useState, type ReactNode } from 'react';
import { confirm } from '#design/app/confirm.ts';
import type { MenuEntry } from '#design/app/menu.tsx';
import { toast } from '#design/public/toast-store.ts';
import { reportPath } from '#kit/reported.ts';
import { useCommand } from '#kit/web/api.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { pathTo } from '#routes';
import { conversations, deleteMessage, messages } from '../contract.ts';
import type { Message } from '../message-shape.ts';
import { changeableUntil } from '../message.ts';

const TranslateDialog = lazy(async () => ({ default: (await import('./translate-dialog.tsx')).TranslateDialog }));
const EditMessage = lazy(async () => ({ default: (await import('./edit-message.tsx')).EditMessage }));

/** The screen on which messages are reported, with this one chosen, and back. */
const reportOf = (id: string, seq: number): string =>
  `${reportPath('message', id, pathTo('messages', {}, { conversation: id }))}&message=${seq}`;

export interface MessageActsProps {
  readonly conversationId: string;
  readonly message: Message;
  /** Null where the instance has no language model. */
  readonly modelHost: string | null;
  /** Null where nothing can be written. */
  readonly onReply: (() => void) | null;
}

interface MessageActs {
  readonly items: readonly MenuEntry[];
  readonly act: (key: string) => unknown;
  /** What an action opened. */
  readonly dialog: ReactNode;
}

/** What a reader can do with a message, in the menu beside it and in the sheet that a held finger opens. */
export function useMessageActs(
  { conversationId, message, modelHost, onReply }: MessageActsProps,
  onClosed?: () => void,
): MessageActs {
  const [open, setOpen] = useState<'edit' | 'translate' | null>(null);
  const close = (): void => {
    setOpen(null);
    onClosed?.();
  };
  const remove = useCommand(deleteMessage, { stales: [messages, conversations] });
  const { seq, is_mine: isMine, text, sent_at: sentAt, deleted_at: deletedAt } = message;
  const isChangeable =
    isMine && deletedAt === null && serverNow() < changeableUntil({ sentAt: new Date(sentAt) }).getTime();
  const canTranslate = !isMine && text !== '' && modelHost !== null;
  const take = async (): Promise<void> => {
    const params = { id: conversationId, seq };
    const body = 'The conversation shows that a message was deleted.';
    if (await confirm({ title: 'Delete this message?', body, okLabel: 'Delete message', danger: true }))
      remove.mutate({ params }, { onError: (error) => toast.error('Not deleted', error.message) });
    onClosed?.();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Copied', 'The text of the message is on your clipboard.');
    } catch {
      toast.error('Not copied', 'Your browser didn’t allow it. Select the text instead.');
    }
    onClosed?.();
  };
  const reply = (): void => {
    onReply?.();
    onClosed?.();
  };
  const acts: Readonly<Record<string, () => unknown>> = {
    reply,
    copy,
    edit: () => setOpen('edit'),
    translate: () => setOpen('translate'),
    delete: take,
    report: onClosed ?? (() => undefined),
  };
  const items: MenuEntry[] = [
    ...(onReply === null ? [] : [{ key: 'reply', label: 'Reply' }]),
    ...(text === '' ? [] : [{ key: 'copy', label: 'Copy text' }]),
    ...(isChangeable
      ? [
          { key: 'edit', label: 'Edit' },
          { key: 'delete', label: 'Delete', danger: true },
        ]
      : []),
    ...(canTranslate ? [{ key: 'translate', label: 'Translate' }] : []),
    ...(isMine
      ? []
      : [
          {
            key: 'report',
            label: 'Report',
            apart: onReply !== null || canTranslate,
            href: reportOf(conversationId, seq),
          },
        ]),
  ];
  const dialog = (
    <Suspense fallback={null}>
      {open === 'edit' ? <EditMessage conversationId={conversationId} message={message} onClose={close} /> : null}
      {open === 'translate' && modelHost !== null ? (
        <TranslateDialog conversationId={conversationId} message={message} host={modelHost} onClose={close} />
      ) : null}
    </Suspense>
  );
  return { items, act: (key) => acts[key]?.(), dialog };
}
