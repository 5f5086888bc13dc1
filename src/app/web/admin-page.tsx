import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { STAFF_WORDS } from '#domains/accounts/staff-words.ts';
import { useIsOpen, useStaffRoles } from '#domains/accounts/web/accounts.ts';
import { BooksAtAGlance } from '#domains/books/web/books.tsx';
import { WaitingVerifications } from '#domains/verification/web/verification.tsx';
import { pathTo } from '#routes';
import { LateWork } from './late-work.tsx';
import { StorageSignal } from './storage-signal.tsx';

export const meta: MetaFunction = () => [{ title: 'Operations · Docket' }];

/** The operators' home: the books, and what waits for somebody; of both what is this person's work. */
export default function AdminPage() {
  const hasBooks = useIsOpen(['money']);
  return (
    <>
      <PageHeader
        title="Operations"
        lead={hasBooks ? 'The books as they stand, and what waits for somebody.' : 'Your part of the work, and what waits for you.'}
        actions={<LinkButton href="/api/docs">Read the API</LinkButton>}
      />
      <StorageSignal />
      {hasBooks ? <LateWork /> : null}
      <WaitingVerifications />
      {hasBooks ? <BooksAtAGlance /> : <YourWork />}
    </>
  );
}

const STARTS = { owner: 'admin-people', support: 'admin-people', trust: 'admin-verifications', money: 'admin-payouts' } as const;
const ACTS = { owner: 'Open people', support: 'Find somebody', trust: 'Open verifications', money: 'Open payouts' } as const;

/** For those without the books, who would find an empty page while nothing waits. */
function YourWork() {
  return (
    <Panel title="Your work here" flush>
      <ul className="divide-y divide-line border-t border-line">
        {useStaffRoles().map((role) => (
          <li key={role} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">{STAFF_WORDS[role].name}</p>
              <p className="text-sm text-ink-2">Opens {STAFF_WORDS[role].opens}.</p>
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
