import { useNavigate } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread, type Read } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { Failure } from '#kit/errors.ts';
import { isId } from '#kit/ids.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { hireTerms, type HireTerms } from '../contract.ts';
import { contractPath } from '../charge-kind.ts';
import { OfferForm } from './offer-form.tsx';

interface HirePageProps {
  username: string;
  /** The id of the proposal that the offer is for; null for someone who is hired directly. */
  proposal: string | null;
}

type Project = NonNullable<HireTerms['proposal']>['project'];

interface HeaderProps {
  /** What it is for: known once the terms are read. */
  project: Project | null;
  isForProject: boolean;
}

/** An offer for a project is made from its desk, another one from the list of contracts. */
function Header({ project, isForProject }: HeaderProps) {
  const desk =
    project === null ? [] : [{ href: pathTo('manage-project', { slug: project.slug }), label: project.title }];
  const above = isForProject
    ? [{ href: pathTo('manage-projects'), label: titleOf('manage-projects') }, ...desk]
    : trailTo('milestones').items;
  return (
    <ScreenHeader
      of={{ items: above, current: 'Offer a contract' }}
      lead="Describe the work and split it into milestones. You pay nothing until they sign and you fund the first one."
    />
  );
}

/**
 * Reached from a public profile, through sign-in where that is needed (decision 084), and from a project’s proposals.
 */
export function HirePage({ username, proposal }: HirePageProps) {
  const isForProject = proposal !== null;
  return (
    <ForSide side="buying" header={<Header project={null} isForProject={isForProject} />}>
      {!isForProject || isId(proposal) ? (
        <Hire username={username} proposal={proposal} />
      ) : (
        <>
          <Header project={null} isForProject />
          <Gone why={NO_PROPOSAL} />
        </>
      )}
    </ForSide>
  );
}

const NO_PROPOSAL = 'None of your projects has this proposal.';
const Gone = ({ why, project = null }: { why: string; project?: Project | null }) => (
  <EmptyState
    size="page"
    title="You can’t hire this person"
    action={
      project === null ? (
        <LinkButton href={pathTo('freelancers')}>Find a freelancer</LinkButton>
      ) : (
        <LinkButton href={pathTo('manage-project', { slug: project.slug })}>Proposals for {project.title}</LinkButton>
      )
    }
  >
    {why}
  </EmptyState>
);

function Hire({ username, proposal }: HirePageProps) {
  const read = useRead(hireTerms, {
    query: { freelancer: username === '' ? '-' : username, ...(proposal === null ? {} : { proposal }) },
  });
  return (
    <>
      <Header project={read.data?.proposal?.project ?? null} isForProject={proposal !== null} />
      <Terms read={read} isForProject={proposal !== null} />
    </>
  );
}

function Terms({
  read,
  isForProject,
}: {
  read: Read & { readonly data: HireTerms | undefined };
  isForProject: boolean;
}) {
  const navigate = useNavigate();
  const terms = read.data;
  if (terms === undefined) {
    if (read.error instanceof Failure && read.error.code === 'not_found')
      return <Gone why={isForProject ? NO_PROPOSAL : 'There is no freelancer by that name.'} />;
    return (
      <Unread what="The offer" read={read}>
        <Loading label="Loading the offer" className="panel pad">
          <TextSkeleton lines={7} />
        </Loading>
      </Unread>
    );
  }
  if (terms.refusal !== null) return <Gone why={terms.refusal} project={terms.proposal?.project ?? null} />;
  return <OfferForm terms={terms} onSent={(number) => void navigate(contractPath(number), { replace: true })} />;
}
