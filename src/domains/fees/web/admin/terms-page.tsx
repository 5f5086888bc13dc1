import type { MetaFunction } from 'react-router';
import { useState } from 'react';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { TermName } from '#kit/terms.ts';
import { useRead } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { termChanges } from '../../contract.ts';
import { changeInWords, GROUPS, inWords, SETTINGS } from '../../settings.ts';
import { wireNameOf } from '#kit/wire-terms.ts';
import { ChangeTerm } from './change-term.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-fees')) }];

type Known = DataOf<typeof termChanges>;

const header = (
  <PageHeader
    title="Fees and terms"
    lead="Changes are public immediately and take effect after 10 minutes or later. Earlier orders keep their terms."
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
        <Unread what="The terms" read={known}>
          <Loading label="Loading the terms" className="panel">
            <RowsSkeleton rows={8} />
          </Loading>
        </Unread>
      </>
    );
  }
  const { currency, terms, upcoming, past } = known.data;
  return (
    <>
      {header}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title="Upcoming changes">
          <Changes changes={upcoming} currency={currency} none="No upcoming changes." />
        </Panel>
        <div className="gap-6 lg:columns-2">
          {GROUPS.map(({ title, names }) => (
            <Panel key={title} title={title} className="mb-6 break-inside-avoid">
              <ul className="grid gap-2">
                {names.map((name) => (
                  <li key={name} className="flex items-center justify-between gap-3">
                    <span className="min-w-0 text-ink-2">{SETTINGS[name].label}</span>
                    <span className="flex shrink-0 items-center gap-3">
                      <span className="tnum font-semibold">{inWords(name, terms[wireNameOf(name)], currency)}</span>
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
        <Panel title="Past changes">
          <Changes changes={past} currency={currency} none="No changes yet. All terms are the defaults." />
        </Panel>
      </div>
      {edited === null ? null : (
        <ChangeTerm
          name={edited}
          value={terms[wireNameOf(edited)]}
          currency={currency}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function Changes({ changes, currency, none }: { changes: Known['past']; currency: string; none: string }) {
  if (changes.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul className="grid gap-4">
      {changes.map(({ holds_from: holdsFrom, said_at: saidAt, by, reason, ...changed }) => (
        <li key={changed.id}>
          <p className="font-medium">
            {`${changeInWords(changed, currency)}, `}
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
