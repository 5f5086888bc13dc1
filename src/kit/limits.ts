/**
 * Every limit on how often and how much, in one typed table that the server enforces and tests read (E-6).
 * `per` says what is counted: the caller's address, the signed-in account, or both together.
 */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly per: 'address' | 'account';
  /** What the refusal says, where SPEC has words for it. */
  readonly said?: string;
}

export const rateLimits = {
  /** Pages and lists anyone may read. */
  read: { max: 1_200, windowSeconds: 60, per: 'address' },
  /** Documents, and the data of one navigation: each may cost a render and the reads behind it. */
  page: { max: 600, windowSeconds: 60, per: 'address' },
  /** Ordinary changes by a signed-in person. */
  write: { max: 240, windowSeconds: 60, per: 'account' },
  /** Changes that move money. */
  money: { max: 60, windowSeconds: 60, per: 'account' },
  login: { max: 30, windowSeconds: 300, per: 'address', said: 'Too many login attempts. Please try again later.' },
  register: { max: 30, windowSeconds: 3_600, per: 'address' },
  usernameCheck: { max: 120, windowSeconds: 60, per: 'address' },
  /** Sending a code or a link by mail. */
  sendCode: { max: 8, windowSeconds: 3_600, per: 'account' },
  /** Trying a code or the current password. */
  tryCode: { max: 20, windowSeconds: 600, per: 'account' },
  upload: { max: 120, windowSeconds: 600, per: 'account' },
  /** Calls from payment providers: bounded by their signature, not by count. */
  webhook: { max: 6_000, windowSeconds: 60, per: 'address' },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof rateLimits;

export const bodyLimits = {
  jsonBytes: 256 * 1_024,
  avatarBytes: 5 * 1_024 * 1_024,
  coverBytes: 8 * 1_024 * 1_024,
  deliveryFileBytes: 25 * 1_024 * 1_024,
  imagePixels: 40_000_000,
} as const;
