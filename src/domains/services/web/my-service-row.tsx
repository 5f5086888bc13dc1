import type { ReactNode } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Menu, type MenuEntry } from '#design/app/menu.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import { Cover } from '#design/public/cover.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Rating } from '#design/public/rating.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { CommandEndpoint, DataOf } from '#kit/endpoint.ts';
import { counted } from '#kit/format/unit.ts';
import { withSearch } from '#kit/with-search.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { archiveService, myServices, pauseService, resumeService } from '../contract.ts';
import { ABSENCE } from '../absence.ts';
import type { ServiceState } from '../service.ts';
import { coverSeed } from '../cover-seed.ts';

type Mine = DataOf<typeof myServices>['items'][number];

const STATE_WORDS: Record<ServiceState, { tone: StatusTone; words: string }> = {
  draft: { tone: 'neutral', words: 'Draft' },
  pending_review: { tone: 'warning', words: 'In review' },
  active: { tone: 'success', words: 'Live' },
  needs_changes: { tone: 'warning', words: 'Needs changes' },
  denied: { tone: 'danger', words: 'Denied' },
  paused: { tone: 'neutral', words: 'Paused' },
  on_hold: { tone: 'danger', words: 'On hold' },
  archived: { tone: 'neutral', words: 'Archived' },
};

const useMove = (endpoint: CommandEndpoint & { said: string }) => useCommand(endpoint, { stales: [myServices] });

interface MyServiceRowProps {
  service: Mine;
  /** Beside what a command makes stale: the screen reads again. */
  onMoved?: () => void;
  /** Below: figures, advice. */
  children?: ReactNode;
}

export function MyServiceRow({ service, onMoved, children }: MyServiceRowProps) {
  const { id, state, title, actions, slug } = service;
  const pause = useMove(pauseService);
  const resume = useMove(resumeService);
  const archive = useMove(archiveService);
  const name = title.trim() === '' ? 'Untitled draft' : title;
  const edit = pathTo('edit-service', { id });
  const can = (action: string): boolean => actions.some((allowedAction) => allowedAction === action);

  const menu: MenuEntry[] = [
    { key: 'edit', label: 'Edit', href: edit },
    ...(slug === null ? [] : [{ key: 'versions', label: 'Versions', href: pathTo('service-versions', { id }) }]),
    ...(slug !== null && state === 'active'
      ? [{ key: 'view', label: 'View public page', href: pathTo('service', { slug }) }]
      : []),
    ...(can('pause') ? [{ key: 'pause', label: 'Pause' }] : []),
    ...(can('resume') ? [{ key: 'resume', label: 'Resume' }] : []),
    ...(can('archive') ? [{ key: 'archive', label: 'Archive', danger: true, apart: true }] : []),
  ];
  const act = (key: string): void => {
    const input = { params: { id } } as never;
    const answers = {
      onSuccess: () => {
        toast.success(key === 'pause' ? 'Paused' : 'Resumed', name);
        onMoved?.();
      },
      onError: (error: Error) => toast.error('Something went wrong', error.message),
    };
    if (key === 'pause') pause.mutate(input, answers);
    if (key === 'resume') resume.mutate(input, answers);
    if (key === 'archive') {
      void confirm({
        title: `Archive “${name}”?`,
        body: 'It is removed from your list and can’t be ordered again. Open orders continue, and reviews stay.',
        okLabel: 'Archive',
        danger: true,
        act: () => archive.mutateAsync(input).then(() => onMoved?.()),
      });
    }
  };

  return (
    <article className="panel grid gap-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:flex-nowrap">
        <div className="w-28 shrink-0 overflow-hidden rounded-sm max-sm:w-20">
          <Cover
            motif={service.motif}
            seed={coverSeed(id)}
            photo={service.cover === null ? null : { src: service.cover, alt: '' }}
            sizes="112px"
          />
        </div>
        <div className="min-w-0 flex-1 basis-52">
          <div className="flex flex-wrap items-center gap-2">
            <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</StatusChip>
            {service.has_unpublished_changes && state === 'active' ? (
              <span className="text-xs text-ink-2">Unpublished changes</span>
            ) : null}
          </div>
          <h2 className="title mt-1.5">
            <Link href={edit} className="hover:underline">
              {name}
            </Link>
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
            {service.from_price === null ? (
              <span>No price yet</span>
            ) : (
              <span>
                from <Money value={service.from_price} trim />
              </span>
            )}
            {state === 'draft' ? (
              <span>
                {service.missing === 0
                  ? 'Ready to publish'
                  : `${counted(service.missing, { one: 'item', other: 'items' })} missing`}
              </span>
            ) : (
              <Rating value={service.rating} count={service.rating_count} />
            )}
          </div>
        </div>
        <div className="ms-auto flex items-center gap-2">
          {state === 'draft' ? (
            <LinkButton
              href={service.missing === 0 ? withSearch(edit, { step: 'publish' }) : edit}
              size="sm"
              variant="primary"
            >
              {service.missing === 0 ? 'Publish' : 'Continue editing'}
            </LinkButton>
          ) : null}
          {can('pause') ? (
            <Button size="sm" pending={pause.isPending} onClick={() => act('pause')}>
              Pause<span className="sr-only"> {name}</span>
            </Button>
          ) : null}
          {can('resume') ? (
            <Button size="sm" pending={resume.isPending} onClick={() => act('resume')}>
              Resume<span className="sr-only"> {name}</span>
            </Button>
          ) : null}
          <Menu label={`Actions for ${name}`} items={menu} onAction={act} />
        </div>
      </div>
      {service.hold === null ? null : (
        <p className="text-sm text-ink-2">
          {service.hold === 'absence'
            ? `You were absent for ${ABSENCE.days} days, so it can’t be found or ordered. Resume it when you take orders again.`
            : 'Our staff put it on hold, so it can’t be found or ordered. Open orders continue.'}
        </p>
      )}
      {children}
    </article>
  );
}
