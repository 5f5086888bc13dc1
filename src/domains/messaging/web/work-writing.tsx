/** What is written on the page of an order or a contract: loaded when someone begins to. */
import { useSaying } from '#kit/web/signals.ts';
import type { ConversationPage, ConversationWith } from '../contract.ts';
import type { Message } from '../message-shape.ts';
import { whyNotAttach } from '../message.ts';
import { conversationTopic } from '../topics.ts';
import { AwayNote } from './away-note.tsx';
import { draftName, firstDraftName } from './kept-names.ts';
import { WaitingRow } from './message-row.tsx';
import type { Begun } from './plain-field.tsx';
import { ThreadComposer } from './thread-composer.tsx';
import { useBegin } from './use-begin.ts';
import { useOutbox } from './use-outbox.ts';

interface BeginWritingProps {
  readonly about: string;
  readonly who: ConversationWith;
  /** The conversation about other things, if there is one: its people can send files. */
  readonly page: ConversationPage | null;
  readonly begun: Begun;
  readonly onSent: () => void;
}

/** The first message about something. */
export function BeginWriting({ about, who, page, begun, onSent }: BeginWritingProps) {
  const begin = useBegin(about, onSent);
  return (
    <ThreadComposer
      conversationId={page?.id ?? null}
      open={begin.open}
      thread={null}
      modelHost={page?.model_host ?? null}
      draft={firstDraftName(about)}
      begun={begun}
      label={`Write to ${who.with.name}`}
      with={who.with.name}
      isSending={begin.isSending}
      problem={begin.problem}
      whyNoFiles={whyNotAttach(page?.state ?? (who.is_request ? 'request_sent' : 'open'))}
      isBeforeWork={who.is_before_work}
      answering={null}
      onAnswering={() => undefined}
      onType={() => undefined}
      onSend={({ text, files }) => begin.send(text, files)}
    />
  );
}

interface ThreadWritingProps {
  readonly page: ConversationPage;
  readonly threadId: string;
  /** The messages that the list has already. */
  readonly stored: ReadonlySet<string>;
  readonly answering: Message | null;
  readonly onAnswering: (message: Message | null) => void;
  /** The list shows its newest then. */
  readonly onWritten: () => void;
  readonly begun: Begun;
}

/** The next messages, with those that are on their way. */
export function ThreadWriting({
  page,
  threadId,
  stored,
  answering,
  onAnswering,
  onWritten,
  begun,
}: ThreadWritingProps) {
  const { id, with: person, state } = page;
  const outbox = useOutbox(id);
  const sayTyping = useSaying(conversationTopic(id), 'typing');
  const { away } = page.about;
  const waiting = outbox.waiting.filter((message) => message.threadId === threadId && !stored.has(message.id));
  return (
    <>
      {waiting.length === 0 ? null : (
        <ol
          aria-label="Messages on their way"
          className="grid max-h-32 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto px-3 pb-2 sm:px-4"
        >
          {waiting.map((message) => (
            <WaitingRow
              key={message.id}
              message={message}
              isOffline={!navigator.onLine}
              onAgain={outbox.again}
              onDiscard={() => outbox.discard(message.id)}
            />
          ))}
        </ol>
      )}
      {away === null ? null : <AwayNote name={person.name} away={away} />}
      <ThreadComposer
        conversationId={id}
        thread={threadId}
        modelHost={page.model_host}
        draft={draftName(id)}
        begun={begun}
        label={`Write to ${person.name}`}
        with={person.name}
        whyNoFiles={whyNotAttach(state)}
        isBeforeWork={page.is_before_work}
        answering={answering}
        onAnswering={onAnswering}
        onType={sayTyping}
        onSend={(written) => {
          outbox.write(written);
          onWritten();
        }}
      />
    </>
  );
}
