import { Paperclip } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Button } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Name } from '#design/public/name.tsx';
import type { Message } from '../message-shape.ts';
import { FOUND, intoView } from './found-row.ts';
import { idOfMessage } from './message-id.ts';
import { MessageText } from './message-text.tsx';
import { MessageTime } from './message-time.tsx';
import type { Outgoing } from './outgoing.ts';
import { Quoted } from './quote.tsx';
import { useHold, type OnHold } from './use-hold.ts';

/** Few messages have any. */
const Warnings = lazy(async () => ({ default: (await import('./warnings.tsx')).Warnings }));

const BUBBLE = 'max-w-[min(34rem,88%)] min-w-0 rounded-lg px-3 py-2 text-md';
/** A finger that is held on it opens what can be done, instead of selecting text. */
export const HOLDABLE = 'pointer-coarse:select-none [-webkit-touch-callout:none]';
const look = (isMine: boolean): string => `${BUBBLE} ${isMine ? 'bg-primary-soft text-ink' : 'bg-offset text-ink'}`;

interface MessageRowProps {
  readonly message: Message;
  /** The first of a group says when, and in a conversation of several who. */
  readonly isFirst?: boolean;
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
  /** A finger was held on it, or the second button of a mouse pressed. */
  readonly onHold?: OnHold | undefined;
  /** Shows the message at that place. */
  readonly onJump: (seq: number) => void;
}

export function MessageRow({
  message,
  isFirst = true,
  from,
  isGroup = false,
  about,
  isFound = false,
  mark,
  quotedFrom = from,
  shownFiles,
  reactions,
  tools,
  onHold,
  onJump,
}: MessageRowProps) {
  const {
    seq,
    is_mine: isMine,
    text,
    files,
    reply_to: quote,
    sent_at: sentAt,
    edited_at: editedAt,
    deleted_at: deletedAt,
  } = message;
  const notes = [...(editedAt !== null && deletedAt === null ? ['edited'] : []), ...(mark === null ? [] : [mark])];
  const hold = useHold(onHold);
  return (
    <li
      ref={isFound ? intoView : undefined}
      aria-current={isFound ? 'true' : undefined}
      id={idOfMessage(seq)}
      className={`group grid scroll-m-4 grid-cols-[minmax(0,1fr)] rounded-lg ${isFirst ? 'pt-3' : 'pt-0.5'}`}
    >
      <p className={isFirst ? `px-1 pb-0.5 text-xs text-ink-2 ${isMine ? 'text-end' : ''}` : 'sr-only'}>
        <span className={isGroup && !isMine ? 'font-semibold wrap-anywhere' : 'sr-only'}>
          {isMine ? 'You' : <Name of={from} />}
          {isFirst && isGroup && !isMine ? ' · ' : ', '}
        </span>
        <MessageTime at={sentAt} isSilent={!isFirst} />
      </p>
      <div className={`flex min-w-0 items-center gap-1 ${isMine ? 'flex-row-reverse' : ''}`}>
        <div className={`${look(isMine)} ${isFound ? FOUND : ''} ${onHold === undefined ? '' : HOLDABLE}`} {...hold}>
          {about === null ? null : <p className="text-xs wrap-anywhere text-ink-2">{about}</p>}
          {quote === null ? null : <Quoted quote={quote} from={quotedFrom} onOpen={() => onJump(quote.seq)} />}
          {deletedAt === null ? (
            text === '' ? null : (
              <MessageText text={text} />
            )
          ) : (
            <p className="text-ink-2 italic">
              {message.is_removed ? 'Removed by our team after a report' : 'Message deleted'}
            </p>
          )}
          {files.length === 0 ? null : <div className={text === '' ? '' : 'mt-2'}>{shownFiles}</div>}
          {message.warnings.length === 0 ? null : (
            <Suspense fallback={null}>
              <Warnings of={message.warnings} isMine={isMine} />
            </Suspense>
          )}
          {deletedAt === null ? reactions : null}
        </div>
        {tools}
      </div>
      {notes.length === 0 ? null : (
        <p className={`px-1 pt-0.5 text-xs text-ink-2 ${isMine ? 'text-end' : ''}`}>{notes.join(' · ')}</p>
      )}
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
  <li className="flex justify-end pt-2">
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
