import type { Failure } from '#kit/errors.ts';
import type { MessageFile } from '../files-contract.ts';

/** A message that is not stored yet. */
export interface Outgoing {
  /** Made here: the server knows by it that it is the same message. */
  readonly id: string;
  readonly text: string;
  readonly threadId: string | null;
  /** Uploaded before. */
  readonly files: readonly MessageFile[];
  /** The place of the message that it answers. */
  readonly replyTo: number | null;
  readonly at: string;
  /** Why the server refused it; null while it is on its way. */
  readonly why: string | null;
}

const PASSING: readonly Failure['code'][] = [
  'in_progress',
  'internal',
  'unavailable',
  'too_many_requests',
  'too_slow',
  'read_only',
  'out_of_space',
  'unauthenticated',
];

/** Trying again would change nothing. */
export const isFinal = ({ code }: Pick<Failure, 'code'>): boolean => !PASSING.includes(code);
