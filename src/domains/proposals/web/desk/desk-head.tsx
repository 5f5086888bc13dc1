import { Pencil, Share2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { DeskHead } from '#design/app/desk.tsx';
import { Menu } from '#design/app/menu.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { createProject, extendProject, stopProposals } from '#domains/projects/contract.ts';
import { isOver } from '#domains/projects/project.ts';
import { budgetWords, STATE_WORDS, VISIBILITY_WORDS } from '#domains/projects/words.ts';
import { CloseDialog } from '#domains/projects/web/projects.tsx';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo, trailTo } from '#routes';
import { projectDesk, type ProjectDesk } from '../../desk-contract.ts';
import { useShare } from './use-share.ts';

/** Title, state with its clock, and what can be done with the project as a whole. */
export function ProjectHead({ project }: Pick<ProjectDesk, 'project'>) {
  const { locale } = usePlace();
  const navigate = useNavigate();
  const [isClosing, close] = useState(false);
  const { copy, share } = useShare(project);
  const extend = useCommand(extendProject, { stales: [projectDesk] });
  const stop = useCommand(stopProposals, { stales: [projectDesk] });
  const again = useCommand(createProject, { waits: false });
  const { id, slug, state, clock, visibility, budget_least: least, budget_most: most, hires, hires_wanted: wanted } = project;
  const params = { id };
  const can = (name: string): boolean => project.moves.some((move) => move.name === name && move.ok);
  const failed = (error: Error): void => void toast.error('Nothing was changed', error.message);
  const askToStop = async () => {
    const agreed = await confirm({
      title: 'Stop taking proposals?',
      body: 'You can still decide on those you have. The project leaves the lists and no longer expires.',
      okLabel: 'Stop taking proposals',
      act: () => stop.mutateAsync({ params }),
    });
    if (agreed) toast.success('No more proposals', project.title);
  };
  const act: Readonly<Record<string, () => void>> = {
    extend: () => extend.mutate({ params }, { onSuccess: () => toast.success('Extended by 30 days', project.title), onError: failed }),
    stop: () => void askToStop(),
    close: () => close(true),
    copy,
    again: () =>
      again.mutate({ body: { copy_of: id } }, { onSuccess: (made) => void navigate(pathTo('post-project', {}, { draft: made.id })), onError: failed }),
  };
  const isShared = slug !== null && state !== 'draft' && state !== 'pending_review';
  const items = [
    ...(isShared
      ? [
          { key: 'page', label: 'See what others see', href: pathTo('project', { slug }) },
          { key: 'copy', label: 'Copy link' },
        ]
      : []),
    ...(hires > 1 && state === 'in_progress' && slug !== null
      ? [{ key: 'group', label: 'Message the group', href: pathTo('messages', {}, { with: `team:${slug}` }) }]
      : []),
    ...(can('extend') ? [{ key: 'extend', label: 'Extend by 30 days' }] : []),
    ...(can('stopProposals') ? [{ key: 'stop', label: 'Stop proposals' }] : []),
    ...(isOver(state) ? [{ key: 'again', label: 'Post again' }] : []),
    ...(can('close') ? [{ key: 'close', label: 'Close project', danger: true, apart: true }] : []),
  ];
  return (
    <>
      <DeskHead
        of={trailTo('manage-project', { called: project.title === '' ? 'Untitled draft' : project.title })}
        state={
          <>
            <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusChip>
            {clock === null ? null : (
              <span>
                Closes <When at={clock.ends_at} />
              </span>
            )}
          </>
        }
        facts={[
          ...(least === null || most === null ? [] : [budgetWords(least, most, locale)]),
          ...(visibility === 'public' ? [] : [VISIBILITY_WORDS[visibility].label]),
          ...(hires > 0 || wanted > 1 ? [`${hires} of ${counted(wanted, { one: 'person', other: 'people' }, locale)} hired`] : []),
        ]}
        actions={
          <>
            {can('edit') && slug !== null ? (
              <LinkButton size="sm" icon={Pencil} href={pathTo('edit-project', { slug })}>
                Edit
              </LinkButton>
            ) : null}
            {state === 'open' && slug !== null ? (
              <LinkButton size="sm" icon={UserPlus} href={pathTo('invite-to-project', { slug })}>
                Invite
              </LinkButton>
            ) : null}
            {isShared && visibility !== 'invite_only' ? (
              <Button size="sm" icon={Share2} onClick={share}>
                Share
              </Button>
            ) : null}
            {items.length === 0 ? null : <Menu label="More about this project" items={items} onAction={(key) => act[key]?.()} />}
          </>
        }
      />
      {isClosing ? <CloseDialog ids={[id]} onClose={() => close(false)} /> : null}
    </>
  );
}
