/**
 * NET-1: a circuit breaker. After several failures in a row a host is not called for a while; then one request at a
 * time probes whether it is back.
 */
export interface BreakerRules {
  readonly opensAfter: number;
  readonly restMs: number;
}

/** Called once by each request that was let through: did the host answer? */
export type Report = (isGood: boolean) => void;

export interface Breaker {
  /** Null while the circuit is open: no request waits for a time-out. */
  readonly enter: () => Report | null;
}

export function makeBreaker(
  { opensAfter, restMs }: BreakerRules,
  now: () => number = () => performance.now(),
): Breaker {
  let failures = 0;
  let restsUntil: number | null = null;
  let isProbing = false;
  const open = (): void => void (restsUntil = now() + restMs);

  const counted: Report = (isGood) => {
    // A late answer to a request from before the circuit opened changes nothing.
    if (restsUntil !== null) return;
    failures = isGood ? 0 : failures + 1;
    if (failures >= opensAfter) open();
  };
  const probed: Report = (isGood) => {
    isProbing = false;
    if (!isGood) return open();
    restsUntil = null;
    failures = 0;
  };

  return {
    enter() {
      if (restsUntil === null) return counted;
      if (isProbing || now() < restsUntil) return null;
      isProbing = true;
      return probed;
    },
  };
}
