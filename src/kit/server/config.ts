import path from 'node:path';
import * as z from 'zod/mini';
import { StartRefusal } from './start-refusal.ts';

const flag = z.enum(['on', 'off']);
const url = (protocols: string[]) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be a URL starting with ${protocols.join(' or ')}`));

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3_000),
  HOST: z._default(z.string().check(z.minLength(1)), 'localhost'),
  APP_URL: z.optional(url(['http:', 'https:'])),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), 'Docket <docket@example.com>'),
  DEMO: z.optional(flag),
  ADMIN_EMAIL: z.optional(z.email()),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8), z.maxLength(256))),
  CURRENCY: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD')), 'USD'),
  BRAND_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Docket'),
  SUPPORT_EMAIL: z._default(z.email(), 'support@example.com'),
  TRUST_PROXY: z._default(flag, 'off'),
  RATE_LIMITS: z._default(flag, 'on'),
  DOCUMENT_CACHE: z._default(flag, 'on'),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(200)), 20),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public origin, without a trailing slash. */
  readonly appUrl: string;
  readonly dataDir: string;
  /** Null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly demo: boolean;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly currency: string;
  readonly brandName: string;
  readonly supportEmail: string;
  readonly trustProxy: boolean;
  readonly rateLimits: boolean;
  /** Off renders every document afresh: to measure, or to see a change at once. */
  readonly documentCache: boolean;
  readonly logLevel: string;
}

/** Parsed once at start. Anything wrong is one sentence naming the variable, and the process does not start. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'configuration');
    throw new StartRefusal(`The environment variable ${name} is not usable: ${issue?.message ?? 'invalid value'} (it is "${given[name] ?? ''}").`);
  }
  const value = parsed.data;
  if ((value.ADMIN_EMAIL === undefined) !== (value.ADMIN_PASSWORD === undefined))
    throw new StartRefusal('Set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither.');
  return {
    port: value.PORT,
    host: value.HOST,
    appUrl: (value.APP_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databasePool: value.DATABASE_POOL,
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    demo: value.DEMO === undefined ? value.DATABASE_URL === undefined : value.DEMO === 'on',
    admin: value.ADMIN_EMAIL !== undefined && value.ADMIN_PASSWORD !== undefined ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD } : null,
    currency: value.CURRENCY,
    brandName: value.BRAND_NAME,
    supportEmail: value.SUPPORT_EMAIL,
    trustProxy: value.TRUST_PROXY === 'on',
    rateLimits: value.RATE_LIMITS === 'on',
    documentCache: value.DOCUMENT_CACHE === 'on',
    logLevel: value.LOG_LEVEL,
  };
}
