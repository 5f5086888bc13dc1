import { lazy, Suspense } from 'react';
import { Dialog } from '#design/app/dialog.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { pathTo } from '#routes';
import type { ConversationPage, PlacedCard } from '../contract.ts';
import { threadName } from '../thread-words.ts';
import type { MessagesScreen } from './place.ts';

const ConversationFiles = lazy(async () => ({ default: (await import('./conversation-files.tsx')).ConversationFiles }));

interface AboutProps {
  readonly screen: MessagesScreen;
  readonly page: ConversationPage;
  /** Of the messages that are loaded. */
  readonly cards: readonly PlacedCard[];
}

/** Beside the messages. Its files come with the first sign that someone is there. */
export const AboutPane = ({ isAwake, ...about }: AboutProps & { readonly isAwake: boolean }) => (
  <aside aria-label="About this conversation" className="grid h-full content-start gap-4 overflow-y-auto border-s border-line p-4">
    <About {...about} />
    {isAwake ? <Files {...about} /> : null}
  </aside>
);

/** The same where nothing is beside the messages. */
export const AboutSheet = ({ onClose, ...about }: AboutProps & { readonly onClose: () => void }) => (
  <Dialog isOpen onOpenChange={onClose} title="About this conversation">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <About {...about} />
      <Files {...about} onShow={onClose} />
    </div>
  </Dialog>
);

const Files = ({ screen, page, onShow }: AboutProps & { readonly onShow?: () => void }) => (
  <Suspense fallback={null}>
    <ConversationFiles screen={screen} conversationId={page.id} onShow={onShow} />
  </Suspense>
);

/** Who it is, what waits for the reader, and the pages of what was written about. */
const About = ({ page: { with: person, threads, members, next_steps: steps }, cards }: AboutProps) => (
  <>
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
    <NextSteps steps={steps} cards={cards} />
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
      <ul aria-label="What it is about" className="grid gap-2">
        {threads.map((thread) => (
          <li key={thread.id} className="min-w-0 text-md">
            <Link href={thread.path} className="link block wrap-anywhere">
              {threadName(thread)}
            </Link>
            {thread.kind === 'order' || thread.kind === 'contract' ? <span className="block text-sm wrap-anywhere text-ink-2">{thread.title}</span> : null}
          </li>
        ))}
      </ul>
    )}
  </>
);

interface NextStepsProps extends Pick<AboutProps, 'cards'> {
  readonly steps: ConversationPage['next_steps'];
}

/** As the pages of contracts say it, and of other things the same buttons as on their cards, wherever one reads. */
function NextSteps({ steps, cards }: NextStepsProps) {
  const mine = [
    ...steps.map((step) => ({ key: step.about, ...step })),
    ...cards.flatMap(({ seq, title, label, path, turn, act }) =>
      turn !== 'yours' || act === null || steps.some(({ about }) => about === path) ? [] : [{ key: String(seq), title: `${label} · ${title}`, ...act }],
    ),
  ];
  if (mine.length === 0) return null;
  return (
    <ul aria-label="Your next steps" className="grid gap-3">
      {mine.map(({ key, title, label, path }) => (
        <li key={key} className="grid min-w-0 gap-1.5">
          <span className="text-sm wrap-anywhere text-ink-2">
            <Name of={title} />
          </span>
          <LinkButton size="sm" href={path}>
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
