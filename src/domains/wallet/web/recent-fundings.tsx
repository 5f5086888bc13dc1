import { useState } from 'react';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { isPositive } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { recentFundings } from '../contract.ts';
import type { FundingState, RefundState } from '../funding.ts';
import { providerWords } from './provider-words.ts';
import { pageOf, retryOf } from './retry-of.ts';
import { RefundForm } from './refund-form.tsx';
import { Unread } from '#design/app/unread.tsx';

type Item = DataOf<typeof recentFundings>['items'][number];

const STATES: Readonly<Record<FundingState, readonly [StatusTone, string]>> = {
  created: ['info', 'Unfinished'],
  pending: ['warning', 'Pending'],
  succeeded: ['success', 'Added'],
  failed: ['danger', 'Not charged'],
  expired: ['neutral', 'Expired'],
};
const PAID = ['success', 'Paid'] as const;
const REFUNDS: Readonly<Record<RefundState, string>> = {
  requested: 'being returned',
  sent: 'being returned',
  succeeded: 'returned',
  failed: 'could not be returned',
};

/** Top-ups and payments, each with what it was for, a retry while that is not paid, and a refund of what is unspent. */
export function RecentFundings() {
  const list = useRead(recentFundings, {});
  if (list.data === undefined)
    return (
      <Unread what="Your recent payments" read={list}>
        {null}
      </Unread>
    );
  if (list.data.items.length === 0) return null;
  return (
    <Panel title="Recent payments" lead="You can return unspent money to the payment method it came from." flush>
      <ul className="divide-y divide-line border-t border-line">
        {list.data.items.map((item) => (
          <FundingRow key={item.funding_id} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

const PaidFor = ({ pays: { kind, number }, path }: { pays: NonNullable<Item['pays']>; path: string | null }) => {
  const words = `For ${kind} ${number}`;
  return path === null ? (
    words
  ) : (
    <Link href={pageOf(path)} className="link">
      {words}
    </Link>
  );
};

function FundingRow({ item }: { item: Item }) {
  const [asking, setAsking] = useState(false);
  const [tone, words] = item.outcome === 'paid' ? PAID : STATES[item.state];
  const retry = item.state === 'failed' || item.state === 'expired' ? retryOf(item) : null;
  return (
    <li className="grid gap-3 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <Money value={item.amount} />
            <StatusChip tone={tone}>{words}</StatusChip>
            {item.pays === null ? 'Top-up' : <PaidFor pays={item.pays} path={item.next} />}
          </p>
          <p className="mt-0.5 text-sm text-ink-2">
            <When at={item.created_at} style="moment" /> · {providerWords[item.provider].title} ·{' '}
            <span className="tnum whitespace-nowrap">{item.number}</span>
          </p>
          {item.reason === null ? null : <p className="mt-0.5 text-sm text-ink-2">{item.reason}</p>}
          {item.refunds.map((refund) => (
            <p key={refund.id} className="mt-0.5 text-sm text-ink-2">
              <Money value={refund.amount} /> {REFUNDS[refund.state]} ·{' '}
              <span className="tnum whitespace-nowrap">{refund.number}</span>
              {refund.reason === null ? '' : ` · ${refund.reason}`}
            </p>
          ))}
        </div>
        {retry !== null ? (
          <LinkButton size="sm" href={retry}>
            Try again
          </LinkButton>
        ) : item.redirect_url !== null ? (
          <a className="btn btn-line btn-sm" href={item.redirect_url}>
            <span>Finish paying</span>
          </a>
        ) : isPositive(item.refundable) && !asking ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            Return<span className="sr-only"> money from {item.number}</span>
          </Button>
        ) : null}
      </div>
      {asking ? (
        <RefundForm fundingId={item.funding_id} most={item.refundable} onClose={() => setAsking(false)} />
      ) : null}
    </li>
  );
}
