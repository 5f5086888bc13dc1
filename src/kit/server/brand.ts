/**
 * The brand that operators set, as the database has it: read again every second by each process, and handed on with the
 * configuration.
 */
import * as z from 'zod/mini';
import { setBrandName, setSupportEmail } from '../brand.ts';
import { setInstanceCurrency } from '../instance-currency.ts';
import {
  brandSettingsShape,
  isShown,
  UNSET,
  type Announcement,
  type BrandPart,
  type BrandSettings,
} from '../brand-settings.ts';
import { setEmailColors } from './mail/email-colors.ts';
import { legalLines, type Config } from './config.ts';
import { statement, type Db, type Remembered, type Tx } from './db/database.ts';

interface Known {
  /** Of the last line; '0' before the first. */
  version: string;
  settings: BrandSettings;
}

const remembered: Remembered<Known> = { begin: () => ({ version: '0', settings: UNSET }) };

const latest = statement('brand_latest', 'select id, settings from brand_version order by id desc limit 1');
const newest = statement('brand_newest', 'select max(id) as id from brand_version');

/** A line of an older release misses what has been added since. */
const settingsOf = (stored: unknown): BrandSettings => {
  const parsed = z.safeParse(brandSettingsShape, { ...UNSET, ...(stored as object) });
  return parsed.success ? parsed.data : UNSET;
};

/** As the database has it this moment. */
export async function readBrand(reads: Db | Tx): Promise<Known> {
  const row = await reads.row(latest);
  return row === undefined
    ? { version: '0', settings: UNSET }
    : { version: row.id, settings: settingsOf(row.settings) };
}

/** What this process goes by: at most a second old. */
export const brandInForce = (db: Db): BrandSettings => db.memory(remembered).settings;

/** Reads it again if it changed. */
export async function refreshBrand(
  db: Db,
  config: Pick<Config, 'brandName' | 'supportEmail' | 'currency'>,
): Promise<boolean> {
  const known = db.memory(remembered);
  const id = (await db.row(newest))?.id ?? '0';
  if (id === known.version) return false;
  Object.assign(known, await readBrand(db));
  setBrandName(config.brandName);
  setSupportEmail(config.supportEmail);
  setInstanceCurrency(config.currency);
  setEmailColors(known.settings.colors);
  return false;
}

/** The announcement to be shown now. */
export const announcementAt = (db: Db, now: number): Announcement | null => {
  const { announcement } = brandInForce(db);
  return announcement !== null && isShown(announcement, now) ? announcement : null;
};

/** Documents made under another one are not shown again. */
export const brandVersion = (db: Db, now: number): string =>
  `${db.memory(remembered).version}${announcementAt(db, now) === null ? '' : '!'}`;

/** The configuration of the environment under what operators set: a value of it is what holds now. */
export function brandedConfig(config: Config, db: Db): Config {
  const set = (): BrandSettings => brandInForce(db);
  return Object.defineProperties(
    { ...config },
    {
      brandName: { enumerable: true, get: () => set().name ?? config.brandName },
      supportEmail: { enumerable: true, get: () => set().support_email ?? config.supportEmail },
      currency: { enumerable: true, get: () => set().currency ?? config.currency },
      issuer: { enumerable: true, get: () => legalLines(legalOf(set(), config)) },
      legal: { enumerable: true, get: () => legalOf(set(), config) },
    },
  );
}

const legalOf = (set: BrandSettings, { legal, brandName, supportEmail }: Config): Config['legal'] => ({
  // An instance that has a name of its own and no legal entity issues documents under that name.
  name: set.legal_name ?? (legal.name === brandName ? (set.name ?? legal.name) : legal.name),
  isNamed: set.legal_name !== null || legal.isNamed,
  address: set.legal_address ?? legal.address,
  taxNumber: set.tax_number ?? legal.taxNumber,
  email: set.support_email ?? supportEmail,
});

const insert = statement(
  'brand_insert',
  'insert into brand_version (settings, changed_by, part, reason) values (:settings, :changedBy, :part, :reason) returning id',
);

/** Nothing is overwritten: the new line is in force from now on. */
export async function writeBrand(
  tx: Tx,
  settings: BrandSettings,
  by: { readonly userId: string },
  part: BrandPart,
  reason: string,
): Promise<string> {
  return (await tx.row(insert, { settings: JSON.stringify(settings), changedBy: by.userId, part, reason }))?.id ?? '';
}

const changes = statement(
  'brand_changes',
  'select id, changed_by, changed_at, part, reason from brand_version order by id desc limit 50',
);
export const latestBrandChanges = (db: Db) => db.rows(changes);
