import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink, ReasonDialog } from '#domains/accounts/web/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, usePages } from '#kit/web/api.ts';
import { operatorFlags, resolveFlag } from '../../operator-flags-contract.ts';
import { Listed } from './listed.tsx';

export const meta: MetaFunction = () => [{ title: 'Flags · Docket' }];

type Flag = DataOf<typeof operatorFlags>['items'][number];

const KINDS: Readonly<Record<string, string>> = { card_testing: 'Possible card testing' };

/** Patterns that one payment alone does not show. */
export default function FlagsPage() {
  const list = usePages(operatorFlags, { query: {} });
  const resolve = useCommand(resolveFlag, { stales: [operatorFlags] });
  const [open, setOpen] = useState<Flag | null>(null);
  return (
    <>
      <PageHeader title="Flags" lead="Patterns across payments and people. Limits already apply; decide whether an account needs more." />
      <Listed
        title="Open flags"
        lead="Each stays here until someone resolves it. If the pattern appears again, a new flag is raised."
        empty="No open flags."
        list={list}
        renderRow={(flag) => (
          <li key={flag.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="font-medium">{KINDS[flag.kind] ?? flag.kind}</p>
              <p className="text-sm wrap-anywhere">{flag.words}</p>
              <dl className="mt-1 text-sm text-ink-2">
                {flag.facts.map(({ name, value }) => (
                  <div key={name} className="flex flex-wrap gap-x-2">
                    <dt>{name}</dt>
                    <dd className="wrap-anywhere">{name === 'user' ? <PersonLink id={value}>{value}</PersonLink> : value}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-1 text-sm text-ink-2">
                Seen {flag.seen} {flag.seen === 1 ? 'time' : 'times'}, first <When at={flag.firstAt} style="moment" />, last{' '}
                <When at={flag.lastAt} style="moment" />
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
