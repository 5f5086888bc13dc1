export interface Part {
  readonly name: string;
  readonly stop: () => unknown;
}

export interface Parts {
  /** Starts a part and keeps how it is stopped. */
  start<Made>(name: string, start: () => Made | Promise<Made>, stop?: (made: Made) => unknown): Promise<Made>;
  /** Stops what was started, the last first. One that fails to stop does not prevent the others. */
  stop(): Promise<void>;
}

/** The parts of a process, started one after another. `failed` is called for a part that could not be stopped. */
export function parts(failed: (name: string, error: unknown) => void): Parts {
  const running: Part[] = [];
  return {
    async start(name, start, stop) {
      const made = await start();
      if (stop !== undefined) running.push({ name, stop: () => stop(made) });
      return made;
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
