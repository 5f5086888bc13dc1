import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { Desk, DeskHead, DeskTabs } from '#design/app/desk.tsx';
import { RoomPart, RoomParts } from '#design/app/room-part.tsx';
import { useInView } from '#design/app/use-in-view.ts';
import { useWide } from '#design/app/use-wide.ts';
import { StatusChip } from '#design/public/chip.tsx';
import { Name } from '#design/public/name.tsx';
import { TalkPanel, useUnreadAbout } from '#domains/messaging/web/messaging.tsx';
import { workFacts } from '#domains/paid-work/web/paid-work.tsx';
import { useHashTarget } from '#kit/web/use-hash-target.ts';
import { trailTo } from '#routes';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import { nextStep } from '../next-step.ts';
import { CONTRACT_WORDS, situation } from '../words.ts';
import { BONUS } from './bonus-in-address.ts';
import { ContractFigures } from './contract-figures.tsx';
import { ContractMenu } from './contract-menu.tsx';
import { ContractNext } from './contract-next.tsx';
import { NEXT_STEP } from './go-to-next-step.ts';
import { MilestonesTab, RequestPanel } from './milestones-tab.tsx';

/** Loaded when they are opened, or with a payment for a bonus. */
const ActivityTab = lazy(async () => ({ default: (await import('./activity-tab.tsx')).ActivityTab }));
const BonusPaid = lazy(async () => ({ default: (await import('./bonus-paid.tsx')).BonusPaid }));
const FilesTab = lazy(async () => ({ default: (await import('./files-tab.tsx')).FilesTab }));
const MoneyTab = lazy(async () => ({ default: (await import('./money-tab.tsx')).MoneyTab }));
const TermsTab = lazy(async () => ({ default: (await import('./terms-tab.tsx')).TermsTab }));

const TABS = ['milestones', 'files', 'messages', 'terms', 'activity', 'money'] as const;
type Tab = (typeof TABS)[number];

/** Everything about one contract (docs/desks.md). */
export function ContractDesk({ contract }: { contract: ContractPage }) {
  const [search] = useSearchParams();
  const isWide = useWide();
  const { number, side, milestones, files, version } = {
    ...contract,
    version: contract.versions.find(({ outcome }) => outcome === 'accepted')?.version ?? 1,
  };
  const person = side === 'client' ? contract.freelancer : contract.client;
  const hasTalk = person.username !== '';
  const subject = `contract:${number}`;
  const unread = useUnreadAbout(subject, hasTalk);
  const tabInAddress = TABS.find((tab) => tab === search.get('tab')) ?? 'milestones';
  const tab: Tab = tabInAddress === 'messages' && (isWide || !hasTalk) ? 'milestones' : tabInAddress;
  const isTalkTab = tab === 'messages';
  const talk = (
    <TalkPanel
      about={subject}
      before={contract.project === null ? undefined : `project:${contract.project.slug}`}
      isTab={isTalkTab}
    />
  );
  const step = nextStep(contract);
  const [isInView, actRef] = useInView();
  useHashTarget();
  const [paying, funding] = [search.get('pay'), search.get('funding')];
  const isMilestonesTab = tab === 'milestones';
  // A request that waits for the reader says so itself, with its buttons.
  const requestToAnswer =
    isMilestonesTab && (step?.kind === 'end' || step?.kind === 'change' || step?.kind === 'pause') ? step.kind : null;
  return (
    <RoomParts>
      <Desk
        head={<Head contract={contract} person={person} />}
        next={
          <>
            {paying === BONUS && funding !== null && side === 'client' ? (
              <RoomPart key="bonus">
                <BonusPaid contract={contract} fundingId={funding} />
              </RoomPart>
            ) : null}
            <div
              id={NEXT_STEP}
              tabIndex={-1}
              className="grid min-w-0 scroll-mt-6 grid-cols-[minmax(0,1fr)] outline-none empty:hidden"
            >
              {requestToAnswer === null ? (
                <ContractNext
                  contract={contract}
                  step={step}
                  other={person.name}
                  isInView={isMilestonesTab && isInView}
                />
              ) : (
                <RequestPanel contract={contract} what={requestToAnswer} other={person.name} isNext />
              )}
            </div>
          </>
        }
        tabs={
          <>
            <ContractFigures contract={contract} />
            <DeskTabs
              label="Parts of this contract"
              href={contractPath(number)}
              current={tab}
              tabs={[
                { key: 'milestones', label: 'Milestones', count: milestones.length },
                { key: 'files', label: 'Files', count: files },
                ...(isWide || !hasTalk
                  ? []
                  : [{ key: 'messages', label: 'Messages', ...(unread === 0 ? {} : { count: unread }) }]),
                { key: 'terms', label: version > 1 ? `Terms v${version}` : 'Terms' },
                { key: 'activity', label: 'Activity' },
                { key: 'money', label: 'Money' },
              ]}
            />
          </>
        }
        aside={isWide && hasTalk ? talk : undefined}
      >
        {isMilestonesTab ? (
          <MilestonesTab
            contract={contract}
            step={step}
            other={person.name}
            actRef={actRef}
            isInView={isInView}
            requestToAnswer={requestToAnswer}
          />
        ) : null}
        {isTalkTab ? talk : null}
        <RoomPart key={tab} lines={8}>
          {tab === 'files' ? <FilesTab number={number} /> : null}
          {tab === 'terms' ? <TermsTab contract={contract} other={person.name} /> : null}
          {tab === 'activity' ? <ActivityTab contract={contract} /> : null}
          {tab === 'money' ? <MoneyTab contract={contract} /> : null}
        </RoomPart>
      </Desk>
    </RoomParts>
  );
}

function Head({ contract, person }: { contract: ContractPage; person: ContractPage['client'] }) {
  const { label, tone } = CONTRACT_WORDS[contract.state];
  const isDisputed = contract.disputes.length > 0;
  return (
    <DeskHead
      of={{ items: trailTo('contract').items }}
      title={<Name of={contract.title} />}
      state={
        <>
          <StatusChip tone={tone}>{label}</StatusChip>
          {isDisputed ? <StatusChip tone="danger">In dispute</StatusChip> : null}
          {/* Until it ends, the next step says it. */}
          {contract.ended_at === null ? null : situation(contract.state, contract.side, person.name)}
        </>
      }
      facts={workFacts({ number: contract.number, other: person, timeZone: contract.time_zone })}
      menu={<ContractMenu contract={contract} other={person.name} />}
    />
  );
}
