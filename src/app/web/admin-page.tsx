import { useLoaderData, type MetaFunction } from 'react-router';
import { isOpenTo } from '#kit/staff.ts';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { STAFF_WORDS } from '#domains/accounts/staff-words.ts';
import { useIsOpen, useStaffRoles } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { LateWork } from './late-work.tsx';
import { staffPanels } from './modules.ts';
import { StorageSignal } from './storage-signal.tsx';

export const clientLoader = () =>
  Promise.all(staffPanels.map(async (panel) => ({ ...panel, Panel: await panel.load() })));
export const meta: MetaFunction = () => [{ title: titled(titleOf('admin')) }];

/** The operators' home: the books and open work, as far as this person's roles allow. */
export default function AdminPage() {
  const panels = useLoaderData<Awaited<ReturnType<typeof clientLoader>>>();
  const roles = useStaffRoles();
  const hasBooks = useIsOpen(['money']);
  return (
    <>
      <PageHeader
        title="Operations"
        lead={hasBooks ? 'Balances, and what needs attention.' : 'Your areas, and what needs attention.'}
        actions={<LinkButton href="/api/docs">API reference</LinkButton>}
      />
      <StorageSignal />
      {hasBooks ? <LateWork /> : null}
      <div className="in-order">
        {panels
          .filter(({ staff }) => isOpenTo(roles, staff))
          .map(({ place, Panel: One }) => (
            <One key={place} />
          ))}
      </div>
      {hasBooks ? null : <YourWork />}
    </>
  );
}

const STARTS = {
  owner: 'admin-people',
  support: 'admin-people',
  trust: 'admin-verifications',
  money: 'admin-payouts',
} as const;
const ACTS = {
  owner: 'Open people',
  support: 'Find a person',
  trust: 'Open verifications',
  money: 'Open payouts',
} as const;

/** For staff without access to the books, who would otherwise see an empty page. */
function YourWork() {
  return (
    <Panel title="Your work here" flush>
      <ul className="divide-y divide-line border-t border-line">
        {useStaffRoles().map((role) => (
          <li key={role} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">{STAFF_WORDS[role].name}</p>
              <p className="text-sm text-ink-2">Access to {STAFF_WORDS[role].opens}.</p>
            </div>
            <LinkButton href={pathTo(STARTS[role])} size="sm">
              {ACTS[role]}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
