import { lazy, Suspense } from 'react';
import { Dialog } from '#design/app/dialog.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
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
export const AboutPane = ({ isAwake, ...content }: AboutProps & { readonly isAwake: boolean }) => (
  <aside
    aria-label="About this conversation"
    className="grid h-full content-start gap-4 overflow-y-auto border-s border-line p-4"
  >
    <About {...content} />
    {isAwake ? <Files {...content} /> : null}
  </aside>
);

/** The same where nothing is beside the messages. */
export const AboutSheet = ({ onClose, ...content }: AboutProps & { readonly onClose: () => void }) => (
  <Dialog isOpen onOpenChange={onClose} title="About this conversation">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <About {...content} />
      <Files {...content} onShow={onClose} />
    </div>
  </Dialog>
);

/** The last few. */
const MOST_WORKS = 5;

const worksOf = ({ work, threads }: ConversationPage) => {
  const written = threads.filter(
    ({ kind, path }) =>
      (kind === 'order' || kind === 'contract') && work.every((engagement) => engagement.path !== path),
  );
  return [...work, ...written].slice(0, MOST_WORKS);
};

const Files = ({ screen, page, onShow }: AboutProps & { readonly onShow?: () => void }) => (
  <Suspense fallback={null}>
    <ConversationFiles screen={screen} conversationId={page.id} works={worksOf(page)} onShow={onShow} />
  </Suspense>
);

/** Who it is, what runs between the two and waits for the reader, and the pages of what else was written about. */
const About = ({ page: { with: person, threads, members, work, more_work: more }, cards }: AboutProps) => (
  <>
    <div className="flex min-w-0 items-center gap-3">
      <Avatar
        name={person.name}
        seed={person.id}
        size={48}
        photo={person.avatar_url === null ? null : { src: person.avatar_url }}
      />
      <p className="title min-w-0 wrap-anywhere">
        <Name of={person.name} />
      </p>
    </div>
    {person.username === '' ? null : (
      <LinkButton size="sm" href={pathTo('profile', { slug: person.username })}>
        See the profile
      </LinkButton>
    )}
    <Running work={work} more={more} />
    <NextSteps work={work} cards={cards} />
    {members.some((member) => member.is_here) ? (
      <ul aria-label="People in this group" className="grid gap-1.5">
        {members
          .filter((member) => member.is_here)
          .map(({ id, name, is_owner: isOwner }) => (
            <li key={id} className="min-w-0 text-md wrap-anywhere">
              <Name of={name} />
              {isOwner ? <span className="text-sm text-ink-3"> · Client</span> : null}
            </li>
          ))}
      </ul>
    ) : null}
    {threads.length === 0 && work.length === 0 ? (
      <p className="text-sm text-ink-2">
        Messages you send from an order, a project or a service are grouped here by subject.
      </p>
    ) : (
      <Subjects threads={threads.filter(({ path }) => work.every((engagement) => engagement.path !== path))} />
    )}
  </>
);

const Subjects = ({ threads }: Pick<ConversationPage, 'threads'>) =>
  threads.length === 0 ? null : (
    <ul aria-label="What it is about" className="grid gap-2">
      {threads.map((thread) => (
        <li key={thread.id} className="min-w-0 text-md">
          <Link href={thread.path} className="link block wrap-anywhere">
            {threadName(thread)}
          </Link>
          {thread.kind === 'order' || thread.kind === 'contract' ? (
            <span className="block text-sm wrap-anywhere text-ink-2">{thread.title}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );

type Work = ConversationPage['work'];

/** Written about or not, each with its state and the button of its page. */
function Running({ work, more }: { work: Work; more: ConversationPage['more_work'] }) {
  if (work.length === 0) return null;
  return (
    <section aria-label="Work together" className="grid gap-2">
      <h3 className="text-md font-semibold">Work together</h3>
      <ul className="grid gap-4">
        {work.map(({ kind, ref, title, path, state, ends, step }) => (
          <li key={path} className="grid min-w-0 gap-1">
            <Link href={path} className="link text-md wrap-anywhere">
              <Name of={title} />
            </Link>
            <span className="text-sm wrap-anywhere text-ink-2">
              {threadName({ kind, ref, title })} · {state}
              {ends === null ? null : (
                <>
                  {` · ${ends.words} `}
                  <When at={ends.at} style="moment" />
                </>
              )}
            </span>
            {step === null ? null : (
              <>
                {step.title === title ? null : (
                  <span className="text-sm wrap-anywhere text-ink-2">
                    Next: <Name of={step.title} />
                  </span>
                )}
                <LinkButton size="sm" href={step.path}>
                  {step.label}
                </LinkButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {more.map(({ kind, count, path }) => (
        <Link key={path} href={path} className="link text-sm">
          and {counted(count, { one: `more ${kind}`, other: `more ${kind}s` })}
        </Link>
      ))}
    </section>
  );
}

/** Of what is not listed above, the same buttons as on their cards, wherever one reads. */
function NextSteps({ work, cards }: Pick<AboutProps, 'cards'> & { readonly work: Work }) {
  const mine = cards.flatMap(({ seq, title, label, path, turn, act }) =>
    turn !== 'yours' || act === null || work.some((engagement) => engagement.path === path && engagement.step !== null)
      ? []
      : [{ seq, title: `${label} · ${title}`, act }],
  );
  if (mine.length === 0) return null;
  return (
    <ul aria-label="Your next steps" className="grid gap-3">
      {mine.map(({ seq, title, act }) => (
        <li key={seq} className="grid min-w-0 gap-1.5">
          <span className="text-sm wrap-anywhere text-ink-2">
            <Name of={title} />
          </span>
          <LinkButton size="sm" href={act.path}>
            {act.label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
