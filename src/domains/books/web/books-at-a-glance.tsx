import { FactGrid } from '#design/app/fact-grid.tsx';
import { StatStrip } from '#design/app/stat-strip.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { sum } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { plural } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import { booksOverview } from '../admin-contract.ts';

type Overview = DataOf<typeof booksOverview>;

/** Whose money the platform holds, and what waits for an operator: the ledger's present figures. */
export function BooksAtAGlance() {
  const books = useRead(booksOverview, {});
  const { data } = books;
  return (
    <Unread what="Balances" read={books}>
      {' '}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StatStrip
          label="The books"
          loading={data === undefined}
          stats={[
            { label: 'Held', value: data ? <Money value={data.held} /> : null, context: 'paid but not released' },
            {
              label: 'Owed to people',
              value: data ? <Money value={data.owed_to_people} /> : null,
              context: 'spendable, available, clearing, pending payouts',
            },
            {
              label: 'Clearing',
              value: data ? <Money value={data.clearing} /> : null,
              context: 'included in what we owe people',
            },
            { label: 'Income', value: data ? <Money value={data.income} /> : null, context: 'all fees to date' },
          ]}
        />
        {data === undefined ? null : (
          <>
            <Waiting waiting={data.waiting} />
            <Standing books={data} />
          </>
        )}
      </div>
    </Unread>
  );
}

/** What needs an operator comes first, each with a link; the rest is one sentence (SCR-3). */
function Waiting({ waiting }: { waiting: Overview['waiting'] }) {
  const all: readonly { count: number; one: string; more: string; href: string; act: string }[] = [
    {
      count: waiting.failing_timers,
      one: 'deadline keeps failing',
      more: 'deadlines keep failing',
      href: pathTo('admin-ledger-checks'),
      act: 'Open checks',
    },
    {
      count: waiting.differences,
      one: 'difference with a provider',
      more: 'differences with providers',
      href: pathTo('admin-reconciliation'),
      act: 'Compare',
    },
    {
      count: waiting.parked_events,
      one: 'unmatched event',
      more: 'unmatched events',
      href: pathTo('admin-reconciliation'),
      act: 'Review',
    },
    {
      count: waiting.flags,
      one: 'flag to review',
      more: 'flags to review',
      href: pathTo('admin-flags'),
      act: 'Open flags',
    },
    {
      count: waiting.adjustments,
      one: 'correction to decide',
      more: 'corrections to decide',
      href: pathTo('admin-adjustments'),
      act: 'Decide',
    },
  ];
  const open = all.filter(({ count }) => count > 0);
  if (open.length === 0)
    return (
      <Alert tone="success" title="The books are in order">
        No corrections, differences with providers, unmatched events or failing deadlines.
      </Alert>
    );
  return (
    <Panel title="Needs your review" flush>
      <ul className="divide-y divide-line border-t border-line">
        {open.map(({ count, one, more, href, act }) => (
          <li key={more} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <span>
              <span className="tnum font-semibold">{count}</span> {plural(count, { one, other: more })}
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
  const { last_check: lastCheck, last_seal: lastSeal } = books;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [
      'Last check',
      lastCheck === null ? (
        'not yet'
      ) : (
        <>
          <When at={lastCheck.at} style="moment" />:{' '}
          {lastCheck.violations === 0
            ? `${lastCheck.checks} checks, no violations`
            : `${lastCheck.violations} violations`}
        </>
      ),
    ],
    [
      'Last seal',
      lastSeal === null ? (
        'not yet'
      ) : (
        <>
          block {lastSeal.number}, <When at={lastSeal.sealed_at} style="moment" />
        </>
      ),
    ],
    ['Owed by people', <Money key="owed" value={books.owed_by_people} />],
    ['Taxes and credit', <Money key="taxes" value={books.taxes_and_credit} />],
    ['Costs and losses', <Money key="costs" value={books.costs} />],
    [
      'With providers and banks',
      <Money
        key="outside"
        value={sum(
          books.outside.map(({ amount }) => amount),
          books.costs.currency,
        )}
      />,
    ],
  ];
  return (
    <Panel
      title="Ledger"
      actions={
        <LinkButton href={pathTo('admin-ledger-checks')} size="sm">
          Checks
        </LinkButton>
      }
    >
      {lastCheck !== null && lastCheck.violations > 0 ? (
        <div className="mb-4">
          <Alert tone="danger" title="The last check found violations. Review them first." />
        </div>
      ) : null}
      <FactGrid facts={facts} columns={3} />
      <p className="mt-3 text-sm text-ink-2">
        With providers and banks = held + owed to people + income + taxes and credit − owed by people − costs and
        losses.
      </p>
    </Panel>
  );
}
