import { lazy, Suspense } from 'react';
import { DeskNext } from '#design/app/desk.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { When } from '#design/public/when.tsx';
import { profileGap } from '#domains/accounts/profile-gap.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';
import type { MyProposal } from '../../own-contract.ts';
import { CounterOffers } from '../counter-offers.tsx';

const Missing = lazy(async () => ({ default: (await import('#domains/profiles/web/profiles.tsx')).CompletionMeter }));

/** Whose turn it is, and what follows. The primary button is there only while it is the reader’s. */
export function NextStep({ page }: { page: MyProposal }) {
  const { proposal, turn, next, offer, refusal, project } = page;
  if (proposal === null) return refusal === null ? null : <Refused refusal={refusal} />;
  const { state, contract_number: number, reason } = proposal;
  if (offer !== null && number !== null)
    return (
      <DeskNext
        title={next}
        lead={
          offer.until === null ? null : offer.is_signed ? (
            <>
              By <When at={offer.until} style="moment" />, otherwise the offer expires. Start once the money is held.
            </>
          ) : (
            <>
              Until <When at={offer.until} style="moment" />. Nothing begins before you sign and the client funds the
              first milestone.
            </>
          )
        }
        action={
          <LinkButton
            variant={turn === 'sign' ? 'primary' : 'line'}
            href={pathTo('contract', { contractNumber: number })}
          >
            {turn === 'sign' ? 'Read the offer' : 'Open the offer'}
          </LinkButton>
        }
      />
    );
  if (state === 'accepted' && number !== null)
    return (
      <DeskNext
        title={next}
        action={
          <LinkButton variant="primary" href={pathTo('contract', { contractNumber: number })}>
            Open the contract
          </LinkButton>
        }
      />
    );
  return (
    // While other terms are open or agreed, they are what the next step is about.
    <DeskNext
      title={next}
      lead={
        reason ?? (proposal.clock === null && proposal.agreed_at === null ? LEADS[state]?.(proposal.is_opened) : null)
      }
    >
      <CounterOffers
        proposal={proposal}
        side="freelancer"
        other={project.client.name === '' ? 'the client' : project.client.name}
      />
    </DeskNext>
  );
}

const LEADS: Partial<Record<NonNullable<MyProposal['proposal']>['state'], (isViewed: boolean) => string>> = {
  submitted: (isViewed) =>
    isViewed
      ? 'You can still change it until it is shortlisted.'
      : 'You can still change it. If no one opens it within 30 days, it doesn’t count for the month.',
  shortlisted: () =>
    'The client compares it with others. It can’t be changed any more, but either of you can propose other terms.',
  interviewing: () => 'Answer the client’s messages below. Either of you can propose other terms.',
};

/** What is missing is there where it can be done something about. */
function Refused({ refusal }: { refusal: string }) {
  const gap = useSession(({ me }) => (me === null ? null : profileGap(me.profile_completion_percentage)));
  return (
    <DeskNext
      title="You can’t propose now"
      lead={refusal}
      action={
        gap === null ? undefined : (
          <LinkButton variant="primary" href={pathTo('profile-settings')}>
            Complete your profile
          </LinkButton>
        )
      }
    >
      {gap === null ? null : (
        <Suspense fallback={null}>
          <Missing most={3} />
        </Suspense>
      )}
    </DeskNext>
  );
}
