import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import type { TermName } from '#kit/terms.ts';
import { useRead } from '#kit/web/api.ts';
import { termChanges } from '../../contract.ts';
import { GROUPS, inWords, SETTINGS } from '../../settings.ts';
import { ChangeTerm } from './change-term.tsx';

export const meta: MetaFunction = () => [{ title: 'Fees and terms · Docket' }];

type Known = DataOf<typeof termChanges>;

const header = (
  <PageHeader
    title="Fees and terms"
    lead="A change is public at once and holds from ten minutes later at the earliest. Orders placed before keep their terms."
  />
);

/** Every fee, limit and period, what will change, and who changed what and why. */
export default function TermsPage() {
  const [edited, setEdited] = useState<TermName | null>(null);
  const known = useRead(termChanges, {}, { refetchIntervalMs: 30_000 });
  if (known.data === undefined) {
    return (
      <>
        {header}
        {known.isError ? (
          <Alert
            tone="danger"
            title={known.error.message}
            action={
              <Button size="sm" onClick={() => void known.refetch()}>
                Try again
              </Button>
            }
          />
        ) : (
          <Loading label="Loading the terms" className="panel">
            <RowsSkeleton rows={8} />
          </Loading>
        )}
      </>
    );
  }
  const { currency, terms, upcoming, past } = known.data;
  return (
    <>
      {header}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title="What will change">
          <Changes changes={upcoming} currency={currency} none="No change is planned." />
        </Panel>
        <div className="gap-6 lg:columns-2">
          {GROUPS.map(({ title, names }) => (
            <Panel key={title} title={title} className="mb-6 break-inside-avoid">
              <ul className="grid gap-2">
                {names.map((name) => (
                  <li key={name} className="flex items-center justify-between gap-3">
                    <span className="min-w-0 text-ink-2">{SETTINGS[name].label}</span>
                    <span className="flex shrink-0 items-center gap-3">
                      <span className="tnum font-semibold">{inWords(name, terms[name] ?? 0, currency)}</span>
                      <Button size="sm" aria-label={`Change: ${SETTINGS[name].label}`} onClick={() => setEdited(name)}>
                        Change
                      </Button>
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          ))}
        </div>
        <Panel title="Changes so far">
          <Changes changes={past} currency={currency} none="Every term is as the product came." />
        </Panel>
      </div>
      {edited === null ? null : <ChangeTerm name={edited} value={terms[edited] ?? 0} currency={currency} onClose={() => setEdited(null)} />}
    </>
  );
}

function Changes({ changes, currency, none }: { changes: Known['past']; currency: string; none: string }) {
  if (changes.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul className="grid gap-4">
      {changes.map(({ id, name, from, to, holdsFrom, saidAt, by, reason }) => (
        <li key={id}>
          <p className="font-medium">
            {`${SETTINGS[name].label}: ${inWords(name, from, currency)} becomes ${inWords(name, to, currency)}, `}
            <When at={holdsFrom} style="moment" />
          </p>
          <p className="wrap-anywhere">{reason}</p>
          <p className="text-sm text-ink-2">
            {`${by}, `}
            <When at={saidAt} style="moment" />
          </p>
        </li>
      ))}
    </ul>
  );
}
