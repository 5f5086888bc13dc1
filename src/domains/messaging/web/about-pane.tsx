import { Avatar } from '#design/public/avatar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { pathTo } from '#routes';
import type { ConversationPage, Thread } from '../contract.ts';

const KIND_WORDS: Readonly<Record<Thread['kind'], string>> = { service: 'Service', project: 'Project', order: 'Order', contract: 'Contract' };

/** Beside the messages: who it is, and the pages of what was written about. */
export const AboutPane = ({ page: { with: person, threads, members } }: { page: ConversationPage }) => (
  <aside aria-label="About this conversation" className="panel pad grid content-start gap-4">
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={person.name} seed={person.id} size={48} photo={person.avatar_url === null ? null : { src: person.avatar_url }} />
      <p className="title min-w-0 wrap-anywhere">
        <Name of={person.name} />
      </p>
    </div>
    {person.username === '' ? null : (
      <LinkButton size="sm" href={pathTo('profile', { slug: person.username })}>
        See the profile
      </LinkButton>
    )}
    {members.some((one) => one.is_here) ? (
      <ul aria-label="People in this group" className="grid gap-1.5">
        {members
          .filter((one) => one.is_here)
          .map(({ id, name, is_owner: isOwner }) => (
            <li key={id} className="min-w-0 text-md wrap-anywhere">
              <Name of={name} />
              {isOwner ? <span className="text-sm text-ink-3"> · Client</span> : null}
            </li>
          ))}
      </ul>
    ) : null}
    {threads.length === 0 ? (
      <p className="text-sm text-ink-2">Messages you send from an order, a project or a service are grouped here by subject.</p>
    ) : (
      <ul className="grid gap-2">
        {threads.map(({ id, kind, ref, title, path }) => (
          <li key={id} className="min-w-0 text-md">
            <span className="block text-xs text-ink-3">
              {KIND_WORDS[kind]}
              {kind === 'order' || kind === 'contract' ? ` ${ref}` : ''}
            </span>
            <Link href={path} className="link wrap-anywhere">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </aside>
);
