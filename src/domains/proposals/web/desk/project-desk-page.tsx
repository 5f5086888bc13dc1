import { lazy, Suspense, useEffect } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { Desk, DeskNext, DeskTabs } from '#design/app/desk.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { ForSide, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { projectDesk, type ProjectDesk } from '../../desk-contract.ts';
import { activeOf } from '../../desk.ts';
import { hrefOf, placeFrom, useDeskAddress, type DeskAddress, type Tab } from './desk-address.ts';
import { ProjectHead } from './desk-head.tsx';
import { nextStep, type NextStep } from './next-step.ts';
import { UndoDecline } from './undo-decline.tsx';
import { useDecisions } from './use-decisions.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('manage-project')) }];

/**
 * Each tab comes when it is opened; the list of proposals, which a client comes for, is loaded beside the desk itself.
 */
const loadProposals = async () => ({ default: (await import('./proposals-tab.tsx')).ProposalsTab });
const ProposalsTab = lazy(loadProposals);
const others = () => import('./other-tabs.tsx');
const PARTS = {
  invited: lazy(async () => ({ default: (await others()).InvitedTab })),
  messages: lazy(async () => ({ default: (await others()).MessagesTab })),
  brief: lazy(async () => ({ default: (await others()).BriefTab })),
  activity: lazy(async () => ({ default: (await others()).ActivityTab })),
  contracts: lazy(async () => ({ default: (await others()).ContractsTab })),
} as const;
const WhatsNext = lazy(async () => ({ default: (await import('./whats-next.tsx')).WhatsNext }));
const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }));
const MessageDialog = lazy(async () => ({ default: (await import('./message-dialog.tsx')).MessageDialog }));

/** The desk of a project for its client: what was proposed, whom they asked, what was said, agreed and paid. */
export default function ProjectDeskPage() {
  const { slug = '' } = useParams();
  return (
    <ForSide key={slug} side="buying" header={<ScreenHeader of={trailTo('manage-project')} />}>
      <OneProject slug={slug} />
    </ForSide>
  );
}

function OneProject({ slug }: { slug: string }) {
  const read = useRead(projectDesk, { params: { slug } });
  const { place } = useDeskAddress(slug);
  useOwnTopic(() => void read.refetch());
  useEffect(() => {
    // A file that is missing is told where it is needed.
    if (place.tab === 'proposals') loadProposals().catch(() => undefined);
  }, [place.tab]);
  if (read.data !== undefined) return <ProjectDeskOf desk={read.data} slug={slug} />;
  const isMissing = read.error instanceof Failure && read.error.code === 'not_found';
  return (
    <>
      <ScreenHeader of={trailTo('manage-project')} />
      {isMissing ? (
        <EmptyState
          size="page"
          title="There is no such project"
          action={<LinkButton href={pathTo('manage-projects')}>Your projects</LinkButton>}
        >
          It was deleted, or it belongs to another account.
        </EmptyState>
      ) : (
        <Unread what="Your project" read={read}>
          <Loading label="Loading your project">
            <RowsSkeleton rows={8} />
          </Loading>
        </Unread>
      )}
    </>
  );
}

function ProjectDeskOf({ desk, slug }: { desk: ProjectDesk; slug: string }) {
  const { locale } = usePlace();
  const address = useDeskAddress(slug);
  const decisions = useDecisions();
  const { place, hrefWith } = address;
  const next = nextStep(desk, locale);
  const openId = place.tab === 'proposals' ? place.proposal : null;
  // On phones an opened proposal is a page of its own.
  const isPage = openId === null ? '' : 'max-lg:hidden';
  const unread = [...desk.proposals.map(({ talk }) => talk), ...desk.other_talks].reduce(
    (all, talk) => all + (talk?.unread ?? 0),
    0,
  );
  const counts: Readonly<Record<Tab, readonly [string, number?]>> = {
    proposals: ['Proposals', activeOf(desk.proposals).length],
    invited: ['Invited', desk.invitations.length],
    // As on a contract’s page: how many are unread, and nothing where none is.
    messages: unread === 0 ? ['Messages'] : ['Messages', unread],
    brief: ['Brief'],
    activity: ['Activity'],
    contracts: ['Contracts', desk.contracts.length],
  };
  const tabs = Object.entries(counts).map(([key, [label, count]]) => ({
    key,
    label,
    ...(count === undefined ? {} : { count }),
  }));
  const Part = place.tab === 'proposals' ? null : PARTS[place.tab];
  return (
    <Desk
      head={
        <>
          <div className={isPage}>
            <ProjectHead project={desk.project} />
          </div>
          {isPage === '' ? null : <h1 className="sr-only lg:hidden">{desk.project.title}</h1>}
        </>
      }
      next={
        <div className={`grid gap-5 ${isPage} empty:hidden`}>
          {place.isPosted ? (
            <Suspense fallback={null}>
              <WhatsNext desk={desk} doneHref={hrefWith({ isPosted: false })} />
            </Suspense>
          ) : null}
          {next === null ? null : <Next step={next} address={address} />}
        </div>
      }
      tabs={
        <div className={isPage}>
          <DeskTabs
            label="Parts of the project"
            href={hrefOf(slug, placeFrom(new URLSearchParams()))}
            current={place.tab}
            tabs={tabs}
          />
        </div>
      }
    >
      {/* One block, so that the line of declined ones stays in sight all along the part. */}
      <div className="flex min-w-0 flex-col gap-5">
        <UndoDecline
          decisions={decisions}
          inSight={openId === null ? place.compare : [openId]}
          isOpen={openId !== null}
        />
        <Suspense
          fallback={
            <Loading label="Loading this part">
              <RowsSkeleton rows={6} />
            </Loading>
          }
        >
          {Part === null ? (
            <ProposalsTab desk={desk} address={address} decisions={decisions} />
          ) : (
            <Part desk={desk} hrefOf={(id: string) => hrefWith({ tab: 'proposals', proposal: id })} />
          )}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {decisions.declining.length === 0 ? null : (
          <DeclineDialog
            proposals={decisions.declining}
            onDone={() => decisions.declined(decisions.declining)}
            onClose={decisions.close}
          />
        )}
        {decisions.writing.length === 0 ? null : (
          <MessageDialog proposals={decisions.writing} onDone={decisions.close} onClose={decisions.close} />
        )}
      </Suspense>
    </Desk>
  );
}

/** One primary on the screen: while a proposal is open, it has its own. */
function Next({
  step: { title, lead, action },
  address: { place, hrefWith, go },
}: {
  step: NextStep;
  address: DeskAddress;
}) {
  const variant = place.proposal === null ? 'primary' : 'line';
  return (
    <DeskNext
      title={title}
      lead={lead}
      action={
        action === undefined ? undefined : 'proposal' in action ? (
          <Button variant={variant} onClick={() => go({ tab: 'proposals', proposal: action.proposal })}>
            {action.label}
          </Button>
        ) : (
          <LinkButton
            variant={variant}
            href={
              'href' in action ? action.href : hrefWith({ tab: 'proposals', compare: action.compare, proposal: null })
            }
          >
            {action.label}
          </LinkButton>
        )
      }
    />
  );
}
