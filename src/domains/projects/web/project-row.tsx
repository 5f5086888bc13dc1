import { useNavigate } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { createProject, discardProject, extendProject, myProjects, stopProposals, type ProjectLine } from '../contract.ts';
import { budgetWords, STATE_WORDS, VISIBILITY_WORDS } from '../words.ts';

interface ProjectRowProps {
  project: ProjectLine;
  /** The username of someone who is to be invited to one of them. */
  invitee: string | null;
  isChosen: boolean;
  /** Absent where it cannot be closed. */
  onChoose: ((is: boolean) => void) | undefined;
  onClose: () => void;
}

/** One of a client’s projects, with what to do next. */
export function ProjectRow({ project, invitee, isChosen, onChoose, onClose }: ProjectRowProps) {
  const { locale } = usePlace();
  const title = project.title === '' ? 'Untitled draft' : project.title;
  const path =
    project.state === 'draft' || project.slug === null ? pathTo('post-project', {}, { draft: project.id }) : pathTo('manage-project', { slug: project.slug });
  const { budget_least: least, budget_most: most, budget_undecided: isUndecided } = project;
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        {onChoose === undefined ? null : (
          <Checkbox label={<span className="sr-only">Choose “{title}”</span>} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
        )}
        <Link href={path} className="min-w-0 font-semibold wrap-anywhere hover:underline">
          {title}
        </Link>
        <StatusChip tone={STATE_WORDS[project.state].tone}>{STATE_WORDS[project.state].label}</StatusChip>
        {project.visibility === 'public' ? null : <span className="text-sm text-ink-2">{VISIBILITY_WORDS[project.visibility].label}</span>}
      </div>
      <p className="tnum flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {isUndecided || (least !== null && most !== null) ? <span>{isUndecided ? budgetWords(null, null) : budgetWords(least, most, locale)}</span> : null}
        {project.state === 'draft' ? null : <span>{counted(project.proposals, { one: 'proposal', other: 'proposals' }, locale)}</span>}
        {project.hires > 0 || project.hires_wanted > 1 ? (
          <span>
            {project.hires} of {counted(project.hires_wanted, { one: 'person', other: 'people' }, locale)} hired
          </span>
        ) : null}
        <span>
          {project.state === 'draft' ? 'Saved' : 'Posted'} <When at={project.at} />
        </span>
      </p>
      {project.clock === null ? null : <ClockLine clock={project.clock} after="left to decide" />}
      {project.state === 'pending_review' ? <p className="text-sm">Our staff check it within 24 hours. You are notified.</p> : null}
      <Actions {...{ project, invitee, path, title, onClose }} />
    </li>
  );
}

function Actions({ project, invitee, path, title, onClose }: Pick<ProjectRowProps, 'project' | 'invitee' | 'onClose'> & { path: string; title: string }) {
  const navigate = useNavigate();
  const { id } = project;
  const extend = useCommand(extendProject, { stales: [myProjects] });
  const stop = useCommand(stopProposals, { stales: [myProjects] });
  const copy = useCommand(createProject, { stales: [myProjects], waits: false });
  const discard = useCommand(discardProject, { stales: [myProjects] });
  const can = (name: string) => project.moves.some((move) => move.name === name && move.ok);
  const isOver = ['completed', 'cancelled', 'expired', 'closed'].includes(project.state);
  const params = { id };
  const askToStop = async () => {
    const agreed = await confirm({
      title: 'Stop taking proposals?',
      body: 'You can still decide on those you have. The project leaves the lists and no longer expires.',
      okLabel: 'Stop taking proposals',
      act: () => stop.mutateAsync({ params }),
    });
    if (agreed) toast.success('No more proposals', title);
  };
  const askToDelete = async () => {
    const agreed = await confirm({
      title: 'Delete the draft?',
      body: 'Its text and files will be deleted. This cannot be undone.',
      okLabel: 'Delete draft',
      danger: true,
      act: () => discard.mutateAsync({ params }),
    });
    if (agreed) toast.success('Draft deleted', title);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {project.state === 'draft' ? (
        <LinkButton size="sm" href={path}>
          Continue
        </LinkButton>
      ) : null}
      {can('edit') && project.slug !== null ? (
        <LinkButton size="sm" href={pathTo('edit-project', { slug: project.slug })}>
          Edit
        </LinkButton>
      ) : null}
      {project.state === 'open' && project.slug !== null ? (
        <LinkButton
          size="sm"
          variant={invitee === null ? undefined : 'primary'}
          href={pathTo('invite-to-project', { slug: project.slug }, invitee === null ? {} : { person: invitee })}
        >
          Invite{invitee === null ? ' people' : ` ${invitee}`}
        </LinkButton>
      ) : null}
      {project.hires > 1 && project.state === 'in_progress' && project.slug !== null ? (
        <LinkButton size="sm" href={pathTo('messages', {}, { with: `team:${project.slug}` })}>
          Message the group
        </LinkButton>
      ) : null}
      {can('extend') ? (
        <Button
          size="sm"
          pending={extend.isPending}
          onClick={() =>
            extend.mutate(
              { params },
              { onSuccess: () => toast.success('Extended by 30 days', title), onError: (error) => toast.error('Not extended', error.message) },
            )
          }
        >
          Extend
        </Button>
      ) : null}
      {can('stopProposals') ? (
        <Button size="sm" onClick={() => void askToStop()}>
          Stop proposals
        </Button>
      ) : null}
      {can('close') ? (
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      ) : null}
      {isOver ? (
        <Button
          size="sm"
          pending={copy.isPending}
          onClick={() =>
            copy.mutate(
              { body: { copy_of: id } },
              {
                onSuccess: (made) => void navigate(pathTo('post-project', {}, { draft: made.id })),
                onError: (error) => toast.error('Not copied', error.message),
              },
            )
          }
        >
          Post again
        </Button>
      ) : null}
      {project.state === 'draft' ? (
        <Button size="sm" variant="ghost" onClick={() => void askToDelete()}>
          Delete
        </Button>
      ) : null}
    </div>
  );
}
