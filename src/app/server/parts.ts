export interface Part {
  readonly name: string;
  readonly stop: () => unknown;
}

export interface Parts {
  /** Starts a part and keeps how it is stopped. */
  start<Made>(name: string, start: () => Made | Promise<Made>, stop?: (resource: Made) => unknown): Promise<Made>;
  /** Stops what was started, the last first. One that fails to stop does not prevent the others. */
  stop(): Promise<void>;
}

/** A part that takes longer is named while it is waited for. */
const SLOW_MS = 20_000;

interface Reports {
  /** A part could not be stopped. */
  readonly failed: (name: string, error: unknown) => void;
  /** A part has been starting for so long. */
  readonly slow: (name: string, seconds: number) => void;
}

/** The parts of a process, started one after another. */
export function parts({ failed, slow }: Reports, slowMs = SLOW_MS): Parts {
  const running: Part[] = [];
  return {
    async start(name, start, stop) {
      const startedAt = performance.now();
      const late = setInterval(() => slow(name, Math.round((performance.now() - startedAt) / 1000)), slowMs);
      try {
        const resource = await start();
        if (stop !== undefined) running.push({ name, stop: () => stop(resource) });
        return resource;
      } finally {
        clearInterval(late);
      }
    },
    async stop() {
      for (let part = running.pop(); part !== undefined; part = running.pop()) {
        try {
          await part.stop();
        } catch (error) {
          failed(part.name, error);
        }
      }
    },
  };
}
