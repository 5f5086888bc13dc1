import { vi } from 'vitest';

/** For tests of silence: `AbortSignal.timeout` by a clock that the test moves, so that no time limit is waited for. */
export interface TimeLimits {
  /** The time passes: every limit that was set so far is over. */
  pass(): void;
  restore(): void;
}

export function movableTimeLimits(): TimeLimits {
  const open = new Set<AbortController>();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    open.add(limit);
    return limit.signal;
  });
  return {
    pass() {
      for (const limit of open) limit.abort(new DOMException('The time limit is over', 'TimeoutError'));
      open.clear();
    },
    restore: () => timeout.mockRestore(),
  };
}
