import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import type { FundingSource } from '../accounts.ts';
import { fundingOptions, fundingState } from '../contract.ts';
import { NEXT_PATH } from '../funding.ts';
import { AddFundsForm } from './add-funds-form.tsx';
import { providerWords } from './provider-words.ts';
import { BalanceStrip } from './balance-strip.tsx';
import { RecentFundings } from './recent-fundings.tsx';
import { Unread } from '#design/app/unread.tsx';

const OWN_SCREENS = { card: 'add-funds-stripe', paypal: 'add-funds-paypal' } as const;

/** How much, and where to go on afterwards: what the address says, else a top-up that was not completed. */
function useWanted(): { amount?: string; return_to?: string } {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  const { data } = useRead(fundingState, { params: { funding_id: funding ?? '' } }, { enabled: funding !== null });
  const failed =
    data !== undefined && data.pays === null && (data.state === 'failed' || data.state === 'expired') ? data : null;
  const amount = search.get('amount') ?? failed?.amount.amount;
  const carried = wantedIn(search);
  const returnTo = carried !== null && NEXT_PATH.test(carried) ? carried : (failed?.next ?? null);
  return { ...(amount === undefined ? {} : { amount }), ...(returnTo === null ? {} : { return_to: returnTo }) };
}

/** The form, the balance and recent payments; on a provider's own page only that provider. */
export function AddFundsBody({ only = null }: { only?: FundingSource | null }) {
  const options = useRead(fundingOptions, {});
  const wanted = useWanted();
  if (options.data === undefined)
    return (
      <Unread what="Ways to add funds" read={options}>
        <Loading label="Loading your limits" className="panel">
          <RowsSkeleton rows={3} />
        </Loading>
      </Unread>
    );
  const providers = options.data.providers.filter(({ name }) => only === null || name === only);
  return (
    <>
      {only !== null && providers.length === 0 ? (
        <Alert
          tone="warning"
          title={`${providerWords[only].title} payments aren’t set up on this site`}
          action={
            <LinkButton href={pathTo('add-funds', {}, wanted)} size="sm">
              Other ways to add funds
            </LinkButton>
          }
        >
          The operator hasn’t connected this provider.
        </Alert>
      ) : (
        <AddFundsForm
          key={wanted.amount}
          options={{ ...options.data, providers }}
          wanted={wanted.amount ?? null}
          returnTo={wanted.return_to ?? null}
        />
      )}
      {only === null ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-md">
          {providers.map(({ name }) =>
            name === 'card' || name === 'paypal' ? (
              <Link key={name} href={pathTo(OWN_SCREENS[name], {}, wanted)} className="link py-1">
                {titleOf(OWN_SCREENS[name])}
              </Link>
            ) : null,
          )}
        </p>
      ) : null}
      <BalanceStrip />
      <RecentFundings />
    </>
  );
}
