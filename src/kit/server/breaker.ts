/** NET-1: after failures in a row a host is left alone for a while, then one request at a time finds out whether it is back. */
export interface BreakerRules {
  readonly opensAfter: number;
  readonly restMs: number;
}

/** Said once by whoever was let through: did the host answer? */
export type Report = (isGood: boolean) => void;

export interface Breaker {
  /** Null while the host is left alone: nobody waits for a time-out. */
  readonly enter: () => Report | null;
}

export function makeBreaker({ opensAfter, restMs }: BreakerRules, now: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let restsUntil: number | null = null;
  let isProbing = false;
  const open = (): void => void (restsUntil = now() + restMs);

  const counted: Report = (isGood) => {
    // Asked before it opened, and told late: that says nothing new.
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
