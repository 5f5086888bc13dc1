import { useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { pathTo, trailTo } from '#routes';
import { isOfferNumber } from '../offer-number.ts';
import { situation, STATE_WORDS, TROUBLE } from '../words.ts';
import { NextStep } from './next-step.tsx';
import { EarlierVersions, RequestPanel } from './offer-panels.tsx';
import { useOffer } from './use-offer.ts';

export const meta: MetaFunction = ({ params }) => [{ title: titled(`Custom offer ${params['offerNumber'] ?? ''}`) }];

export default function OfferPage() {
  const { offerNumber = '' } = useParams();
  return isOfferNumber(offerNumber) ? <OpenOffer key={offerNumber} number={offerNumber} /> : <NoSuchOffer />;
}

const NoSuchOffer = () => (
  <>
    <PageHeader title="Custom offer" />
    <EmptyState
      size="page"
      title="There is no such offer"
      action={<LinkButton href={pathTo('custom-offers')}>Your custom offers</LinkButton>}
    >
      Check the number, or sign in with the account that requested or made it.
    </EmptyState>
  </>
);

function OpenOffer({ number }: { number: string }) {
  const read = useOffer(number);
  const offer = read.data;
  if (offer === undefined) {
    if (read.error instanceof Failure && read.error.code === 'not_found') return <NoSuchOffer />;
    return (
      <>
        <PageHeader title={`Custom offer ${number}`} />
        <Unread what="The offer" read={read}>
          <Loading label="Loading the offer" className="panel pad">
            <TextSkeleton lines={10} />
          </Loading>
        </Unread>
      </>
    );
  }
  const other = (offer.side === 'client' ? offer.freelancer : offer.client).name;
  return (
    <>
      <ScreenHeader
        of={trailTo('custom-offer', {
          called: offer.number,
          under: offer.side === 'client' ? 'buying-orders' : 'selling-orders',
        })}
        title={offer.service.title}
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5" role="status">
            <StatusChip tone={STATE_WORDS[offer.state].tone}>{STATE_WORDS[offer.state].label}</StatusChip>
            {situation(offer.state, offer.side, other)}
          </span>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <NextStep offer={offer} other={other} />
        {offer.scope === '' ? null : <RequestPanel offer={offer} />}
        <EarlierVersions offer={offer} />
        <WorkTimeline past={offer.timeline} clocks={offer.clocks} trouble={TROUBLE} />
      </div>
    </>
  );
}
