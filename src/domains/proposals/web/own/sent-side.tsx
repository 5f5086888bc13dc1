import { withSearch } from '#kit/with-search.ts';
import { confirm } from '#design/app/confirm.ts';
import { Timeline } from '#design/app/timeline.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { TalkPanel } from '#domains/messaging/web/messaging.tsx';
import { formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { withdrawProposal, type ShownProposal } from '../../contract.ts';
import type { MyProposal } from '../../own-contract.ts';
import { Answers } from '../answers.tsx';
import { ContractLink } from '../contract-link.tsx';
import { Pieces } from '../pieces.tsx';
import { ProposalPlan } from '../proposal-plan.tsx';
import { staledByOwn } from '../staled-by-answers.ts';
import { historyEntries } from './history.ts';

/** What was sent, the talk about it, and what happened since. */
export function SentSide({ page, href }: { page: MyProposal; href: string }) {
  const { proposal } = page;
  if (proposal === null) return null;
  const isTalking = proposal.state !== 'submitted' || proposal.counters.length > 0;
  return (
    <>
      <Panel title="Your proposal" actions={<Actions proposal={proposal} href={href} />}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Terms proposal={proposal} />
          {proposal.has_changed_brief ? (
            <Alert tone="info" title="The brief changed after you proposed">
              Read it again. You can change your proposal, or withdraw it without using up one of the month’s.
            </Alert>
          ) : null}
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{proposal.cover}</p>
          <Answers of={proposal} />
          <ProposalPlan of={proposal} />
          <Pieces of={proposal.portfolio} />
          {proposal.state === 'offered' || proposal.state === 'accepted' ? null : (
            <div className="empty:hidden">
              <ContractLink of={proposal} />
            </div>
          )}
        </div>
      </Panel>
      <TalkPanel about={`proposal:${proposal.id}`} isFolded={!isTalking} />
      <Panel title="History">
        <Timeline label="History of this proposal" entries={historyEntries(page)} />
      </Panel>
    </>
  );
}

function Terms({ proposal: { price, net, days, service_fee_rate: rate } }: { proposal: ShownProposal }) {
  const { locale } = usePlace();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <div>
        <dt className="text-sm text-ink-2">Your price</dt>
        <dd className="tnum text-lg font-semibold">
          <Money value={price} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-2">You receive</dt>
        <dd className="tnum text-lg">
          <Money value={net} /> <span className="text-sm text-ink-2">after {formatRate(rate, locale)} service fee</span>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-2">Time</dt>
        <dd className="tnum text-lg">{counted(days, { one: 'day', other: 'days' }, locale)}</dd>
      </div>
    </dl>
  );
}

function Actions({ proposal, href }: { proposal: ShownProposal; href: string }) {
  const withdraw = useCommand(withdrawProposal, { stales: staledByOwn });
  const ask = async () => {
    const agreed = await confirm({
      title: 'Withdraw your proposal?',
      body: `You can’t propose for this project again. ${proposal.has_changed_brief ? 'Because the brief changed, it' : 'Within an hour of sending it'} doesn’t count for this month.`,
      okLabel: 'Withdraw proposal',
      danger: true,
      act: () => withdraw.mutateAsync({ params: { id: proposal.id } }),
    });
    if (agreed) toast.success('Proposal withdrawn');
  };
  return (
    <>
      {proposal.moves.includes('revise') ? (
        <LinkButton size="sm" href={withSearch(href, { edit: 'yes' })}>
          Change proposal
        </LinkButton>
      ) : null}
      {proposal.moves.includes('withdraw') ? (
        <Button variant="ghost" size="sm" onClick={() => void ask()}>
          Withdraw
        </Button>
      ) : null}
    </>
  );
}
