import { ArrowLeft, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Menu } from '#design/app/menu.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Ago } from '#design/public/ago.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Button, IconButton, LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { TalkPanel } from '#domains/messaging/web/messaging.tsx';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { DeskProposal } from '../../desk-contract.ts';
import { isAgreed, shownState } from '../../desk.ts';
import { ContractLink } from '../contract-link.tsx';
import { CounterOffers } from '../counter-offers.tsx';
import { ProposalPlan } from '../proposal-plan.tsx';
import { offerHref } from './next-step.ts';
import { PrivateNote } from './private-note.tsx';
import { Done, OnTime, Standing, Verified, Where } from './proposer-facts.tsx';
import type { Decisions } from './use-decisions.ts';

/** Read with the first proposal that is opened. */
const ProposerWork = lazy(async () => ({ default: (await import('./proposer-work.tsx')).ProposerWork }));

interface PanelProps {
  one: DeskProposal;
  decisions: Decisions;
  /** Where it is among those that are shown, from 1. */
  at: number;
  of: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** The whole proposal, with what is decided about it at its foot. On phones it is a page of its own. */
export function ProposalPanel({ one, decisions, at, of, onStep, onClose }: PanelProps) {
  const { freelancer, proposer, answers } = one;
  const { label, tone } = shownState(one);
  return (
    <>
      <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
        <Button size="sm" variant="ghost" icon={ArrowLeft} className="lg:hidden" onClick={onClose}>
          Proposals
        </Button>
        <p className="tnum flex-1 text-sm text-ink-2 max-lg:text-end">{at === 0 ? '' : `${at} of ${of}`}</p>
        <IconButton icon={ChevronLeft} label="Previous proposal" onClick={() => onStep(-1)} />
        <IconButton icon={ChevronRight} label="Next proposal" onClick={() => onStep(1)} />
        <IconButton icon={X} label="Close proposal" className="max-lg:hidden" onClick={onClose} />
      </div>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 p-4 sm:p-5">
        <div className="flex items-start gap-3">
          <Avatar
            name={freelancer.name}
            seed={freelancer.username}
            photo={freelancer.avatar_url === null ? null : { src: freelancer.avatar_url }}
            size={48}
          />
          <div className="min-w-0 flex-1">
            <h2 className="title flex flex-wrap items-center gap-1.5">
              {freelancer.username === '' ? (
                <Name of={freelancer.name} />
              ) : (
                <Link href={pathTo('profile', { slug: freelancer.username })} className="hover:underline">
                  <Name of={freelancer.name} />
                </Link>
              )}
              <Verified proposer={proposer} />
            </h2>
            {proposer.title === null ? null : <p className="text-sm wrap-anywhere text-ink-2">{proposer.title}</p>}
            <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-2">
              <Standing proposer={proposer} />
              <Done proposer={proposer} />
              <OnTime proposer={proposer} />
              <span className="inline-flex gap-1.5">
                <Where proposer={proposer} />
              </span>
            </p>
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Money value={one.price} className="text-lg font-semibold" />
          <span className="tnum">{counted(one.days, { one: 'day', other: 'days' })}</span>
          {one.milestones.length === 0 ? null : (
            <span className="tnum">{counted(one.milestones.length, { one: 'milestone', other: 'milestones' })}</span>
          )}
          <StatusChip tone={tone}>{label}</StatusChip>
          <span className="text-sm text-ink-2">
            Sent <Ago at={one.sent_at} />
          </span>
        </p>
        {one.reason === null ? null : <p className="text-sm">{one.reason}</p>}
        {one.warnings.map((warning) => (
          <Alert key={warning} tone="warning" title={warning} />
        ))}
        <CounterOffers proposal={one} side="client" other={freelancer.name} />
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {one.cover}
        </p>
        {answers.length === 0 ? null : (
          <dl className="grid max-w-prose gap-2">
            {answers.map(({ id, question, answer }) => (
              <div key={id}>
                <dt className="font-semibold">{question}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
              </div>
            ))}
          </dl>
        )}
        <ProposalPlan of={one} />
        {freelancer.username === '' ? null : (
          <Suspense fallback={null}>
            <ProposerWork username={freelancer.username} />
          </Suspense>
        )}
        <TalkPanel about={`proposal:${one.id}`} isFolded={one.talk === null} />
        <PrivateNote key={one.id} id={one.id} note={one.note} />
      </div>
      <Actions one={one} decisions={decisions} />
    </>
  );
}

/** Above the navigation of a phone, however far the page is scrolled. */
const FOOT =
  'sticky bottom-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2.5 lg:bottom-0';

/** The few actions of its state: one of them is primary. */
function Actions({ one, decisions }: Pick<PanelProps, 'one' | 'decisions'>) {
  const can = (move: DeskProposal['moves'][number]): boolean => one.moves.includes(move);
  const offer = (variant: 'primary' | 'line') => (
    <LinkButton size="sm" variant={variant} href={offerHref(one)}>
      Offer a contract
    </LinkButton>
  );
  // Fingers have no keys.
  const withKey = (label: string, key: string): string =>
    matchMedia('(hover: hover)').matches ? `${label} (${key})` : label;
  const more = [
    ...(can('interview') ? [{ key: 'interview', label: withKey('Mark as interviewing', 'i') }] : []),
    { key: 'message', label: 'Message', href: pathTo('messages', {}, { with: `proposal:${one.id}` }) },
    ...(can('decline') ? [{ key: 'decline', label: withKey('Decline', 'd'), danger: true, apart: true }] : []),
  ];
  // What both agreed on is offered next; another proposal is sorted first.
  const isOfferFirst = can('offer') && (isAgreed(one) || !can('shortlist'));
  return (
    <div className={FOOT}>
      {isOfferFirst ? offer('primary') : null}
      {can('shortlist') ? (
        <Button
          size="sm"
          variant={isOfferFirst ? 'line' : 'primary'}
          pending={decisions.isPending}
          aria-keyshortcuts="s"
          onClick={() => decisions.shortlist(one)}
        >
          Shortlist
        </Button>
      ) : null}
      {can('offer') && !isOfferFirst ? offer('line') : null}
      <ContractLink of={one} />
      {decisions.undoable.some(({ id }) => id === one.id) ? (
        <Button size="sm" onClick={() => decisions.undo([one])}>
          Undo decline
        </Button>
      ) : null}
      {can('decline') ? (
        // On phones it is in the menu alone: one line has no room for it.
        <Button
          size="sm"
          variant="ghost"
          className="text-danger max-sm:hidden"
          aria-keyshortcuts="d"
          onClick={() => decisions.decline([one])}
        >
          Decline
        </Button>
      ) : null}
      <div className="ms-auto">
        <Menu
          label={`More about the proposal of ${one.freelancer.name}`}
          items={more}
          onAction={(key) =>
            key === 'interview' ? decisions.interview(one) : key === 'decline' ? decisions.decline([one]) : undefined
          }
        />
      </div>
    </div>
  );
}
