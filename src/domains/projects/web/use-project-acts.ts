import { useState } from 'react';
import { useNavigate } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import type { MenuEntry } from '#design/app/menu.tsx';
import { toast } from '#design/public/toast-store.ts';
import { dashboards } from '#kit/dashboard.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import {
  createProject,
  discardProject,
  extendProject,
  myProjects,
  stopProposals,
  type ProjectLine,
} from '../contract.ts';
import { isOver } from '../project.ts';
import { titleOfProject } from './title-of-project.ts';

interface Screen {
  /** What shows the project, beside the list. */
  readonly shownIn?: readonly Endpoint[];
  /** For a screen that has nothing to show without it. */
  readonly onDeleted?: () => void;
}

/** What a client does with a project as a whole, as entries of its menu: on its desk and in the list. */
export function useProjectActs(project: ProjectLine, { shownIn = [], onDeleted }: Screen = {}) {
  const { id, slug, state, hires, moves } = project;
  const title = titleOfProject(project);
  const lists = [myProjects, dashboards.client];
  const stales = [...lists, ...shownIn];
  const navigate = useNavigate();
  const [isClosing, setClosing] = useState(false);
  const extend = useCommand(extendProject, { stales });
  const stop = useCommand(stopProposals, { stales });
  const copy = useCommand(createProject, { stales: lists, waits: false });
  const discard = useCommand(discardProject, { stales: lists });
  const params = { id };
  const can = (name: string): boolean => moves.some((move) => move.name === name && move.ok);
  const failed = (error: Error): void => void toast.error('Nothing was changed', error.message);
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
    if (!agreed) return;
    toast.success('Draft deleted', title);
    onDeleted?.();
  };
  const acts: Readonly<Record<string, () => void>> = {
    extend: () =>
      extend.mutate({ params }, { onSuccess: () => toast.success('Extended by 30 days', title), onError: failed }),
    stop: () => void askToStop(),
    again: () =>
      copy.mutate(
        { body: { copy_of: id } },
        { onSuccess: (draft) => void navigate(pathTo('post-project', {}, { draft: draft.id })), onError: failed },
      ),
    delete: () => void askToDelete(),
    close: () => setClosing(true),
  };
  const entries: readonly MenuEntry[] = [
    ...(hires > 1 && state === 'in_progress' && slug !== null
      ? [{ key: 'group', label: 'Message the group', href: pathTo('messages', {}, { with: `team:${slug}` }) }]
      : []),
    ...(can('extend') ? [{ key: 'extend', label: 'Extend by 30 days' }] : []),
    ...(can('stopProposals') ? [{ key: 'stop', label: 'Stop proposals' }] : []),
    ...(isOver(state) ? [{ key: 'again', label: 'Post again' }] : []),
    ...(state === 'draft' ? [{ key: 'delete', label: 'Delete draft', danger: true, apart: true }] : []),
    ...(can('close') ? [{ key: 'close', label: 'Close project', danger: true, apart: true }] : []),
  ];
  return { can, entries, act: (key: string): void => acts[key]?.(), isClosing, stopClosing: () => setClosing(false) };
}
