import { staledByEarly, type ClearOne } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand } from '#kit/web/api.ts';
import { clearEarningsEarly } from '../early-contract.ts';

/** How earnings of an order are cleared early. */
export function useClearOrderEarly(): ClearOne {
  const clear = useCommand(clearEarningsEarly, { stales: staledByEarly });
  return (number, body) => clear.mutateAsync({ params: { order_number: number }, body });
}
