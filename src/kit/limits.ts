/**
 * Every limit on how often and how much, in one typed table that the server enforces and tests read (E-6).
 * `per` says what is counted: the caller's address, the signed-in account, or both together.
 */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly per: 'address' | 'account';
  /** What the refusal says, where docs/product has words for it. */
  readonly said?: string;
  /** Counted in the database: one count for all processes that survives a restart (AUT-3, AUT-7). */
  readonly isShared?: true;
}

export const rateLimits = {
  /** Pages and lists anyone may read. */
  read: { max: 1_200, windowSeconds: 60, per: 'address' },
  /** Documents and the data of one navigation: each may need a render and several reads. */
  page: { max: 600, windowSeconds: 60, per: 'address' },
  /** Ordinary changes by a signed-in person. */
  write: { max: 240, windowSeconds: 60, per: 'account' },
  /** Changes that move money. */
  money: { max: 60, windowSeconds: 60, per: 'account' },
  /** A flood from one address. Guesses are counted by `attemptLimits`, which do not lock out the owner. */
  login: { max: 300, windowSeconds: 60, per: 'address', said: 'Too many login attempts. Please try again later.' },
  /** A flood of forms, valid or not. Accounts that are opened are counted by `attemptLimits` (decision 035). */
  register: { max: 240, windowSeconds: 3_600, per: 'address', isShared: true },
  /** Its answer is public on every profile; the limit only bounds the work (decision 035). */
  usernameCheck: { max: 120, windowSeconds: 60, per: 'address' },
  /** Sending a code or a link by mail. */
  sendCode: { max: 8, windowSeconds: 3_600, per: 'account', isShared: true },
  /** Asking for a password reset. */
  forgotPassword: { max: 20, windowSeconds: 3_600, per: 'address', isShared: true },
  /** Test pushes to one's own devices. */
  testPush: {
    max: 10,
    windowSeconds: 3_600,
    per: 'account',
    isShared: true,
    said: 'You can send up to 10 tests an hour. Try again later.',
  },
  /** Trying a code or the current password. */
  tryCode: { max: 20, windowSeconds: 600, per: 'account', isShared: true },
  /** Saving a method asks the card's bank whether it is good. */
  saveMethod: { max: 20, windowSeconds: 86_400, per: 'account', isShared: true },
  upload: { max: 120, windowSeconds: 600, per: 'account' },
  /** Of files that arrive in parts. */
  uploadPart: { max: 600, windowSeconds: 600, per: 'account' },
  /** Reports of content: each is read by a person. */
  report: {
    max: 20,
    windowSeconds: 86_400,
    per: 'account',
    isShared: true,
    said: 'You can send up to 20 reports a day. Try again tomorrow.',
  },
  /** Messages to the operators, with or without an account: each is read by a person. */
  contact: {
    max: 10,
    windowSeconds: 3_600,
    per: 'address',
    isShared: true,
    said: 'You can send up to 10 messages an hour. Try again later.',
  },
  /** Proofs of work before such a message: each further one takes longer, and none is refused (decision 172). */
  proof: { max: Number.MAX_SAFE_INTEGER, windowSeconds: 3_600, per: 'address', isShared: true },
  /** Whether an answer helped: someone may read all of them. */
  feedback: { max: 60, windowSeconds: 3_600, per: 'address' },
  /** Texts that a language model is asked about: each answer costs the operator (decision 152). */
  languageModel: {
    max: 30,
    windowSeconds: 3_600,
    per: 'account',
    isShared: true,
    said: 'You can ask the language model up to 30 times an hour. Try again later.',
  },
  /** Invitations of students by email: each call sends up to 30. */
  cohortInvite: {
    max: 10,
    windowSeconds: 3_600,
    per: 'account',
    isShared: true,
    said: 'You can send invitations up to 10 times an hour. Try again later.',
  },
  /** Each search of staff looks in every domain and is recorded. */
  staffSearch: { max: 60, windowSeconds: 60, per: 'account' },
  /** Pages of a CV: one for each pause while it is written, and each costs the engine some milliseconds. */
  cvPage: { max: 300, windowSeconds: 60, per: 'address' },
  /** Whole documents that are made when they are asked for. */
  document: { max: 60, windowSeconds: 600, per: 'address' },
  /** Exports: each may read a million rows. */
  csvExport: { max: 20, windowSeconds: 600, per: 'account', isShared: true },
  /** Calls from payment providers: bounded by their signature, not by count. */
  webhook: { max: 6_000, windowSeconds: 60, per: 'address' },
  /** Emails that a mail server hands over: bounded by their signature; each person by `inboundMailLimits`. */
  inboundMail: { max: 600, windowSeconds: 60, per: 'address' },
  /** Reports of broken policies from one address, and from all of them in one process: each is a line of the log. */
  policyReport: { max: 30, windowSeconds: 60, per: 'address' },
  policyReports: { max: 60, windowSeconds: 60, per: 'address' },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof rateLimits;

/** Guesses at a secret: after the free ones, each failure makes the next wait twice as long (AUT-3). */
export interface AttemptLimit {
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** A counter without failures for this long starts again. */
  readonly forgottenAfterSeconds: number;
}

export const attemptLimits = {
  /** A browser the owner signed in with before: failures elsewhere do not count here. */
  loginDevice: { free: 10, firstWaitSeconds: 5, longestWaitSeconds: 900, forgottenAfterSeconds: 3_600 },
  /** One account from one address. */
  loginPair: { free: 5, firstWaitSeconds: 15, longestWaitSeconds: 900, forgottenAfterSeconds: 86_400 },
  /** One address, whichever accounts it tries. */
  loginAddress: { free: 50, firstWaitSeconds: 15, longestWaitSeconds: 900, forgottenAfterSeconds: 3_600 },
  /** One account from everywhere. */
  loginAccount: { free: 20, firstWaitSeconds: 15, longestWaitSeconds: 900, forgottenAfterSeconds: 86_400 },
  /** Accounts opened from one address: a class or an office at once, then one every two minutes (decision 035). */
  registerAddress: { free: 40, firstWaitSeconds: 5, longestWaitSeconds: 120, forgottenAfterSeconds: 3_600 },
  /** The same from a whole network: an IPv4 /24, an IPv6 /48. */
  registerNetwork: { free: 240, firstWaitSeconds: 5, longestWaitSeconds: 30, forgottenAfterSeconds: 3_600 },
  /** Codes of an authenticator app, by someone who has the password or an open session. */
  code: { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 3_600, forgottenAfterSeconds: 86_400 },
  /** Passwords tried by someone who found an open session. */
  password: { free: 8, firstWaitSeconds: 30, longestWaitSeconds: 900, forgottenAfterSeconds: 3_600 },
  /** Codes of cohorts that do not exist, by one person, and from one address: that may be a whole class. */
  cohortCode: { free: 10, firstWaitSeconds: 30, longestWaitSeconds: 3_600, forgottenAfterSeconds: 86_400 },
  cohortCodeAddress: { free: 100, firstWaitSeconds: 15, longestWaitSeconds: 900, forgottenAfterSeconds: 3_600 },
} as const satisfies Record<string, AttemptLimit>;

/** Large transfers: how many at a time, and how slow they may be. */
export const transferLimits = {
  /** Each writes to disk while it arrives; 16 times 25 MB is the most they take there together. */
  uploads: { perPerson: 4, perAddress: 8, inAll: 16 },
  downloads: { perPerson: 4, perAddress: 16, inAll: 64 },
  /** A file as small as an answer of JSON is sent like one and takes no place: a page shows many thumbnails. */
  smallFileBytes: 256 * 1_024,
  /** Whole lists, read from the database while they are sent. */
  csvExports: { perPerson: 2, perAddress: 4, inAll: 8 },
  /** While we wait for the other side, at least this many bytes a second have to arrive or be taken. */
  pace: { windowSeconds: 10, bodyBytesPerSecond: 512, uploadBytesPerSecond: 8 * 1_024, answerBytesPerSecond: 1_024 },
  /** When all places are taken, a transfer slower than this makes room for a new one, once it had time to get going. */
  slowBytesPerSecond: 64 * 1_024,
  slowAfterSeconds: 3,
  retryAfterSeconds: 3,
  /** No request may take longer than this to arrive, however fast it is. */
  requestMs: 3_600_000,
} as const;

/**
 * When disks fill up: what is free, in percent of the whole, and what then happens (DB-7). Both marks can be set by the
 * environment.
 */
export const spaceLimits = {
  lowPercent: 15,
  fullPercent: 10,
  /** This much more than the mark has to be free before a level ends. */
  recoveredByPercent: 1,
  lookMs: 3_000,
  /** How often free space is recorded while there is enough. */
  quietRecordMs: 60_000,
  retryAfterSeconds: 60,
  /** Reserved for the database, and released when it runs out of space. */
  reserveBytes: 32 * 1_024 * 1_024,
} as const;

/** Requests of ours to providers (NET-1). */
export const outboundLimits = {
  timeoutMs: 8_000,
  answerBytes: 4 * 1_024 * 1_024,
  /** After this many failures in a row, a host is not called for this long; then one request at a time tries it. */
  breaker: { opensAfter: 5, restMs: 15_000 },
  /** A mail server may take long over one email; two minutes is less than the time after which another worker tries. */
  smtp: { stepMs: 30_000, wholeMs: 120_000 },
  push: { timeoutMs: 8_000, answerBytes: 64 * 1_024 },
} as const;

/** A connection on which nothing is sent for this long is closed: whatever we wait for must end sooner. */
export const connectionTimeoutMs = 60_000;

/**
 * Connections that wait to be accepted. After a restart every open screen comes back at once; one that finds no place
 * is tried again by its machine after 1, 3, 7 and 15 s, which people take for a site that is down. Linux allows what
 * net.core.somaxconn says.
 */
export const waitingConnections = 4_096;

/** Live updates (RT-2). */
export const realtimeLimits = {
  /** Open at the same time in one process: as many tabs as a person keeps. The newest is refused, and tries again. */
  socketsOfAPerson: 10,
} as const;

/** Requests to the operator's language model (decision 152). */
export const modelLimits = {
  /** Less than `connectionTimeoutMs`, so that the person who asked gets an answer. */
  timeoutMs: 45_000,
  answerBytes: 256 * 1_024,
  /** Of one process. */
  atATime: 8,
  /** Models that think before they answer count their thoughts. */
  answerTokens: 8_000,
  /** Of one person, beside the limit an hour. */
  aDay: {
    max: 100,
    windowSeconds: 86_400,
    per: 'account',
    said: 'You can ask the language model up to 100 times a day. Try again tomorrow.',
  },
} as const;

/** Replies by email (decision 150). */
export const inboundMailLimits = {
  /** Of one person. */
  anHour: 30,
  /** What became of an email. */
  keptDays: 30,
} as const;

/** How much of a request is read, and how many of its errors are reported. */
export const inputLimits = {
  /** Objects and lists within each other. */
  jsonDepth: 20,
  /** Fields of one object. */
  jsonKeys: 500,
  /** Values in all: the largest honest body, a profile with every list full, has some 2,000. */
  jsonValues: 10_000,
  /** Beside the file of an upload. */
  formFields: 10,
  formFieldBytes: 1_024,
  answeredFields: 20,
  answeredMessagesPerField: 3,
  answeredFieldNameLength: 200,
  answeredMessageLength: 300,
} as const;

export const bodyLimits = {
  jsonBytes: 256 * 1_024,
  policyReportBytes: 16 * 1_024,
  avatarBytes: 5 * 1_024 * 1_024,
  coverBytes: 8 * 1_024 * 1_024,
  identityFileBytes: 10 * 1_024 * 1_024,
  deliveryFileBytes: 25 * 1_024 * 1_024,
  videoBytes: 50 * 1_024 * 1_024,
  imagePixels: 40_000_000,
} as const;

/** The largest file of any field. */
export const largestUploadBytes = bodyLimits.videoBytes;

/** Files that arrive in parts (decision 112). */
export const resumableLimits = {
  /** Browsers send larger ones in parts. */
  fromBytes: 5 * 1_024 * 1_024,
  partBytes: 4 * 1_024 * 1_024,
  mostParts: 400,
  /** Unfinished ones of one person. */
  most: 10,
  mostBytes: 200 * 1_024 * 1_024,
  /** From its beginning. Less than the day after which parts that nobody knows are deleted. */
  hours: 20,
  /** After a command used it. */
  takenMinutes: 60,
} as const;
