import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
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
import { formatMoney, sum } from '#kit/money.ts';
import { readAgain, useCommand } from '#kit/web/api.ts';
import { withSearch } from '#kit/with-search.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import { contractNumberOf, isMilestoneNumber, placeOf } from '../contract-number.ts';
import { fundMilestones, payMilestonesBy } from '../desk-contract.ts';
import { milestonePage } from '../milestone-contract.ts';
import type { OpenMilestone } from '../shapes.ts';
import { MILESTONE_WORDS } from '../words.ts';
import { staledByMoves, useContract } from './use-contract.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('project-payment')) }];

/** `milestone` is the first to be funded; `also` has the places of others, paid with it at once. */
export default function ProjectPaymentPage() {
  const [search] = useSearchParams();
  const number = search.get('milestone') ?? '';
  return (
    <>
      <ScreenHeader
        of={trailTo('project-payment')}
        lead="We hold the money until you approve the milestone or its review time ends."
      />
      {isMilestoneNumber(number) ? (
        <Payment key={number} number={number} asked={(search.get('also') ?? '').split(',').map(Number)} />
      ) : (
        <NoMilestone />
      )}
    </>
  );
}

const NoMilestone = () => (
  <EmptyState
    size="page"
    title="Choose a milestone to fund"
    action={<LinkButton href={pathTo('contracts')}>Your contracts</LinkButton>}
  >
    Open it from your contract or from your milestones.
  </EmptyState>
);

const totalOf = (milestones: readonly OpenMilestone[], part: keyof OpenMilestone['terms']) =>
  sum(
    milestones.map(({ terms }) => terms[part]),
    milestones[0]?.terms.total.currency ?? '',
  );
const canFund = ({ moves }: OpenMilestone): boolean => moves.some(({ name, ok }) => name === 'fund' && ok);

function Payment({ number, asked }: { number: string; asked: readonly number[] }) {
  const [also, setAlso] = useState(asked);
  const funding = useSearchParams()[0].get('funding');
  const read = useContract(contractNumberOf(number));
  const contract = read.data;
  const milestone = contract?.milestones.find((milestone) => milestone.number === number);
  if (contract === undefined || milestone === undefined) {
    if (contract !== undefined || (read.error instanceof Failure && read.error.code === 'not_found'))
      return <NoMilestone />;
    return (
      <Unread what="The milestone" read={read}>
        <Loading label="Loading the milestone" className="panel pad">
          <TextSkeleton lines={6} />
        </Loading>
      </Unread>
    );
  }
  const other = (contract.side === 'client' ? contract.freelancer : contract.client).name;
  const back = (
    <LinkButton variant="ghost" href={contractPath(contract.number)}>
      Back to the contract
    </LinkButton>
  );
  if (contract.side === 'freelancer')
    return (
      <EmptyState size="page" title={`${other} funds this milestone`} action={back}>
        You are notified when its money is held. Don’t start before.
      </EmptyState>
    );
  const chosen = contract.milestones.filter(
    (milestone) => milestone.number === number || also.includes(milestone.place),
  );
  if (chosen.every(({ state }) => state !== 'agreed')) return <Funded contract={contract} milestones={chosen} />;
  const toFund = chosen.filter(({ state }) => state === 'agreed');
  // One of them was funded or dropped meanwhile: the payment for all of them stayed in the balance.
  if (funding !== null && toFund.length < chosen.length)
    return <KeptForSeveral fundingId={funding} toFund={toFund} back={back} />;
  const refusal = toFund.flatMap(({ moves }) => moves.find(({ name }) => name === 'fund')?.why ?? [])[0] ?? null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-5">
        <Panel title="Payment">
          <Before contract={contract} milestones={toFund} />
          {refusal === null ? (
            <Pay contract={contract} milestones={toFund} beside={back} />
          ) : (
            <Alert tone="warning" title={refusal} action={back} />
          )}
        </Panel>
        <NextSteps contract={contract} milestones={toFund} />
      </div>
      <Docket as="section" fits className="max-lg:order-first lg:sticky lg:top-6">
        <DocketHead
          over={`${contract.title}, with ${other}`}
          title={
            toFund.length < 2 ? toFund.map(({ place, title }) => `${place}. ${title}`) : `${toFund.length} milestones`
          }
          level={2}
        />
        <div className="grid gap-4 p-4 sm:p-5">
          <TermsTable
            terms={{
              price: totalOf(toFund, 'price'),
              client_fee: totalOf(toFund, 'client_fee'),
              service_fee: totalOf(toFund, 'service_fee'),
              tax: totalOf(toFund, 'tax'),
              total: totalOf(toFund, 'total'),
            }}
            items={toFund.map(({ place, title, terms }) => ({
              title: toFund.length < 2 ? title : `${place}. ${title}`,
              price: terms.price,
            }))}
            side="client"
          />
          {/* Back from the provider, they are paid for already. */}
          {funding === null ? <More contract={contract} chosen={toFund} number={number} onChange={setAlso} /> : null}
        </div>
      </Docket>
    </div>
  );
}

