import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * After a payment that was not completed: asks again what was about to be paid, once, and takes it out of the address.
 */
export function useResumedPayment(name: string | null, isReady: boolean, resume: () => void): void {
  const [search, setSearch] = useSearchParams();
  const [isDone, setDone] = useState(false);
  // While a payment is in the address, its outcome is what the page shows (AddedPayment).
  const isMine = name !== null && search.get('pay') === name && !search.has('funding');
  const act = useEffectEvent(() => {
    setDone(true);
    const rest = new URLSearchParams(search);
    for (const key of ['pay', 'amount', 'extra']) rest.delete(key);
    setSearch(rest, { replace: true, preventScrollReset: true });
    resume();
  });
  useEffect(() => {
    if (isMine && isReady && !isDone) act();
    if (!isMine && isDone) setDone(false);
  }, [isMine, isReady, isDone]);
}
