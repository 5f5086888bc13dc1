import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Desk, DeskHead, DeskTabs } from '#design/app/desk.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { useHashTarget } from '#kit/web/use-hash-target.ts';
import { withSearch } from '#kit/with-search.ts';
import { pathTo, trailTo } from '#routes';
import { hasOpenCounter, isAgreed } from '../../desk.ts';
import type { MyProposal } from '../../own-contract.ts';
import { BriefSide } from './brief-side.tsx';
import { chipOf } from './proposal-chip.ts';
import { NextStep } from './next-step.tsx';
import { QuotaLine } from './quota-line.tsx';
import { SentSide } from './sent-side.tsx';

/** Loaded when something is written. */
const Writing = lazy(async () => ({ default: (await import('./proposal-writing.tsx')).ProposalWriting }));

interface ProposalDeskProps {
  page: MyProposal;
  /** Of this page, where it keeps its place on a phone. */
  href: string;
}

/** The brief and what one proposes for it, beside each other; on phones one at a time. Writing it is the same page. */
export function ProposalDesk({ page, href }: ProposalDeskProps) {
  const [search] = useSearchParams();
  useHashTarget();
  const { proposal, refusal } = page;
  const isChanging = proposal !== null && search.get('edit') === 'yes' && proposal.moves.includes('revise');
  const isWriting = isChanging || (proposal === null && (refusal === null || page.draft !== null));
  // Nothing was written, and nothing can be: the brief has the page.
  const isBare = proposal === null && !isWriting;
  const isBrief = isBare || search.get('tab') === 'brief';
  const own = isChanging ? withSearch(href, { edit: 'yes' }) : href;
  const side = 'min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:grid';
  return (
    <Desk
      head={<Head page={page} />}
      next={isWriting ? null : <NextStep page={page} />}
      tabs={
        <div className={isBare ? 'hidden' : 'lg:hidden'}>
          <DeskTabs
            label="Parts of this page"
            href={own}
            current={isBrief ? 'brief' : 'mine'}
            tabs={[
              { key: 'mine', label: 'Mine' },
              { key: 'brief', label: 'Brief' },
            ]}
          />
        </div>
      }
    >
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${isBare ? 'max-w-4xl' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'}`}
      >
        <div
          role="region"
          aria-label="Brief"
          // It scrolls on its own, so that what is written stays beside it.
          tabIndex={0}
          className={`${side} ${isBrief ? 'grid' : 'hidden'} ${isBare ? '' : 'lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pe-3'}`}
        >
          <BriefSide page={page} />
        </div>
        <div className={isBare ? 'hidden' : `${side} ${isBrief ? 'hidden' : 'grid'}`}>
          {isWriting ? (
            <Suspense
              fallback={
                <Loading label="Loading the form" className="panel pad">
                  <TextSkeleton lines={9} />
                </Loading>
              }
            >
              <Writing page={page} isChanging={isChanging} href={href} />
            </Suspense>
          ) : (
            <SentSide page={page} href={href} />
          )}
        </div>
      </div>
    </Desk>
  );
}

function Head({ page: { project, proposal, draft, refusal, quota } }: Pick<ProposalDeskProps, 'page'>) {
  const { label, tone } = chipOf(
    proposal === null
      ? null
      : {
          state: proposal.state,
          isViewed: proposal.is_opened,
          isAgreed: isAgreed(proposal),
          isCountered: hasOpenCounter(proposal),
        },
  );
  return (
    <DeskHead
      of={trailTo('proposal', { called: project.title })}
      state={
        proposal === null && draft === null && refusal !== null ? null : <StatusChip tone={tone}>{label}</StatusChip>
      }
      facts={[
        <Link key="project" href={pathTo('project', { slug: project.slug })} className="link">
          Project page
        </Link>,
        <Name key="client" of={project.client.name === '' ? 'Client' : project.client.name} />,
        ...(proposal === null
          ? [<QuotaLine key="quota" quota={quota} />]
          : [
              <span key="sent">
                Sent <When at={proposal.sent_at} />
              </span>,
            ]),
        ...(project.expires_at === null
          ? []
          : [
              <span key="until">
                Open until <When at={project.expires_at} style="date" />
              </span>,
            ]),
      ]}
    />
  );
}
