/** For tests: how a domain shows each of its calls once, as it should be made and by whom. */
import type { FailureCode } from '../errors.ts';

/** Everyone the guard tells apart. A stranger has the right role, but no part in what the parties do. */
export type Person =
  | 'client'
  | 'freelancer'
  | 'otherClient'
  | 'otherFreelancer'
  | 'unverified'
  | 'newFreelancer'
  | 'newClient'
  | 'suspended'
  | 'operator';

export interface ExampleCall {
  /** Who may make it; null is nobody in particular. */
  readonly as: Person | null;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: { readonly name: string; readonly bytes: Buffer };
  readonly headers?: Readonly<Record<string, string>>;
  /** What it is refused as, where tests have no valid code, signature or provider. */
  readonly refusedAs?: FailureCode;
  /** Someone with the same rights who has no part in the object: it does not exist for them. */
  readonly stranger?: Person;
}

/** Someone who takes part in the object and still may not make this call, and what they are told. */
export interface Refused {
  readonly as: Person;
  readonly code: FailureCode;
}

export const OWNER_ONLY = 'nobody but its owner takes part in it';

/** Of each call about an object: the other party, or why there is none. */
export type OtherParties = Readonly<Record<string, Refused | string>>;

/** What `test-calls.ts` of a domain exports. Calls are named by method and path, such as `GET /api/orders`. */
export interface ExampleCalls {
  /**
   * Arranges what the calls work on. The app is the `TestApp` of src/app/server/test-app.ts, which kit does not know.
   */
  readonly exampleCalls: (app: never) => Promise<Readonly<Record<string, ExampleCall>>>;
  readonly otherParties?: OtherParties;
}
