import type { MetaFunction } from 'react-router';
import { useState } from 'react';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { Button } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink, ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, usePages } from '#kit/web/api.ts';
import { counted } from '#kit/format/unit.ts';
import { titleOf } from '#routes';
import { operatorFlags, resolveFlag } from '../../operator-flags-contract.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-flags')) }];

type Flag = DataOf<typeof operatorFlags>['items'][number];

const KINDS: Readonly<Record<string, string>> = {
  card_testing: 'Possible card testing',
  money_at_risk: 'Work paid with a disputed payment',
};

const FACTS: Readonly<Record<string, string>> = {
  user: 'Account',
  charge: 'Work',
  amount: 'At risk',
  card: 'Card fingerprint',
  network: 'IP address',
};

/** Facts with a label, the account first; the flag's text already has the count. */
const factsOf = ({ facts }: Flag) =>
  Object.entries(FACTS).flatMap(([name, label]) =>
    facts.flatMap((fact) => (fact.name === name ? [{ ...fact, label }] : [])),
  );

/** Patterns that one payment alone does not show. */
export default function FlagsPage() {
  const list = usePages(operatorFlags, { query: {} });
  const resolve = useCommand(resolveFlag, { stales: [operatorFlags] });
  const [open, setOpen] = useState<Flag | null>(null);
  return (
    <>
      <PageHeader
        title="Flags"
        lead="Suspicious patterns across payments and people. Limits already apply; decide whether an account needs more."
      />
      <PagedPanel
        title="Open flags"
        lead="A flag stays open until someone resolves it. If the pattern appears again, a new flag is raised."
        empty="No open flags."
        list={list}
        renderRow={(flag) => (
          <li key={flag.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="font-medium">{KINDS[flag.kind] ?? flag.kind}</p>
              <p className="text-sm wrap-anywhere">{flag.words}</p>
              <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
                {factsOf(flag).map(({ name, label, value }) => (
                  <div key={name} className="contents">
                    <dt className="text-ink-2">{label}</dt>
                    <dd className="wrap-anywhere max-sm:mb-1">
                      {name === 'user' ? <PersonLink id={value}>Open account</PersonLink> : value}
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="mt-2 text-sm text-ink-2">
                Seen {counted(flag.seen, { one: 'time', other: 'times' })}, first{' '}
                <When at={flag.first_at} style="moment" />, last <When at={flag.last_at} style="moment" />
              </p>
            </div>
            <Button size="sm" aria-label={`Resolve: ${flag.words}`} onClick={() => setOpen(flag)}>
              Resolve
            </Button>
          </li>
        )}
      />
      {open === null ? null : (
        <ReasonDialog
          about={open.id}
          title="Resolve this flag"
          lead={open.words}
          button="Resolve flag"
          done="Flag resolved"
          isHarsh={false}
          submit={(body) => resolve.mutateAsync({ params: { id: open.id }, body })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
