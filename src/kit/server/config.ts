import { supportedLocale } from '../format/reader.ts';
import { allCurrencies } from '../currencies.ts';
import path from 'node:path';
import * as z from 'zod/mini';
import { GOOGLE, isLoopback, type OidcClient } from './oidc.ts';
import { readPayments, type PaymentConfig } from './payments/payment-config.ts';
import { readTwilio, type TwilioConfig } from './sms/twilio-config.ts';
import { spaceLimits } from '../limits.ts';
import { readModel, type ModelConfig } from './language-model/model-config.ts';
import { readInboundMail, type InboundMailConfig } from './inbound-mail/config.ts';
import { clamavAddress } from './scanning/clamav.ts';
import { StartRefusal } from './start-refusal.ts';
import { readPushServices } from './web-push/push-services.ts';
import { readStorage, type StorageConfig } from './storage/s3/s3-config.ts';
import type { SpaceSettings } from './storage/space.ts';

/** What each variable must be, in the words the refusal uses. */
const must = (what: string) => ({ error: `it must be ${what}` });
const flag = z.enum(['on', 'off'], must('on or off'));
const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.some((protocol) => value.startsWith(protocol)),
        must(`a URL starting with ${protocols.join(' or ')}`),
      ),
    );
const whole = (min: number, max: number) => {
  const message = must(`a whole number from ${min} to ${max}`);
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.minimum(min, message), z.maximum(max, message)),
    ),
  );
};
const text = (min: number, max: number) =>
  z
    .string()
    .check(
      z.refine(
        (value) => value.trim().length >= min && value.length <= max && !/\p{Cc}/u.test(value),
        must(`a line of ${min} to ${max} characters`),
      ),
    );
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
const currencies = new Set(allCurrencies());
/** Words are English for now (decision 068); the rest of the tag picks formats. */
const isLocale = (tag: string): boolean => /^en(-|$)/.test(tag) && supportedLocale(tag) === tag;
const email = z.email(must('an email address'));
/** Plain http only for a provider on this machine. */
const isIssuer = (value: string): boolean =>
  URL.canParse(value) && (value.startsWith('https://') || (value.startsWith('http://') && isLoopback(value)));

/**
 * With the embedded database, the app's pool shares the server's connections with the job queue, the relay and the
 * tools.
 */
const EMBEDDED_POOL_MAX = 36;
/** Never repeated on a screen or in a log (LOG-1). */
const SECRET = new Set([
  'ADMIN_PASSWORD',
  'AI_API_KEY',
  'INBOUND_MAIL_SECRET',
  'INSTANCE_KEY',
  'DATABASE_URL',
  'REDIS_URL',
  'S3_SECRET_ACCESS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_IDENTITY_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_SECRET',
  'TWILIO_AUTH_TOKEN',
]);

