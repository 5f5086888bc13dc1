import { BadgeCheck } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { Chip } from '#design/public/chip.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { SettingsTrail, useSession } from '#domains/accounts/web/accounts.ts';
import { CompanyForm } from '#domains/profiles/web/profiles.tsx';
import { Unread } from '#domains/wallet/web/wallet.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { personRecord } from '../record-contract.ts';

export const meta: MetaFunction = () => [{ title: 'About your company · Docket' }];

/** Who hires here: what they say, and the record that says it for them. */
export default function ClientBioPage() {
  const username = useSession((session) => session.username);
  return (
    <>
      <PageHeader
        title="About your company"
        above={<SettingsTrail part="company" current="About your company" />}
        lead="Freelancers read this before they say yes."
        actions={<LinkButton href={pathTo('profile', { slug: username })}>Your public page</LinkButton>}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
        <Panel title="Company and needs">
          <CompanyForm />
        </Panel>
        <HiringRecord username={username} />
      </div>
    </>
  );
}

function HiringRecord({ username }: { username: string }) {
  const read = useRead(personRecord, { params: { username } }, { enabled: username !== '' });
  return (
    <Panel title="Your hiring record" lead="Counted from your orders. Nobody can write it, not even you.">
      {read.data === undefined ? (
        <Unread what="Your hiring record" read={read}>
          <Loading label="Loading your record">
            <TextSkeleton lines={4} />
          </Loading>
        </Unread>
      ) : (
        <>
          {read.data.paymentVerified ? (
            <Chip tone="success" icon={BadgeCheck}>
              Payment verified
            </Chip>
          ) : (
            <p className="text-md text-ink-2">
              Payment is marked as verified once you have added funds.{' '}
              <LinkButton size="sm" href={pathTo('add-funds')}>
                Add funds
              </LinkButton>
            </p>
          )}
          <dl className="mt-4 grid gap-3 text-md">
            <div className="flex justify-between gap-4">
              <dt className="text-ink-2">Orders completed</dt>
              <dd className="tnum font-semibold">{read.data.bought.orders}</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-ink-2">Freelancers hired</dt>
              <dd className="tnum font-semibold">{read.data.bought.freelancers}</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-ink-2">Rating by freelancers</dt>
              <dd className="tnum font-semibold">{read.data.rating === null ? 'None yet' : `${read.data.rating.toFixed(1)} from ${read.data.reviews}`}</dd>
            </div>
          </dl>
        </>
      )}
    </Panel>
  );
}
