import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Unread } from '#design/app/unread.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, PeopleSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { peopleToWrite, type PersonToWrite } from '../contract.ts';
import { placeIn, type MessagesScreen } from './place.ts';

interface NewConversationProps {
  readonly screen: MessagesScreen;
  readonly back: string;
  /** Someone asked for it; otherwise it is what stands beside the list. */
  readonly isChosen: boolean;
}

/** Begins with the people one works with: others are written to from their profile, service or project (LIM-64). */
export function NewConversation({ screen, back, isChosen }: NewConversationProps) {
  const read = useRead(peopleToWrite, {});
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const people = (read.data?.items ?? []).filter(({ name, username }) =>
    `${name} ${username}`.toLowerCase().includes(wanted),
  );
  return (
    <section
      aria-label="New message"
      className="mx-auto grid max-w-[36rem] grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 lg:pt-8"
    >
      <div className="flex items-center gap-2">
        {isChosen ? (
          <Link href={back} className={`btn btn-ghost btn-sm btn-icon ${screen === 'messages' ? 'lg:hidden' : ''}`}>
            <span className="sr-only">All conversations</span>
            <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </Link>
        ) : null}
        <h2 className="title">New message</h2>
      </div>
      <TextField
        label="To"
        placeholder="Name of a person you work with"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {read.data === undefined ? (
        <Unread what="People you work with" read={read}>
          <Loading label="Loading people you work with">
            <PeopleSkeleton rows={5} />
          </Loading>
        </Unread>
      ) : (
        <>
          <p role="status" className={people.length === 0 ? 'text-md text-ink-2' : 'sr-only'}>
            {read.data.items.length === 0
              ? 'Once you work with someone, you find them here.'
              : people.length === 0
                ? 'Nobody you work with has this name.'
                : `${people.length} found`}
          </p>
          <ul aria-label="People you can write to" className="grid">
            {people.slice(0, SHOWN).map((person) => (
              <PersonRow key={person.id} person={person} screen={screen} />
            ))}
          </ul>
          <div className="grid justify-items-start gap-2 border-t border-line pt-4 text-sm text-ink-2">
            <p>To write to someone else, choose Message on their profile, service or project.</p>
            <LinkButton size="sm" href={pathTo('freelancers')}>
              Find freelancers
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}

/** More are found by name. */
const SHOWN = 30;

const PersonRow = ({ person, screen }: { person: PersonToWrite; screen: MessagesScreen }) => (
  <li>
    <Link
      href={
        person.conversation_id === null
          ? placeIn(screen, { with: `person:${person.username}` })
          : placeIn(screen, { conversation: person.conversation_id })
      }
      className="flex min-h-13 min-w-0 items-center gap-3 rounded-md px-2 py-2 hover:bg-hover"
    >
      <Avatar
        name={person.name}
        seed={person.id}
        photo={person.avatar_url === null ? null : { src: person.avatar_url }}
      />
      <span className="min-w-0 flex-1 truncate text-md font-medium">
        <Name of={person.name} />
      </span>
      {person.works_with_you ? <span className="shrink-0 text-sm text-ink-3">Works with you</span> : null}
    </Link>
  </li>
);
