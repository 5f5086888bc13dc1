/**
 * Every way a call can fail: one table, one thrown type. `message` is what a person reads when the thrower
 * says nothing more precise; statuses follow quality rule E-7 (400 shape, 409 state, 422 meaning).
 */
export const failures = {
  invalid_shape: { status: 400, message: 'The request does not have the expected shape.', retryable: false },
  unauthenticated: { status: 401, message: 'Please sign in.', retryable: false },
  wrong_credentials: { status: 401, message: 'Invalid email or password', retryable: false },
  forbidden: { status: 403, message: 'Your account can’t do this.', retryable: false },
  second_factor_needed: { status: 403, message: 'Enter the code from your authenticator app.', retryable: false },
  second_step_missing: {
    status: 403,
    message: 'Operators need two-factor authentication. Set up an authenticator app or a passkey first.',
    retryable: false,
  },
  role_missing: {
    status: 403,
    message: 'Your staff roles don’t include this. An owner of this instance can grant roles.',
    retryable: false,
  },
  suspended: { status: 403, message: 'This account is suspended.', retryable: false },
  account_closing: {
    status: 403,
    message: 'This account is scheduled for deletion. Cancel the deletion first.',
    retryable: false,
  },
  confirmation_needed: { status: 403, message: 'Confirm it’s you to continue.', retryable: false },
  email_unverified: { status: 403, message: 'Verify your email address first.', retryable: false },
  onboarding_incomplete: { status: 403, message: 'Finish setting up your account first.', retryable: false },
  too_slow: {
    status: 408,
    message: 'The request took too long. Check your connection and try again.',
    retryable: true,
  },
  not_found: { status: 404, message: 'Not found.', retryable: false },
  wrong_state: {
    status: 409,
    message: 'This is no longer possible, because something changed in the meantime.',
    retryable: false,
  },
  being_scanned: {
    status: 409,
    message: 'This file is being scanned for malware. Try again in a moment.',
    retryable: true,
  },
  quarantined: { status: 403, message: 'Malware was found in this file, so no one can download it.', retryable: false },
  price_changed: { status: 409, message: 'The price changed since you saw it. Check the new total.', retryable: false },
  in_progress: { status: 409, message: 'The same request is still in progress.', retryable: true },
  insufficient_funds: { status: 409, message: 'Your wallet balance is too low.', retryable: false },
  too_large: { status: 413, message: 'That is too large.', retryable: false },
  unsupported_media: { status: 415, message: 'This type of content isn’t accepted here.', retryable: false },
  invalid_input: { status: 422, message: 'Invalid input data', retryable: false },
  key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request.', retryable: false },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment and try again.', retryable: true },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing was lost.', retryable: true },
  out_of_space: {
    status: 503,
    message: 'This site is out of disk space and can’t save this. Try again later.',
    retryable: true,
  },
  read_only: { status: 503, message: 'This site is read-only right now. Try again in a minute.', retryable: true },
  unavailable: { status: 503, message: 'This site is briefly unavailable. Try again.', retryable: true },
} as const satisfies Record<string, { status: number; message: string; retryable: boolean }>;

export type FailureCode = keyof typeof failures;

/** Field name → messages, exactly as the envelope's `errors` carries them. */
export type FieldErrors = Record<string, string[]>;

export interface FailureDetail {
  message?: string;
  fields?: FieldErrors;
  /** Facts the caller may need to continue, such as the current state after losing a race. */
  data?: unknown;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one exception a command throws on purpose. Anything else that is thrown becomes `internal`. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly fields: FieldErrors | null;
  readonly data: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(code: FailureCode, detail: FailureDetail = {}) {
    super(detail.message ?? failures[code].message, { cause: detail.cause });
    this.name = 'Failure';
    this.code = code;
    this.fields = detail.fields ?? null;
    this.data = detail.data ?? null;
    this.retryAfterSeconds = detail.retryAfterSeconds ?? null;
  }

  get status(): number {
    return failures[this.code].status;
  }
}

/** One wrong field, named by its label. */
export function invalidField(field: string, message: string): Failure {
  return new Failure('invalid_input', { message, fields: { [field]: [message] } });
}
