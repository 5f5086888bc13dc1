import type { MetaFunction } from 'react-router';
import { BadgeCheck } from 'lucide-react';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { CompanyForm } from './company-form.tsx';
import { Unread } from '#design/app/unread.tsx';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { formatNumber } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { personRecord } from '../record-contract.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('client-bio')) }];

/** A client's profile: what they say, and their record. */
export default function ClientBioPage() {
  const username = useSession((session) => session.username);
  return (
    <>
      <ScreenHeader
        of={trailTo('client-bio')}
        lead="Freelancers read this when you order or hire."
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
    <Panel title="Your hiring record" lead="Based on your orders. It can’t be edited.">
      {read.data === undefined ? (
        <Unread what="Your hiring record" read={read}>
          <Loading label="Loading your record">
            <TextSkeleton lines={4} />
          </Loading>
        </Unread>
      ) : (
        <>
          {read.data.payment_verified ? (
            <Chip tone="success" icon={BadgeCheck}>
              Payment verified
            </Chip>
          ) : (
            <p className="text-md text-ink-2">
              Your payment method is verified once you’ve made a payment.{' '}
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
              <dd className="tnum font-semibold">
                {read.data.rating === null
                  ? 'None yet'
                  : `${formatNumber(read.data.rating, instanceLocale(), 1)} from ${read.data.reviews}`}
              </dd>
            </div>
          </dl>
        </>
      )}
    </Panel>
  );
}
