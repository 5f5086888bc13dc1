import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketHead } from '#design/public/docket.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { PayFor, TermsTable } from '#domains/paid-work/web/paid-work.tsx';
import { fundingOptions, myBalance } from '#domains/wallet/contract.ts';
import { KeptPayment, PaymentReference, ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { readAgain, useCommand, useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import { contractTopic, isMilestoneNumber } from '../contract-number.ts';
import { fundMilestone, milestonePage, payMilestoneBy, type MilestonePage } from '../milestone-contract.ts';
import { MILESTONE_WORDS } from '../words.ts';
import { staledByMoves } from './use-contract.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('project-payment')) }];

export default function ProjectPaymentPage() {
  const [search] = useSearchParams();
  const number = search.get('milestone') ?? '';
  return (
    <>
      <ScreenHeader of={trailTo('project-payment')} lead="We hold the money until you approve the milestone or its review time ends." />
      {isMilestoneNumber(number) ? <Payment key={number} number={number} /> : <NoMilestone />}
    </>
  );
}

const NoMilestone = () => (
  <EmptyState
    size="page"
    title="Choose a milestone to fund"
    action={<LinkButton href={pathTo('milestones', {}, { state: 'funding' })}>Milestones to fund</LinkButton>}
  >
    Open it from your contract or from your milestones.
  </EmptyState>
);

function Payment({ number }: { number: string }) {
  const read = useRead(milestonePage, { params: { milestone_number: number } });
  useTopic(contractTopic(number.slice(0, number.lastIndexOf('-'))), () => void read.refetch());
  const page = read.data;
  if (page === undefined) {
    if (read.error instanceof Failure && read.error.code === 'not_found') return <NoMilestone />;
    return (
      <Unread what="The milestone" read={read}>
        <Loading label="Loading the milestone" className="panel pad">
          <TextSkeleton lines={6} />
        </Loading>
      </Unread>
    );
  }
  const { milestone, contract, side } = page;
  const back = (
    <LinkButton variant="ghost" href={contractPath(contract.number)}>
      Back to the contract
    </LinkButton>
  );
  if (side === 'freelancer')
    return (
      <EmptyState size="page" title={`${contract.other} funds this milestone`} action={back}>
        You are notified when its money is held. Don’t start before.
      </EmptyState>
    );
  if (milestone.state !== 'agreed') return <Funded page={page} />;
  const why = milestone.moves.find(({ name }) => name === 'fund')?.why ?? null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-5">
        <Panel title="Payment">{why === null ? <Pay page={page} beside={back} /> : <Alert tone="warning" title={why} action={back} />}</Panel>
        <NextSteps page={page} />
      </div>
      <Docket as="section" fits className="max-lg:order-first lg:sticky lg:top-6">
        <DocketHead over={`${contract.title}, with ${contract.other}`} title={`${milestone.place}. ${milestone.title}`} level={2} />
        <div className="p-4 sm:p-5">
          <TermsTable terms={milestone.terms} items={[{ title: milestone.title, price: milestone.terms.price }]} side="client" />
        </div>
      </Docket>
    </div>
  );
}

const NextSteps = ({ page: { milestone, contract, in_force: inForce } }: { page: MilestonePage }) => (
  <Panel title="What happens next">
    <ol className="grid list-decimal gap-2 ps-5 text-md text-ink-2">
      <li>
        You pay {formatMoney(milestone.terms.total)}. We hold the money, and {contract.other} is notified.
      </li>
      <li>
        {contract.other} has {formatUnit(milestone.days, 'day')} to submit the milestone.
      </li>
      <li>
        You have {formatUnit(inForce.milestone_review_days, 'day')} to review it. We release the money when you approve, or when the review time ends if you do
        nothing. If the milestone is canceled, it is refunded.
      </li>
    </ol>
    <p className="mt-3 text-sm text-ink-2">
      What you agreed on is in{' '}
      <Link href={contractPath(contract.number)} className="link">
        the contract
      </Link>
      . The{' '}
      <Link href={pathTo('terms')} className="link">
        terms and conditions
      </Link>{' '}
      apply.
    </p>
  </Panel>
);

function Pay({ page: { milestone }, beside }: { page: MilestonePage; beside: React.ReactNode }) {
  const client = useQueryClient();
  const stales = [...staledByMoves, milestonePage, myBalance];
  const fund = useCommand(fundMilestone, { stales });
  const begin = useCommand(payMilestoneBy, { stales: [fundingOptions, myBalance] });
  const params = { milestone_number: milestone.number };
  return (
    <PayFor
      of="milestone"
      total={milestone.terms.total}
      path={pathTo('project-payment', {}, { milestone: milestone.number })}
      placing="Funding the milestone…"
      notCharged="You were not charged. The milestone still waits to be funded."
      payFromBalance={() => fund.mutateAsync({ params, body: { expected_total: milestone.terms.total } })}
      begin={(body) => begin.mutateAsync({ params, body })}
      onSettled={() => void readAgain(client, stales)}
      beside={beside}
    />
  );
}

function Funded({ page: { milestone, contract } }: { page: MilestonePage }) {
  const { number, state, terms } = milestone;
  const wasFunded = state !== 'dropped';
  const funding = useSearchParams()[0].get('funding');
  return (
    <Panel title={`${milestone.place}. ${milestone.title}`} lead={`${contract.title}, with ${contract.other}`}>
      <div className="grid gap-4">
        <Alert tone={wasFunded ? 'success' : 'warning'} title={wasFunded ? `Funded with ${formatMoney(terms.total)}` : MILESTONE_WORDS[state].label}>
          {wasFunded
            ? `${contract.other} was notified. ${formatMoney(terms.price)} is released when you approve the milestone or its review time ends. Reference ${number}.`
            : 'The contract ended before it was funded.'}
          {funding === null ? null : <PaymentReference fundingId={funding} />}
        </Alert>
        {funding === null ? null : (
          <KeptPayment fundingId={funding} of="milestone" isOver={!wasFunded}>
            <LinkButton size="sm" variant="ghost" href={pathTo('add-funds')}>
              Return money
            </LinkButton>
          </KeptPayment>
        )}
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="primary" href={contractPath(contract.number)}>
            Open the contract
          </LinkButton>
          {wasFunded ? <ReceiptButton number={number} /> : null}
        </div>
      </div>
    </Panel>
  );
}