/** Milestones are worked on in their order: one that is skipped is easily forgotten. */
function Before({ contract, milestones }: { contract: ContractPage; milestones: readonly OpenMilestone[] }) {
  const isChosen = (milestone: OpenMilestone): boolean => milestones.includes(milestone);
  const first = contract.milestones.find((milestone) => isChosen(milestone) || canFund(milestone));
  if (first === undefined || isChosen(first)) return null;
  return (
    <Alert
      className="mb-4"
      tone="warning"
      title={`Milestone ${first.place} is not funded yet`}
      action={
        <LinkButton size="sm" href={pathOf(first.number, [])}>
          Fund milestone {first.place} first
        </LinkButton>
      }
    >
      It comes before the one you pay now. You can also fund both with one payment.
    </Alert>
  );
}

const KeptForSeveral = ({
  fundingId,
  toFund,
  back,
}: {
  fundingId: string;
  toFund: readonly OpenMilestone[];
  back: React.ReactNode;
}) => (
  <Panel title="Payment">
    <div className="grid gap-4">
      <KeptPayment fundingId={fundingId} of="milestone" isOver>
        {null}
      </KeptPayment>
      <p className="text-md">
        What still waits to be funded: {toFund.map(({ place, title }) => `${place}. ${title}`).join(', ')},{' '}
        {formatMoney(totalOf(toFund, 'total'))} in all.
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          variant="primary"
          href={pathOf(
            toFund[0]?.number ?? '',
            toFund.slice(1).map(({ place }) => place),
          )}
        >
          Fund what is left
        </LinkButton>
        {back}
      </div>
    </div>
  </Panel>
);

interface MoreProps {
  contract: ContractPage;
  chosen: readonly OpenMilestone[];
  number: string;
  onChange: (also: readonly number[]) => void;
}
/** Others that wait for their money can be paid with it; which, is in the address too. */
function More({ contract, chosen, number, onChange }: MoreProps) {
  const navigate = useNavigate();
  const others = contract.milestones.filter((milestone) => milestone.number !== number && canFund(milestone));
  if (others.length === 0) return null;
  const places = chosen.map(({ place }) => place).filter((place) => place !== placeOf(number));
  const toggle = (place: number): void => {
    const also = places.includes(place) ? places.filter((chosenPlace) => chosenPlace !== place) : [...places, place];
    onChange(also);
    void navigate(pathOf(number, also), { replace: true, preventScrollReset: true });
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="label mb-1">Fund more at once</legend>
      {others.map(({ place, title, terms }) => (
        <Checkbox
          key={place}
          label={`${place}. ${title}`}
          hint={formatMoney(terms.total)}
          checked={places.includes(place)}
          onChange={() => toggle(place)}
        />
      ))}
    </fieldset>
  );
}

