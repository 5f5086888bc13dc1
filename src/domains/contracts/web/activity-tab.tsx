import { Unread } from '#design/app/unread.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { History } from '#domains/paid-work/web/paid-work.tsx';
import { formatTime, type Reader } from '#kit/format/time.ts';
import { formatMoney } from '#kit/money.ts';
import type { ContractPage } from '../contract.ts';
import type { ContractRecord } from '../desk-contract.ts';
import { TROUBLE } from '../words.ts';
import { useRecord } from './use-contract.ts';

type Event = ContractRecord['activity'][number];
const lowered = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
const titleOf = ({ words, milestone, amount, due }: Event, reader: Reader): string =>
  [
    milestone === null ? words : `${milestone.place}. ${milestone.title}: ${lowered(words)}`,
    ...(amount === null ? [] : [formatMoney(amount)]),
    ...(due.length === 0 ? [] : [`due ${due.map((date) => formatTime(date, 'short', reader)).join(' → ')}`]),
  ].join(' · ');

/** All that happened, of the contract and of each milestone, and what comes next automatically. */
export function ActivityTab({ contract }: { contract: ContractPage }) {
  const read = useRecord(contract.number);
  const reader = usePlace();
  if (read.data === undefined)
    return (
      <Unread what="The activity" read={read}>
        <Loading label="Loading the activity" className="panel pad">
          <RowsSkeleton rows={6} />
        </Loading>
      </Unread>
    );
  const clocks = [
    ...contract.clocks,
    ...contract.milestones.flatMap(({ place, title, clocks: own }) =>
      own.map((clock) => ({ ...clock, next: `${place}. ${title}: ${lowered(clock.next)}` })),
    ),
  ];
  return (
    <History
      title="Activity"
      past={read.data.activity.map((event) => ({
        key: event.id,
        title: titleOf(event, reader),
        at: event.at,
        tone: TROUBLE.has(event.move) ? 'trouble' : 'done',
        detail: (
          <>
            {event.by}
            {event.reason === null ? null : <q className="mt-0.5 block wrap-anywhere">{event.reason}</q>}
          </>
        ),
      }))}
      coming={clocks
        .toSorted((earlier, later) => earlier.ends_at.localeCompare(later.ends_at))
        .map((clock, place) => ({
          key: `clock-${place}`,
          title: clock.next,
          at: clock.ends_at,
          tone: 'next',
          detail: clock.turn.length === 0 ? 'Automatic' : 'Unless someone acts first',
        }))}
    />
  );
}
