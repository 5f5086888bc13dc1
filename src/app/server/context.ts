import path from 'node:path';
import type { Clock } from '#kit/clock.ts';
import { brandedConfig } from '#kit/server/brand.ts';
import type { Config } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import type { Database } from '#kit/server/db/database.ts';
import type { IdentityProvider } from '#kit/server/identity/identity-provider.ts';
import { stripeIdentity } from '#kit/server/identity/stripe-identity.ts';
import { chatCompletions } from '#kit/server/language-model/chat-completions.ts';
import { openLog } from '#kit/server/log.ts';
import { smtpMail } from '#kit/server/mail/mail.ts';
import { outboxMail } from '#kit/server/mail/outbox-mail.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { paymentProviders } from '#kit/server/payments/payment-providers.ts';
import { clamav } from '#kit/server/scanning/clamav.ts';
import { refuseHeldBack } from '#kit/server/scanning/file-scans.ts';
import { configuredFiles } from '#kit/server/storage/file-homes.ts';
import { guardedFiles } from '#kit/server/storage/guarded-files.ts';
import { openSpace } from '#kit/server/storage/space.ts';
import { modules, notices } from './modules.ts';

const identityProvider = ({ payments: { stripe } }: Config): IdentityProvider | null =>
  stripe === null || stripe.identitySecrets.length === 0 ? null : stripeIdentity(stripe);

const personal = modules.flatMap((module) => module.personal ?? []);
const extensions = modules.flatMap((module) => module.extensions ?? []);
const facts = modules.flatMap((module) => module.facts ?? []);

/** Emails come from the name of the instance, and from the address that the environment says. */
const senderOf = ({ mailFrom, brandName }: Config, name: string): string =>
  name === brandName
    ? mailFrom
    : `"${name.replaceAll(/["\\]/g, '')}" <${/<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom}>`;

/** Builds the real adapters, once. */
export function makeContext(
  environment: Config,
  database: Database,
  clock: Clock = () => new Date(),
  restoredFrom: Date | null = null,
): Context {
  const config = brandedConfig(environment, database.db);
  const folders = ['', 'uploads', ...(config.databaseUrl === null ? ['postgres'] : [])].map((folder) =>
    path.join(config.dataDir, folder),
  );
  const space = openSpace(folders, config.space);
  const log = openLog(config.logLevel);
  return {
    config,
    database,
    db: database.db,
    clock,
    makeId: () => uuidv7(),
    log,
    mail:
      config.smtpUrl === null
        ? outboxMail(database)
        : smtpMail(config.smtpUrl, () => senderOf(environment, config.brandName)),
    files: guardedFiles(configuredFiles(config, log), space, (key) => refuseHeldBack(database.db, key)),
    space,
    scanner: config.clamavUrl === null ? null : clamav(config.clamavUrl),
    languageModel: config.languageModel === null ? null : chatCompletions(config.languageModel, log),
    payments: paymentProviders(config, database),
    identity: identityProvider(config),
    restoredFrom,
    personal,
    facts,
    extensions,
    notices,
  };
}
