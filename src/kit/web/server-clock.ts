/** Answers carry whole seconds and take time to arrive: a smaller difference says nothing about this device's clock. */
const NOISE_MS = 5_000;
let aheadMs = 0;

/** Takes the `Date` header of an answer. */
export function hearServerClock(date: string | null): void {
  const heard = Date.parse(date ?? '') - Date.now();
  if (Number.isFinite(heard)) aheadMs = Math.abs(heard) > NOISE_MS ? heard : 0;
}

/** The server's present time: deadlines are the server's, and a device's clock may be hours off. */
export const serverNow = (): number => Date.now() + aheadMs;