const environment = z.object({
  PORT: z.optional(whole(0, 65_535)),
  HOST: z._default(text(1, 255), 'localhost'),
  APP_URL: z.optional(url('http://', 'https://')),
  DATA_DIR: z._default(text(1, 4_096), './data'),
  DATABASE_URL: z.optional(url('postgres://', 'postgresql://')),
  REDIS_URL: z.optional(url('redis://', 'rediss://')),
  SMTP_URL: z.optional(url('smtp://', 'smtps://')),
  STORAGE: z.optional(z.enum(['disk', 's3'], must('disk or s3'))),
  S3_ENDPOINT: z.optional(url('http://', 'https://')),
  S3_REGION: z._default(
    z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, must('a region such as eu-central-1'))),
    'us-east-1',
  ),
  S3_BUCKET: z.optional(text(3, 63)),
  S3_ACCESS_KEY_ID: z.optional(text(1, 255)),
  S3_SECRET_ACCESS_KEY: z.optional(text(1, 255)),
  S3_PATH_STYLE: z._default(flag, 'on'),
  S3_SIGNED_DOWNLOADS: z._default(flag, 'off'),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/^(\S+@\S+|[^<>\r\n]+<\S+@\S+>)$/, must('a sender such as Docket <docket@example.com>'))),
    'Docket <docket@example.com>',
  ),
  DEMO: z.optional(flag),
  INSTANCE_KEY: z.optional(text(32, 200)),
  ADMIN_EMAIL: z.optional(email),
  ADMIN_PASSWORD: z.optional(text(8, 256)),
  CURRENCY: z._default(
    z.string().check(z.refine((value) => currencies.has(value), must('an ISO 4217 code such as USD'))),
    'USD',
  ),
  BRAND_NAME: z._default(text(1, 40), 'Docket'),
  LOCALE: z._default(
    z
      .string()
      .check(
        z.refine(isLocale, must('a tag of English such as en-US or en-GB; the product has no other language yet')),
      ),
    'en-US',
  ),
  SEARCH_LANGUAGE: z.optional(
    z
      .string()
      .check(z.regex(/^([a-z]{2}|none)$/, must('the code of a language such as de, or none for words as they are'))),
  ),
  SUPPORT_EMAIL: z._default(email, 'support@example.com'),
  ISSUER_NAME: z.optional(text(1, 120)),
  ISSUER_ADDRESS: z.optional(text(1, 400)),
  ISSUER_TAX_NUMBER: z.optional(text(1, 60)),
  TRUST_PROXY: z._default(flag, 'off'),
  RATE_LIMITS: z._default(flag, 'on'),
  DOCUMENT_CACHE: z._default(flag, 'on'),
  ANALYTICS: z._default(flag, 'on'),
  GOOGLE_CLIENT_ID: z.optional(text(1, 255)),
  GOOGLE_CLIENT_SECRET: z.optional(text(1, 255)),
  GOOGLE_ISSUER: z._default(z.string().check(z.refine(isIssuer, must('an https address'))), GOOGLE),
  TEST_PAYMENTS: z.optional(flag),
  STRIPE_SECRET_KEY: z.optional(text(8, 255)),
  STRIPE_PUBLISHABLE_KEY: z.optional(text(8, 255)),
  STRIPE_WEBHOOK_SECRET: z.optional(text(8, 600)),
  STRIPE_IDENTITY_WEBHOOK_SECRET: z.optional(text(8, 600)),
  STRIPE_API_BASE: z._default(url('http://', 'https://'), 'https://api.stripe.com'),
  STRIPE_SCRIPT_URL: z._default(url('http://', 'https://'), 'https://js.stripe.com/endive/stripe.js'),
  PAYPAL_CLIENT_ID: z.optional(text(8, 255)),
  PAYPAL_CLIENT_SECRET: z.optional(text(8, 255)),
  PAYPAL_WEBHOOK_ID: z.optional(text(4, 100)),
  PAYPAL_MERCHANT_ID: z.optional(text(4, 40)),
  PAYPAL_API_BASE: z._default(url('http://', 'https://'), 'https://api-m.paypal.com'),
  TWILIO_ACCOUNT_SID: z.optional(text(10, 64)),
  TWILIO_AUTH_TOKEN: z.optional(text(8, 255)),
  TWILIO_FROM: z.optional(text(5, 64)),
  TWILIO_API_BASE: z._default(url('http://', 'https://'), 'https://api.twilio.com'),
  CLAMAV_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => clamavAddress(value) !== null,
          must('an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl'),
        ),
      ),
  ),
  INBOUND_MAIL_SECRET: z.optional(text(16, 600)),
  INBOUND_MAIL_ADDRESS: z.optional(text(3, 200)),
  AI_API_BASE: z.optional(url('http://', 'https://')),
  AI_API_KEY: z.optional(text(1, 1_000)),
  AI_MODEL: z.optional(text(1, 200)),
  PUSH_SERVICES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => readPushServices(value) !== null,
          must('https origins with commas between them, such as https://push.example.com'),
        ),
      ),
  ),
  DISK_LOW_PERCENT: z.optional(whole(0, 99)),
  DISK_FULL_PERCENT: z.optional(whole(0, 99)),
  LOG_LEVEL: z._default(z.enum(LEVELS, must(`one of ${LEVELS.join(', ')}`)), 'info'),
  DATABASE_POOL: z.optional(whole(2, 200)),
  DRAIN_SECONDS: z.optional(whole(0, 10)),
});

export interface LegalEntity {
  readonly name: string;
  /** Operators said who it is; else it is called as the brand. */
  readonly isNamed: boolean;
  readonly address: readonly string[];
  readonly taxNumber: string | null;
  readonly email: string;
}

export const legalLines = ({ name, address, taxNumber, email }: Omit<LegalEntity, 'isNamed'>): readonly string[] => [
  name,
  ...address,
  ...(taxNumber === null ? [] : [`Tax number ${taxNumber}`]),
  email,
];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public origin, without a trailing slash. */
  readonly appUrl: string;
  readonly dataDir: string;
  /** Null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  /** Carries hints between processes. Null: PostgreSQL does. */
  readonly redisUrl: string | null;
  /** What secrets in the database are encrypted with. Null means a key of our own making in `dataDir`. */
  readonly instanceKey: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly demo: boolean;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly currency: string;
  readonly brandName: string;
  /** Language and formats of pages, emails and documents. */
  readonly locale: string;
  /** Whose word forms searches know; null: words are searched as they are. */
  readonly searchLanguage: string | null;
  readonly supportEmail: string;
  /** Who runs this instance, by law. */
  readonly legal: LegalEntity;
  /** The same as receipts and invoices say it, a line each: name, address, tax number, where to write to. */
  readonly issuer: readonly string[];
  readonly trustProxy: boolean;
  readonly rateLimits: boolean;
  /** Off renders every document for each request: to measure, or to see a change immediately. */
  readonly documentCache: boolean;
  /** Whether views of services are counted. */
  readonly analytics: boolean;
  /** Null: sign-in with Google is off. */
  readonly google: OidcClient | null;
  readonly payments: PaymentConfig;
  /** Null: text messages are kept in the demo's outbox, or not offered. */
  readonly twilio: TwilioConfig | null;
  /** Null: uploads are not scanned for malware. */
  readonly clamavUrl: string | null;
  /** Null: nothing is asked of a language model, and nothing is offered that would need one. */
  readonly languageModel: ModelConfig | null;
  /** Null: replies by email are not read, and no email says that they are. */
  readonly inboundMail: InboundMailConfig | null;
  /** Origins that pushes may go to, beside those of the browsers' makers. */
  readonly pushServices: readonly string[];
  readonly storage: StorageConfig;
  /** Below these shares of free disk operators are warned, and files are refused. */
  readonly space: SpaceSettings;
  readonly logLevel: string;
  /**
   * After SIGTERM: how long a load balancer gets to see that this process is no longer ready, before it stops accepting
   * connections.
   */
  readonly drainMs: number;
}