const pathOf = (number: string, also: readonly number[]): string =>
  withSearch(pathTo('project-payment', {}, { milestone: number }), also.length === 0 ? {} : { also: also.join() });

function NextSteps({ contract, milestones }: { contract: ContractPage; milestones: readonly OpenMilestone[] }) {
  const { in_force: inForce, freelancer } = contract;
  const [first] = milestones;
  return (
    <Panel title="What happens next">
      <ol className="grid list-decimal gap-2 ps-5 text-md text-ink-2">
        <li>
          You pay {formatMoney(totalOf(milestones, 'total'))}. We hold the money, and {freelancer.name} is notified.
        </li>
        <li>
          {milestones.length < 2
            ? `${freelancer.name} has ${formatUnit(first?.days ?? 0, 'day')} to submit the milestone.`
            : `${freelancer.name} works on all of them: the time of each starts now, ${milestones.map(({ place, days }) => `${formatUnit(days, 'day')} for milestone ${place}`).join(', ')}.`}
        </li>
        <li>
          You have {formatUnit(inForce.milestone_review_days, 'day')} to review{' '}
          {milestones.length < 2 ? 'it' : 'each of them'}. We release the money when you approve, or when the review
          time ends if you do nothing. If the milestone is canceled, it is refunded.
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
}

function Pay({
  contract,
  milestones,
  beside,
}: {
  contract: ContractPage;
  milestones: readonly OpenMilestone[];
  beside: React.ReactNode;
}) {
  const client = useQueryClient();
  const stales = [...staledByMoves, milestonePage, myBalance];
  const fund = useCommand(fundMilestones, { stales });
  const begin = useCommand(payMilestonesBy, { stales: [fundingOptions, myBalance] });
  const params = { contract_number: contract.number };
  const places = milestones.map(({ place }) => place);
  const [first, ...others] = milestones;
  const total = totalOf(milestones, 'total');
  const isOne = others.length === 0;
  return (
    <PayFor
      of="milestone"
      total={total}
      path={pathOf(
        first?.number ?? '',
        others.map(({ place }) => place),
      )}
      placing={isOne ? 'Funding the milestone…' : 'Funding the milestones…'}
      notCharged={
        isOne
          ? 'You were not charged. The milestone still waits to be funded.'
          : 'You were not charged. The milestones still wait to be funded.'
      }
      payFromBalance={() => fund.mutateAsync({ params, body: { places, expected_total: total } })}
      begin={(way) => begin.mutateAsync({ params, body: { ...way, places } })}
      onSettled={() => void readAgain(client, stales)}
      beside={beside}
    />
  );
}

function Funded({ contract, milestones }: { contract: ContractPage; milestones: readonly OpenMilestone[] }) {
  const funded = milestones.filter(({ state }) => state !== 'dropped');
  const wasFunded = funded.length > 0;
  const funding = useSearchParams()[0].get('funding');
  const { freelancer } = contract;
  const [first] = milestones;
  return (
    <Panel
      title={
        milestones.length < 2 && first !== undefined
          ? `${first.place}. ${first.title}`
          : `${milestones.length} milestones`
      }
      lead={`${contract.title}, with ${freelancer.name}`}
    >
      <div className="grid gap-4">
        <Alert
          tone={wasFunded ? 'success' : 'warning'}
          title={wasFunded ? `Funded with ${formatMoney(totalOf(funded, 'total'))}` : MILESTONE_WORDS.dropped.label}
        >
          {wasFunded
            ? `${freelancer.name} was notified. ${formatMoney(totalOf(funded, 'price'))} is released ${funded.length < 2 ? 'when you approve the milestone or its review time ends' : 'as you approve the milestones or their review times end'}. Reference ${funded.map(({ number }) => number).join(', ')}.`
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
          {funded.map(({ number }) => (
            <ReceiptButton key={number} number={number} />
          ))}
        </div>
      </div>
    </Panel>
  );
}
