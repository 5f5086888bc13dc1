const LOOK_MS = 200;
const REST_AFTER_FAILURE_MS = 5_000;

interface Kept {
  isRunning(): boolean;
  revive(): Promise<void>;
  failed(reason: string): void;
  readonly isWanted: boolean;
}

/** Checks five times a second and restarts what has ended, for as long as it takes. Does not keep the process alive. */
export function keepRunning({ isRunning, revive, failed, isWanted }: Kept): { stop(): Promise<void> } {
  let reviving: Promise<void> | null = null;
  let notBefore = 0;
  const look = () => {
    if (reviving !== null || performance.now() < notBefore || isRunning()) return;
    reviving = revive()
      .catch((error: unknown) => {
        failed((error as Error).message);
        notBefore = performance.now() + REST_AFTER_FAILURE_MS;
      })
      .finally(() => {
        reviving = null;
      });
  };
  const watch = isWanted ? setInterval(look, LOOK_MS).unref() : undefined;
  return {
    async stop() {
      clearInterval(watch);
      await reviving;
    },
  };
}
