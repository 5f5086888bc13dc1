import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { BeginForm } from '#domains/services/web/services.tsx';
import { dashboards } from '#kit/dashboard.ts';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { createProject, myProjects, type ProjectLine } from '../contract.ts';
import { PROJECT_LIMITS } from '../project.ts';
import { titleOfProject } from './title-of-project.ts';
import { OpenedWizard } from './wizard/opened-wizard.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('post-project')) }];

/** Which draft is in the address: a reload, another device or a link in a notice lead to the same words. */
export default function PostProjectPage() {
  const [search] = useSearchParams();
  const id = search.get('draft');
  return (
    <ForSide key={id} side="buying" header={<ScreenHeader of={trailTo('post-project')} />}>
      {id === null ? <Begin title={search.get('title') ?? ''} /> : <OpenedWizard name={id} screen="post-project" />}
    </ForSide>
  );
}

const { least, most } = PROJECT_LIMITS.title;
const DRAFTS = 3;

const header = (
  <ScreenHeader
    of={trailTo('post-project')}
    lead="Describe what you need. People propose a price and a time, and you choose. Posting is free."
  />
);

/** What was begun comes first: the words from the sign-up are a draft too. */
function Begin({ title }: { title: string }) {
  const drafts = useRead(myProjects, { query: { tab: 'drafts', limit: DRAFTS } });
  if (drafts.isPending && !drafts.isPaused)
    return (
      <>
        {header}
        <Loading label="Loading your drafts">
          <RowsSkeleton rows={3} />
        </Loading>
      </>
    );
  const begun = drafts.data?.items ?? [];
  return (
    <>
      {header}
      {begun.length === 0 ? null : <Drafts drafts={begun} more={(drafts.data?.counts.drafts ?? 0) > begun.length} />}
      {begun.length === 0 ? null : <h2 className="title mt-8">New project</h2>}
      <BeginNew isFirst={begun.length === 0} title={title} />
    </>
  );
}

const Drafts = ({ drafts, more }: { drafts: readonly ProjectLine[]; more: boolean }) => (
  <Panel
    title="Continue a draft"
    flush
    className="mt-6 max-w-[40rem]"
    {...(more
      ? {
          actions: (
            <LinkButton size="sm" href={pathTo('manage-projects', {}, { tab: 'drafts' })}>
              All drafts
            </LinkButton>
          ),
        }
      : {})}
  >
    <ul className="divide-y divide-line border-t border-line">
      {drafts.map((draft, index) => (
        <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{titleOfProject(draft)}</span>
            <span className="block text-sm text-ink-2">
              Saved <When at={draft.at} />
            </span>
          </span>
          <LinkButton
            size="sm"
            variant={index === 0 ? 'primary' : 'line'}
            href={pathTo('post-project', {}, { draft: draft.id })}
          >
            Continue<span className="sr-only"> “{titleOfProject(draft)}”</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  </Panel>
);

/** `title` is what someone searched for, where they came from a search. */
function BeginNew({ isFirst, title }: { isFirst: boolean; title: string }) {
  const navigate = useNavigate();
  const create = useCommand(createProject, { stales: [myProjects, dashboards.client], waits: false });
  return (
    <BeginForm
      hint={`What you need, in ${least} to ${most} characters. For example: Three signs for a bakery in Malmö`}
      titleLimits={PROJECT_LIMITS.title}
      title={title.slice(0, most)}
      create={create}
      variant={isFirst ? 'primary' : 'line'}
      onStart={(body) =>
        create.mutate(
          { body },
          { onSuccess: ({ id }) => void navigate(pathTo('post-project', {}, { draft: id }), { replace: true }) },
        )
      }
    />
  );
}
