import { Paperclip } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import type { Message } from '../message-shape.ts';
import { FOUND, intoView } from './found-row.ts';
import { MessageText } from './message-text.tsx';
import type { Outgoing } from './outgoing.ts';
import { Quoted } from './quote.tsx';

/** Few messages have any. */
const Warnings = lazy(async () => ({ default: (await import('./warnings.tsx')).Warnings }));

const BUBBLE = 'max-w-[min(34rem,85%)] min-w-0 rounded-lg px-3 py-2 text-md';
const look = (isMine: boolean): string => `${BUBBLE} ${isMine ? 'bg-primary-soft text-ink' : 'bg-sunken text-ink'}`;

interface MessageRowProps {
  readonly message: Message;
  /** Who wrote it, for those who hear the list. */
  readonly from: string;
  /** Several people write, so each message says who. */
  readonly isGroup?: boolean;
  /** What the message is about, where the list shows several threads. */
  readonly about: string | null;
  /** The one that was searched for. */
  readonly isFound?: boolean;
  /** Under the newest of mine: how far it got. */
  readonly mark: string | null;
  /** Who wrote what it answers; without it, the other one of two. */
  readonly quotedFrom?: string | undefined;
  /** Its files, what people answered it with, and beside it what the reader can do with it. */
  readonly shownFiles: ReactNode;
  readonly reactions: ReactNode;
  readonly tools: ReactNode;
  /** Shows the message at that place. */
  readonly onJump: (seq: number) => void;
}

export const idOfMessage = (seq: number): string => `message-${seq}`;

export function MessageRow({
  message,
  from,
  isGroup = false,
  about,
  isFound = false,
  mark,
  quotedFrom = from,
  shownFiles,
  reactions,
  tools,
  onJump,
}: MessageRowProps) {
  const { seq, is_mine: isMine, text, files, reply_to: quote, sent_at: sentAt, edited_at: editedAt, deleted_at: deletedAt } = message;
  return (
    <li
      ref={isFound ? intoView : undefined}
      aria-current={isFound ? 'true' : undefined}
      id={idOfMessage(seq)}
      className={`group flex scroll-m-4 items-end gap-1 rounded-lg ${isMine ? 'flex-row-reverse' : ''}`}
    >
      <div className={`${look(isMine)} ${isFound ? FOUND : ''}`}>
        <span className={isGroup && !isMine ? 'block text-xs font-semibold wrap-anywhere' : 'sr-only'}>{isMine ? 'You' : from}: </span>
        {about === null ? null : <p className="text-xs wrap-anywhere text-ink-2">{about}</p>}
        {quote === null ? null : <Quoted quote={quote} from={quotedFrom} onOpen={() => onJump(quote.seq)} />}
        {deletedAt === null ? (
          text === '' ? null : (
            <MessageText text={text} />
          )
        ) : (
          <p className="text-ink-2 italic">{message.is_removed ? 'Removed by our team after a report' : 'Message deleted'}</p>
        )}
        {files.length === 0 ? null : <div className={text === '' ? '' : 'mt-2'}>{shownFiles}</div>}
        <p className="mt-0.5 text-xs text-ink-2">
          <When at={sentAt} style="moment" />
          {editedAt !== null && deletedAt === null ? ' · edited' : ''}
          {mark === null ? '' : ` · ${mark}`}
        </p>
        {message.warnings.length === 0 ? null : (
          <Suspense fallback={null}>
            <Warnings of={message.warnings} isMine={isMine} />
          </Suspense>
        )}
        {deletedAt === null ? reactions : null}
      </div>
      {tools}
    </li>
  );
}

interface WaitingRowProps {
  readonly message: Outgoing;
  readonly isOffline: boolean;
  readonly onAgain: () => void;
  readonly onDiscard: () => void;
}

/** Not stored yet: on its way, waiting for a connection, or refused. */
export const WaitingRow = ({ message: { text, files, why }, isOffline, onAgain, onDiscard }: WaitingRowProps) => (
  <li className="flex justify-end">
    <div className={look(true)}>
      <span className="sr-only">You: </span>
      {text === '' ? null : <MessageText text={text} />}
      {files.map(({ id, name }) => (
        <p key={id} className="flex min-w-0 items-center gap-1.5 text-sm wrap-anywhere">
          <Icon of={Paperclip} size="inline" />
          <Name of={name} />
        </p>
      ))}
      <p className="mt-0.5 text-xs text-ink-2" role="status">
        {why === null ? (isOffline ? 'Waiting: it is sent when you’re back online' : 'Sending') : `Not sent. ${why}`}
      </p>
      {why === null ? null : (
        <div className="mt-1.5 flex gap-2">
          <Button size="sm" onClick={onAgain}>
            Send again
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      )}
    </div>
  </li>
);
