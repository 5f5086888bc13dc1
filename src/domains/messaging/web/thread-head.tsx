import { ArrowLeft } from 'lucide-react';
import { Menu } from '#design/app/menu.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { pathTo } from '#routes';
import type { ConversationPage } from '../contract.ts';
import type { Message } from '../message-shape.ts';
import { threadName, threadWords } from '../thread-words.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { OfferLinks } from './offer-links.tsx';
import { placeIn, type MessagesScreen } from './place.ts';
import { PresenceLine } from './presence-line.tsx';

const STATE_NOTE = {
  open: null,
  request_sent: 'A request: you can write three messages until they answer.',
  request_received: 'Message request',
} as const;

interface ThreadHeadProps {
  readonly screen: MessagesScreen;
  readonly back: string;
  readonly onLeave: () => void;
  readonly onAbout: (() => void) | null;
  readonly page: ConversationPage;
  readonly thread: string | null;
  /** Of someone else. */
  readonly newest: Message | null;
}

/** Two lines: who it is, and below, whether they are here and what is shown of the talk. */
export function ThreadHead({ screen, back, onLeave, onAbout, page, thread, newest }: ThreadHeadProps) {
  const { id, with: person, state, members, is_group: isGroup, about } = page;
  const note = STATE_NOTE[state];
  return (
    <header className="flex min-w-0 items-center gap-2 border-b border-line px-3 py-1.5 sm:px-4">
      <Link
        href={back}
        className={`btn btn-ghost btn-sm btn-icon shrink-0 ${screen === 'messages' ? 'lg:hidden' : ''}`}
      >
        <span className="sr-only">All conversations</span>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </Link>
      <div className="min-w-0 flex-1">
        <h2 className="title truncate">
          {person.username === '' ? (
            <Name of={person.name} />
          ) : (
            <Link
              href={pathTo('profile', { slug: person.username })}
              className="block min-h-6 w-fit max-w-full truncate leading-6 hover:underline"
            >
              <Name of={person.name} />
            </Link>
          )}
        </h2>
        {isGroup ? <p className="truncate text-sm text-ink-2">{peopleInWords(members)}</p> : null}
        {note === null ? null : <p className="text-sm text-ink-2">{note}</p>}
        <div className="flex min-w-0 flex-col items-start gap-x-3 text-sm text-ink-2 sm:flex-row-reverse sm:items-center sm:justify-end">
          {note === null ? (
            <PresenceLine
              key={id}
              conversationId={id}
              otherId={isGroup || page.why_not_write !== null ? null : person.id}
              timezone={about.timezone}
              nameOf={(userId) => members.find((member) => member.id === userId)?.name ?? person.name}
              newest={newest}
            />
          ) : null}
          <AboutMenu screen={screen} page={page} thread={thread} />
        </div>
      </div>
      <OfferLinks page={page} />
      <ConversationMenu screen={screen} page={page} thread={thread} onLeave={onLeave} onAbout={onAbout} />
    </header>
  );
}

const peopleInWords = (members: ConversationPage['members']): string =>
  members
    .filter((member) => member.is_here)
    .map((member) => member.name)
    .join(', ');

/**
 * Which of the things that the two talk about is shown, and answered. Work they have not written about begins with its
 * first message.
 */
function AboutMenu({
  screen,
  page: { id, threads, work },
  thread,
}: Pick<ThreadHeadProps, 'screen' | 'page' | 'thread'>) {
  const unwritten = work.filter(({ path }) => threads.every((thread) => thread.path !== path));
  if (threads.length === 0 && unwritten.length === 0) return null;
  const shown = threads.find((subject) => subject.id === thread);
  const words = shown === undefined ? 'everything' : threadName(shown);
  return (
    <Menu
      label={`About: ${words}`}
      words={
        shown === undefined
          ? 'About: everything'
          : shown.kind === 'order' || shown.kind === 'contract'
            ? shown.ref
            : shown.title
      }
      items={[
        { key: 'all', label: 'Everything', href: placeIn(screen, { conversation: id }), current: shown === undefined },
        ...threads.map((subject) => ({
          key: subject.id,
          label: threadWords(subject),
          href: placeIn(screen, { conversation: id, thread: subject.id }),
          current: subject.id === thread,
        })),
        ...unwritten.map((engagement) => ({
          key: engagement.path,
          label: threadWords(engagement),
          href: placeIn(screen, { with: `${engagement.kind}:${engagement.ref}` }),
        })),
      ]}
    />
  );
}
