/** What Chromium was asked over its protocol and has not answered yet. */
export type Params = Record<string, unknown>;
export interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

/** The page, the tab or the browser went away with what it was asked: asked again in a new one, it may answer. */
export class LostAnswer extends Error {}

/** An answer that takes longer never comes: the slowest one waits for a page at a quarter of the machine's speed. */
const ANSWER_LIMIT_MS = 60_000;
/** In the words of Chromium: what it was asked of is gone. */
const IS_GONE =
  /target closed|session with given id not found|no target with given id|navigated or closed|context was destroyed|cannot find context/i;

interface Waiting {
  readonly sessionId: string | undefined;
  readonly resolve: (result: Params) => void;
  readonly reject: (error: Error) => void;
}

export function openAnswers(post: (message: Message) => void) {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let over: string | null = null;
  return {
    ask: (method: string, params: Params = {}, sessionId?: string): Promise<Params> =>
      new Promise((resolve, reject) => {
        if (over !== null) return reject(new LostAnswer(over));
        last += 1;
        const id = last;
        const limit = setTimeout(
          () => waiting.get(id)?.reject(new LostAnswer(`no answer to ${method}`)),
          ANSWER_LIMIT_MS,
        );
        const end = (): void => {
          clearTimeout(limit);
          waiting.delete(id);
        };
        waiting.set(id, {
          sessionId,
          resolve: (result) => {
            end();
            resolve(result);
          },
          reject: (error) => {
            end();
            reject(error);
          },
        });
        post({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) });
      }),
    /** Whether it was an answer. */
    take({ id, result = {}, error }: Message): boolean {
      const request = id === undefined ? undefined : waiting.get(id);
      if (request === undefined) return false;
      if (error === undefined) request.resolve(result);
      else request.reject(IS_GONE.test(error.message) ? new LostAnswer(error.message) : new Error(error.message));
      return true;
    },
    /** A session ended, or with null the browser: it is asked nothing more. */
    lose(sessionId: string | null, reason: string): void {
      if (sessionId === null) over = reason;
      for (const request of waiting.values())
        if (sessionId === null || request.sessionId === sessionId) request.reject(new LostAnswer(reason));
    },
  };
}
