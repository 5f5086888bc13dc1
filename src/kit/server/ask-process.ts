import type { ChildProcess, Serializable } from 'node:child_process';

export interface Patience {
  /** What it does, for the error. */
  readonly what: string;
  readonly longestMs: number;
}

/**
 * The next message of a forked process. Fails when that takes too long, and then ends the process, or when the process
 * ends by itself: either way it is of no use any more.
 */
export function nextMessage<Message>(child: ChildProcess, { what, longestMs }: Patience): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      settle();
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      end(() => reject(new Error(`${what} took longer than ${longestMs} ms`)));
    }, longestMs);
    child.once('message', (message) => end(() => resolve(message as Message)));
    child.once('exit', (code) =>
      end(() => reject(new Error(`the process of ${what} ended with ${code ?? 'a signal'}`))),
    );
    child.once('error', (error) => end(() => reject(error)));
  });
}

/** Sends one question to a forked process; its next message is the answer. */
export function askProcess<Answer>(child: ChildProcess, question: Serializable, patience: Patience): Promise<Answer> {
  const answer = nextMessage<Answer>(child, patience);
  child.send(question);
  return answer;
}
