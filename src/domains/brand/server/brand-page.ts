import { logoPath } from '#kit/brand-settings.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { announcementAt, brandInForce, latestBrandChanges, readBrand } from '#kit/server/brand.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { brandDesk, publicBrand } from '../contract.ts';
import { whyCurrencyIsFixed } from './currency.ts';

const inForce = ({ config }: Pick<Context, 'config'>) => ({
  name: config.brandName,
  support_email: config.supportEmail,
  legal: { name: config.legal.name, address: [...config.legal.address], tax_number: config.legal.taxNumber },
  currency: config.currency,
});

/** As this process goes by it: the same that pages and emails of it say. */
export function brandForAll(context: Context): DataOf<typeof publicBrand> {
  const { logo } = brandInForce(context.db);
  const shown = announcementAt(context.db, context.clock().getTime());
  return {
    ...inForce(context),
    logo_url: logo === null ? null : logoPath(logo, 192),
    announcement:
      shown === null
        ? null
        : { text: shown.text, link: shown.link, link_text: shown.link_text, ends_at: shown.ends_at },
  };
}

/** As the database has it, so that an operator sees a change as soon as it is made, whichever process answers. */
export async function brandForStaff(db: Db, context: Context): Promise<DataOf<typeof brandDesk>> {
  const [{ version, settings }, rows, fixed] = await Promise.all([
    readBrand(db),
    latestBrandChanges(db),
    whyCurrencyIsFixed(db),
  ]);
  const personOf = await shownPeople(
    db,
    rows.map(({ changed_by }) => changed_by),
  );
  return {
    version,
    settings,
    in_force: inForce(context),
    currency_fixed: fixed,
    changes: rows.map(({ id, part, changed_by: by, changed_at: at, reason }) => ({
      id,
      part,
      by: personOf(by).name,
      at: at.toISOString(),
      reason,
    })),
  };
}
