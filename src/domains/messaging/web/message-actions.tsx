import { lazy, Suspense, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Menu, type MenuEntry } from '#design/app/menu.tsx';
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
const reportOf = (id: string, seq: number): string => `${reportPath('message', id, pathTo('messages', {}, { conversation: id }))}&message=${seq}`;

interface MessageActionsProps {
  readonly conversationId: string;
  readonly message: Message;
  /** Null where the instance has no language model. */
  readonly modelHost: string | null;
  /** Null where nothing can be written. */
  readonly onReply: (() => void) | null;
}

/** What a reader can do with a message; nothing where there is nothing. */
export function MessageActions({ conversationId, message, modelHost, onReply }: MessageActionsProps) {
  const [open, setOpen] = useState<'edit' | 'translate' | null>(null);
  const close = (): void => setOpen(null);
  const remove = useCommand(deleteMessage, { stales: [messages, conversations] });
  const { seq, is_mine: isMine, text, sent_at: sentAt } = message;
  const isChangeable = isMine && serverNow() < changeableUntil({ sentAt: new Date(sentAt) }).getTime();
  const canTranslate = !isMine && text !== '' && modelHost !== null;
  const take = async (): Promise<void> => {
    const params = { id: conversationId, seq };
    const body = 'The conversation shows that a message was deleted.';
    if (!(await confirm({ title: 'Delete this message?', body, okLabel: 'Delete message', danger: true }))) return;
    remove.mutate({ params }, { onError: (error) => toast.error('Not deleted', error.message) });
  };
  const acts: Readonly<Record<string, () => unknown>> = {
    reply: () => onReply?.(),
    edit: () => setOpen('edit'),
    translate: () => setOpen('translate'),
    delete: take,
  };
  const items: MenuEntry[] = [
    ...(onReply === null ? [] : [{ key: 'reply', label: 'Reply' }]),
    ...(isChangeable
      ? [
          { key: 'edit', label: 'Edit' },
          { key: 'delete', label: 'Delete', danger: true },
        ]
      : []),
    ...(canTranslate ? [{ key: 'translate', label: 'Translate' }] : []),
    ...(isMine ? [] : [{ key: 'report', label: 'Report', apart: onReply !== null || canTranslate, href: reportOf(conversationId, seq) }]),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu label={`Actions for ${isMine ? 'your' : 'the'} message “${text.slice(0, 30)}”`} items={items} onAction={(key) => void acts[key]?.()} />
      <Suspense fallback={null}>
        {open === 'edit' ? <EditMessage conversationId={conversationId} message={message} onClose={close} /> : null}
        {open === 'translate' && modelHost !== null ? (
          <TranslateDialog conversationId={conversationId} message={message} host={modelHost} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
