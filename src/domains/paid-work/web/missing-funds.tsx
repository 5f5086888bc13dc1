import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { myBalance } from '#domains/wallet/contract.ts';
import { add, formatMoney, isZero, type Money } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { withSearch } from '#kit/with-search.ts';
import { missingFor } from '../payment.ts';

/** What the balance lacks for an amount: null while it covers it, or isn't known yet. The server has the last word. */
export function useMissing(): { readonly isKnown: boolean; readonly missingFor: (total: Money) => Money | null } {
  const { data } = useRead(myBalance, {});
  if (data === undefined) return { isKnown: false, missingFor: () => null };
  const purse = { spendable: add(data.spendable, data.available), owed: data.owed };
  const lacking = (total: Money): Money | null => {
    const missing = missingFor(total, purse);
    return isZero(missing) ? null : missing;
  };
  return { isKnown: true, missingFor: lacking };
}

interface MissingFundsProps {
  readonly missing: Money;
  /** The page it is on. */
  readonly path: string;
  /** What was about to be paid, as the address of that page names it. */
  readonly pay: Readonly<Record<string, string>>;
}

/** The way to add what is missing, and back to what it was for (decision 084). */
export function MissingFunds({ missing, path, pay }: MissingFundsProps) {
  const next = withSearch(path, pay);
  return (
    <Alert
      tone="warning"
      live
      title={`You need ${formatMoney(missing)} more`}
      action={
        <LinkButton size="sm" href={pathTo('add-funds', {}, { amount: missing.amount, next })}>
          Add {formatMoney(missing)}
        </LinkButton>
      }
    >
      We bring you back here.
    </Alert>
  );
}

/** After funds were added for it: asks again what was about to be paid, once, and takes it out of the address. */
export function useResumedPayment(name: string | null, isReady: boolean, resume: () => void): void {
  const [search, setSearch] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const isMine = name !== null && search.get('pay') === name;
  const act = useEffectEvent(() => {
    setDone(true);
    const rest = new URLSearchParams(search);
    rest.delete('pay');
    rest.delete('amount');
    setSearch(rest, { replace: true, preventScrollReset: true });
    resume();
  });
  useEffect(() => {
    if (isMine && isReady && !isDone) act();
  }, [isMine, isReady, isDone]);
}
