/**
 * The request got no answer: offline, or the connection broke. Its effect is unknown; repeating it with the same key is
 * safe.
 */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('No connection. Check your network and try again.', { cause });
    this.name = 'Unreachable';
  }
}

/** For the `catch` of what is loaded when it is needed. */
export const unreachable = (cause: unknown): never => {
  throw new Unreachable(cause);
};
