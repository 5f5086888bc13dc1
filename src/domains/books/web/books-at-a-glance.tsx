import { StatStrip } from '#design/app/stat-strip.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { booksOverview } from '../admin-contract.ts';

type Overview = DataOf<typeof booksOverview>;

/** Whose money there is, and what waits for an operator: figures of the ledger, as it stands. */
export function BooksAtAGlance() {
  const books = useRead(booksOverview, {});
  const { data } = books;
  if (books.isError && data === undefined)
    return (
      <Alert
        tone="danger"
        title={books.error.message}
        action={
          <Button size="sm" onClick={() => void books.refetch()}>
            Try again
          </Button>
        }
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StatStrip
        label="The books"
        loading={data === undefined}
        stats={[
          { label: 'Held for orders', value: data ? <Money value={data.held} /> : null, context: 'paid in, not yet released' },
          { label: 'Owed to people', value: data ? <Money value={data.owedToPeople} /> : null, context: 'spendable, available, clearing, on the way' },
          { label: 'Of that clearing', value: data ? <Money value={data.clearing} /> : null, context: 'earnings in their clearance days' },
          { label: 'Income', value: data ? <Money value={data.income} /> : null, context: 'all fees so far' },
        ]}
      />
      {data === undefined ? null : (
        <>
          <Waiting waiting={data.waiting} />
          <Standing books={data} />
        </>
      )}
    </div>
  );
}

/** What an operator has to look at comes first, each with the way there; the rest is one quiet sentence (SCR-3). */
function Waiting({ waiting }: { waiting: Overview['waiting'] }) {
  const all: readonly { count: number; one: string; more: string; href: string; act: string }[] = [
    {
      count: waiting.failingTimers,
      one: 'deadline keeps failing',
      more: 'deadlines keep failing',
      href: pathTo('admin-ledger-checks'),
      act: 'Look at the checks',
    },
    {
      count: waiting.differences,
      one: 'difference with a provider',
      more: 'differences with providers',
      href: pathTo('admin-reconciliation'),
      act: 'Compare',
    },
    {
      count: waiting.parkedEvents,
      one: 'piece of provider news fits nothing',
      more: 'pieces of provider news fit nothing',
      href: pathTo('admin-reconciliation'),
      act: 'Look at it',
    },
    { count: waiting.flags, one: 'flag to look at', more: 'flags to look at', href: pathTo('admin-flags'), act: 'Open flags' },
    { count: waiting.adjustments, one: 'correction to decide', more: 'corrections to decide', href: pathTo('admin-adjustments'), act: 'Decide' },
  ];
  const open = all.filter(({ count }) => count > 0);
  if (open.length === 0)
    return (
      <Alert tone="success" title="Nothing in the books waits for you">
        No corrections, differences with providers, unmatched news or failing deadlines.
      </Alert>
    );
  return (
    <Panel title="Waits for you" flush>
      <ul className="divide-y divide-line border-t border-line">
        {open.map(({ count, one, more, href, act }) => (
          <li key={more} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <span>
              <span className="tnum font-semibold">{count}</span> {count === 1 ? one : more}
            </span>
            <LinkButton href={href} size="sm">
              {act}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Standing({ books }: { books: Overview }) {
  const { lastCheck, lastSeal } = books;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [
      'Last check',
      lastCheck === null ? (
        'not yet'
      ) : (
        <>
          <When at={lastCheck.at} style="moment" />:{' '}
          {lastCheck.violations === 0 ? `${lastCheck.checks} checks, all well` : `${lastCheck.violations} violations`}
        </>
      ),
    ],
    [
      'Last seal',
      lastSeal === null ? (
        'not yet'
      ) : (
        <>
          block {lastSeal.number}, <When at={lastSeal.sealedAt} style="moment" />
        </>
      ),
    ],
    ['Owed by people', <Money key="owed" value={books.owedByPeople} />],
  ];
  return (
    <Panel
      title="Standing"
      actions={
        <LinkButton href={pathTo('admin-ledger-checks')} size="sm">
          Checks
        </LinkButton>
      }
    >
      {lastCheck !== null && lastCheck.violations > 0 ? (
        <div className="mb-4">
          <Alert tone="danger" title="The last check found violations. Look at them before anything else." />
        </div>
      ) : null}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="tnum wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
