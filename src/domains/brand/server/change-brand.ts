/** Every change of the brand is one new line with its reason; the last one is in force (BRD-1). */
import type { Actor } from '#kit/actor.ts';
import { type BrandPart, type BrandSettings, logoPath } from '#kit/brand-settings.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { allCurrencies } from '#kit/currencies.ts';
import { formatNumber } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { readBrand, refreshBrand, writeBrand } from '#kit/server/brand.ts';
import type { Context } from '#kit/server/context.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { changeTermsScale } from '#kit/server/terms.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { brandTokens, unreadable } from '#design/brand-colors.ts';
import { whyNotClosedUntil, whyNotShown } from '../brand-rules.ts';
import type {
  removeLogo,
  saveAnnouncement,
  saveColors,
  saveCurrency,
  saveIdentity,
  saveMaintenance,
  uploadLogo,
} from '../contract.ts';
import { whyCurrencyIsFixed } from './currency.ts';

interface Wish {
  readonly part: BrandPart;
  readonly reason: string;
  /** That was looked at; left out where a value is set whatever it was. */
  readonly version?: string;
  readonly change: (before: BrandSettings) => Partial<BrandSettings>;
}

/** One at a time. This process goes by it as soon as it is committed, every other one a second later. */
async function changeBrand(
  tx: Tx,
  actor: Actor,
  context: Context,
  { part, reason, version, change }: Wish,
): Promise<{ version: string }> {
  lockUntilCommit(tx, 61, 'brand');
  const before = await readBrand(tx);
  if (version !== undefined && version !== before.version)
    throw new Failure('wrong_state', {
      message: 'Someone else changed the brand. Review their change first.',
      data: { version: before.version },
    });
  const changed = change(before.settings);
  const newVersion = await writeBrand(tx, { ...before.settings, ...changed }, actor, part, reason);
  const old = Object.fromEntries(
    Object.keys(changed).map((name) => [name, before.settings[name as keyof BrandSettings]]),
  );
  await recordStaffAct(tx, actor, `brand.${part}`, { type: 'brand', id: part }, reason, old, changed);
  tx.afterCommit(
    () =>
      void refreshBrand(context.db, context.config).catch((error: unknown) =>
        context.log.warn({ err: error }, 'the brand is read again in a second'),
      ),
  );
  return { version: newVersion };
}

type BodyOf<P extends { body: unknown }> = P['body'];

const orNull = (text: string | null): string | null => (text === null || text === '' ? null : text);

export async function setIdentity(
  tx: Tx,
  actor: Actor,
  { version, reason, ...set }: BodyOf<Parsed<typeof saveIdentity>>,
  context: Context,
): Promise<DataOf<typeof saveIdentity>> {
  const address = set.legal_address?.filter((line) => line !== '') ?? [];
  const identity = {
    name: orNull(set.name),
    support_email: set.support_email,
    legal_name: orNull(set.legal_name),
    legal_address: address.length === 0 ? null : address,
    tax_number: orNull(set.tax_number),
  };
  return changeBrand(tx, actor, context, { part: 'identity', reason, version, change: () => identity });
}

export async function setColors(
  tx: Tx,
  actor: Actor,
  { version, reason, colors }: BodyOf<Parsed<typeof saveColors>>,
  context: Context,
): Promise<DataOf<typeof saveColors>> {
  if (colors === null)
    return changeBrand(tx, actor, context, { part: 'colors', reason, version, change: () => ({ colors: null }) });
  const { tokens, checks } = brandTokens(colors);
  const [worst] = unreadable(checks);
  if (worst !== undefined) {
    const inWords = (ratio: number): string => formatNumber(Math.floor(ratio * 10) / 10, instanceLocale(), 1);
    throw invalidField(
      worst.field,
      `${worst.what}: the contrast is ${inWords(worst.ratio)} to 1, and at least ${inWords(worst.needed)} to 1 is needed.`,
    );
  }
  return changeBrand(tx, actor, context, {
    part: 'colors',
    reason,
    version,
    change: () => ({ colors: { chosen: colors, tokens } }),
  });
}

export async function setLogo(
  tx: Tx,
  actor: Actor,
  logo: string,
  context: Context,
): Promise<DataOf<typeof uploadLogo>> {
  await changeBrand(tx, actor, context, { part: 'logo', reason: 'A logo was uploaded', change: () => ({ logo }) });
  return { logo_url: logoPath(logo, 192) };
}

/** Its files stay: emails and open pages name them. */
export async function dropLogo(tx: Tx, actor: Actor, context: Context): Promise<DataOf<typeof removeLogo>> {
  await changeBrand(tx, actor, context, {
    part: 'logo',
    reason: 'The logo was removed',
    change: ({ logo }) => {
      if (logo === null) throw new Failure('wrong_state', { message: 'There is no logo.' });
      return { logo: null };
    },
  });
  return null;
}

export async function setAnnouncement(
  tx: Tx,
  actor: Actor,
  { announcement, reason }: BodyOf<Parsed<typeof saveAnnouncement>>,
  context: Context,
): Promise<DataOf<typeof saveAnnouncement>> {
  const wrong =
    announcement === null
      ? null
      : whyNotShown(new Date(announcement.starts_at), new Date(announcement.ends_at), context.clock());
  if (wrong !== null) throw invalidField('ends_at', wrong.ends_at);
  return changeBrand(tx, actor, context, { part: 'announcement', reason, change: () => ({ announcement }) });
}

export async function setMaintenance(
  tx: Tx,
  actor: Actor,
  { maintenance, reason }: BodyOf<Parsed<typeof saveMaintenance>>,
  context: Context,
): Promise<DataOf<typeof saveMaintenance>> {
  const wrong = maintenance === null ? null : whyNotClosedUntil(new Date(maintenance.until), context.clock());
  if (wrong !== null) throw invalidField('until', wrong);
  return changeBrand(tx, actor, context, { part: 'maintenance', reason, change: () => ({ maintenance }) });
}

export async function setCurrency(
  tx: Tx,
  actor: Actor,
  { currency, reason }: BodyOf<Parsed<typeof saveCurrency>>,
  context: Context,
): Promise<DataOf<typeof saveCurrency>> {
  if (!allCurrencies().includes(currency)) throw invalidField('currency', 'Choose a currency.');
  // What it is already may be set again.
  const fixed = currency === context.config.currency ? null : await whyCurrencyIsFixed(tx);
  if (fixed !== null) throw new Failure('wrong_state', { message: fixed });
  if (currency !== context.config.currency) await changeTermsScale(tx, currency);
  return changeBrand(tx, actor, context, { part: 'currency', reason, change: () => ({ currency }) });
}