/** Parsed once at start. Anything wrong is one sentence naming the variable, and the process does not start. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'configuration');
    const shown = SECRET.has(name) ? '' : ` (it is ${JSON.stringify((given[name] ?? '').slice(0, 80))})`;
    throw new StartRefusal(
      `The environment variable ${name} is not usable: ${issue?.message ?? 'it is not a known value'}${shown}.`,
    );
  }
  const value = parsed.data;
  if ((value.ADMIN_EMAIL === undefined) !== (value.ADMIN_PASSWORD === undefined))
    throw new StartRefusal('Set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither.');
  if ((value.GOOGLE_CLIENT_ID === undefined) !== (value.GOOGLE_CLIENT_SECRET === undefined))
    throw new StartRefusal('Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET together, or neither.');
  const port = value.PORT ?? 3_000;
  const demo = value.DEMO === undefined ? value.DATABASE_URL === undefined : value.DEMO === 'on';
  const databasePool = value.DATABASE_POOL ?? 20;
  if (value.DATABASE_URL === undefined && databasePool > EMBEDDED_POOL_MAX)
    throw new StartRefusal(
      `The environment variable DATABASE_POOL is not usable: it must be at most ${EMBEDDED_POOL_MAX} with the embedded database (it is "${databasePool}").`,
    );
  const space = {
    lowPercent: value.DISK_LOW_PERCENT ?? spaceLimits.lowPercent,
    fullPercent: value.DISK_FULL_PERCENT ?? spaceLimits.fullPercent,
  };
  if (space.fullPercent > space.lowPercent)
    throw new StartRefusal('DISK_FULL_PERCENT must not be above DISK_LOW_PERCENT: the warning comes first.');
  const legal: LegalEntity = {
    name: value.ISSUER_NAME ?? value.BRAND_NAME,
    isNamed: value.ISSUER_NAME !== undefined,
    address: value.ISSUER_ADDRESS?.split(';').map((line) => line.trim()) ?? [],
    taxNumber: value.ISSUER_TAX_NUMBER ?? null,
    email: value.SUPPORT_EMAIL,
  };
  return {
    port,
    host: value.HOST,
    appUrl: (value.APP_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databasePool,
    redisUrl: value.REDIS_URL ?? null,
    instanceKey: value.INSTANCE_KEY ?? null,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    demo,
    admin:
      value.ADMIN_EMAIL !== undefined && value.ADMIN_PASSWORD !== undefined
        ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
        : null,
    currency: value.CURRENCY,
    brandName: value.BRAND_NAME,
    locale: value.LOCALE,
    searchLanguage:
      value.SEARCH_LANGUAGE === 'none' ? null : (value.SEARCH_LANGUAGE ?? value.LOCALE.slice(0, 2).toLowerCase()),
    supportEmail: value.SUPPORT_EMAIL,
    legal,
    issuer: legalLines(legal),
    trustProxy: value.TRUST_PROXY === 'on',
    rateLimits: value.RATE_LIMITS === 'on',
    documentCache: value.DOCUMENT_CACHE === 'on',
    analytics: value.ANALYTICS === 'on',
    google:
      value.GOOGLE_CLIENT_ID !== undefined && value.GOOGLE_CLIENT_SECRET !== undefined
        ? { issuer: value.GOOGLE_ISSUER, clientId: value.GOOGLE_CLIENT_ID, clientSecret: value.GOOGLE_CLIENT_SECRET }
        : null,
    payments: readPayments(value, demo),
    twilio: readTwilio(value),
    clamavUrl: value.CLAMAV_URL ?? null,
    languageModel: readModel(value),
    inboundMail: readInboundMail(value.INBOUND_MAIL_SECRET, value.INBOUND_MAIL_ADDRESS, value.MAIL_FROM),
    pushServices: value.PUSH_SERVICES === undefined ? [] : (readPushServices(value.PUSH_SERVICES) ?? []),
    storage: readStorage(value),
    space,
    logLevel: value.LOG_LEVEL,
    drainMs: (value.DRAIN_SECONDS ?? 1) * 1_000,
  };
}
