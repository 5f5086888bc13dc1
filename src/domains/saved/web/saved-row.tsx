import { useNavigate } from 'react-router';
import { Menu } from '#design/app/menu.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Cover } from '#design/public/cover.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Rating } from '#design/public/rating.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { coverSeed } from '#domains/services/cover-seed.ts';
import { budgetWords } from '#domains/projects/words.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { removeSaved, type Saved } from '../contract.ts';
import { READS_OF_THINGS } from './savable-things.ts';

/** One saved service or person, with the note. */
export function SavedRow({ saved, onChange }: { saved: Saved; onChange: () => void }) {
  const navigate = useNavigate();
  const remove = useCommand(removeSaved, { stales: READS_OF_THINGS });
  const { id, title, path, note, person, saved_at: savedAt } = saved;
  const take = (): void =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success('Removed', title),
        onError: (error) => toast.error('Not removed', error.message),
      },
    );
  return (
    <li className="flex items-start gap-4 px-4 py-4 sm:px-5">
      <Picture saved={saved} />
      <div className="min-w-0 flex-1">
        <p className="title wrap-anywhere">
          {path === null ? (
            <Name of={title} />
          ) : (
            <Link href={path} className="hover:underline">
              <Name of={title} />
            </Link>
          )}
        </p>
        <Facts saved={saved} />
        {note === '' ? null : <p className="mt-2 max-w-prose text-md whitespace-pre-line wrap-anywhere">{note}</p>}
        <p className="mt-1 text-xs text-ink-3">
          Saved <When at={savedAt} style="date" />
        </p>
      </div>
      <Menu
        label={`Actions for ${title}`}
        items={[
          ...(person === null || path === null
            ? []
            : [
                { key: 'hire', label: 'Hire' },
                { key: 'invite', label: 'Invite to a project' },
              ]),
          { key: 'change', label: 'Note and list' },
          { key: 'remove', label: 'Remove', disabled: remove.isPending },
        ]}
        onAction={(key) => {
          if (key === 'change') onChange();
          else if (key === 'remove') take();
          else if (person !== null)
            void navigate(
              key === 'hire'
                ? pathTo('milestones', {}, { hire: person.username })
                : pathTo('manage-projects', {}, { invite: person.username }),
            );
        }}
      />
    </li>
  );
}

function Picture({ saved: { card, person, title } }: { saved: Saved }) {
  if (person !== null)
    return (
      <Avatar
        name={title}
        seed={person.username}
        photo={person.avatar === null ? null : { src: person.avatar }}
        size={56}
      />
    );
  if (card === null) return null;
  return (
    <div className="w-20 shrink-0 overflow-hidden rounded-md border border-line sm:w-28">
      <Cover
        motif={card.motif}
        seed={coverSeed(card.id)}
        photo={card.cover === null ? null : { src: card.cover, alt: '' }}
      />
    </div>
  );
}

function Facts({ saved: { card, person, path, project } }: { saved: Saved }) {
  if (card !== null)
    return (
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <span>
          <Name of={card.seller.name} />
        </span>
        <span className="tnum">from {formatMoney(card.price, undefined, { trim: true })}</span>
        <span className="tnum">{counted(card.delivery_days, { one: 'day', other: 'days' })}</span>
        <Rating value={card.rating} count={card.rating_count} />
      </p>
    );
  if (project !== null)
    return (
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <span className="tnum">{budgetWords(project.budget_least, project.budget_most)}</span>
        <Chip tone={project.is_open ? 'success' : 'neutral'}>
          {project.is_open ? 'Open project' : 'No longer open'}
        </Chip>
      </p>
    );
  if (person !== null)
    return person.professional_title === null ? null : (
      <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">{person.professional_title}</p>
    );
  return path === null ? (
    <p className="mt-1">
      <Chip>Not available now</Chip>
    </p>
  ) : null;
}
