import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import {
  INSTITUTION_QUEUES,
  institutionQueue,
  type InstitutionQueue,
  type InstitutionRow,
} from '../../admin-contract.ts';
import type { InstitutionDecision } from '../../institution.ts';
import { DecideDialog } from './decide-institution.tsx';
import { OneInstitution } from './one-institution.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-institutions')) }];

const LABELS: Readonly<Record<InstitutionQueue, string>> = {
  waiting: 'To confirm',
  confirmed: 'Confirmed',
  closed: 'Declined and ended',
};
const EMPTY: Readonly<Record<InstitutionQueue, string>> = {
  waiting: 'No institution waits for confirmation. Representatives sign on the page of the university agreement.',
  confirmed: 'No confirmed institutions.',
  closed: 'No declined or ended institutions.',
};

/** Institutions that signed the university agreement: the one that waits longest first. */
export default function InstitutionsPage() {
  const { values } = useAddressFilters({ queue: oneOf(INSTITUTION_QUEUES) });
  const queue = (values.queue ?? 'waiting') as InstitutionQueue;
  const list = usePages(institutionQueue, { query: { queue } });
  const [open, setOpen] = useState<{
    readonly institution: InstitutionRow;
    readonly decision: InstitutionDecision;
  } | null>(null);
  return (
    <>
      <PageHeader
        title={titleOf('admin-institutions')}
        lead="Check that the institution exists and that the person may sign for it. It can set up cohorts once you countersign."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Institutions by status"
          tabs={INSTITUTION_QUEUES.map((institutionQueue) => ({
            href: pathTo('admin-institutions', {}, institutionQueue === 'waiting' ? {} : { queue: institutionQueue }),
            label: LABELS[institutionQueue],
            current: institutionQueue === queue,
            ...(institutionQueue === 'waiting' ? { count: list.data?.pages[0]?.waiting ?? null } : {}),
          }))}
        />
        <PagedPanel
          title={LABELS[queue]}
          list={list}
          empty={EMPTY[queue]}
          renderRow={(institution: InstitutionRow) => (
            <OneInstitution
              key={institution.id}
              institution={institution}
              onDecide={(decision) => setOpen({ institution, decision })}
            />
          )}
        />
      </div>
      {open === null ? null : <DecideDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
