import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { storeLogo } from '#kit/server/storage/logo.ts';
import * as contract from '../contract.ts';
import { BRAND_LIMITS } from '../brand-rules.ts';
import { brandForAll, brandForStaff } from './brand-page.ts';
import {
  dropLogo,
  setAnnouncement,
  setColors,
  setCurrency,
  setIdentity,
  setLogo,
  setMaintenance,
} from './change-brand.ts';

export const brandHandlers: readonly Handler[] = [
  onQuery(contract.publicBrand, ({ context }) => Promise.resolve(brandForAll(context))),
  onQuery(contract.brandDesk, ({ db, context }) => brandForStaff(db, context)),
  onCommand(contract.saveIdentity, ({ tx, actor, body, context }) => setIdentity(tx, actor, body, context)),
  onCommand(contract.saveColors, ({ tx, actor, body, context }) => setColors(tx, actor, body, context)),
  onCommand(
    contract.uploadLogo,
    async ({ file, context }) => {
      if (file === null) throw new Failure('invalid_input', { fields: { logo: ['Choose a picture.'] } });
      return storeLogo(context, file, BRAND_LIMITS.logoPixels);
    },
    ({ tx, actor, context, prepared: logo }) => setLogo(tx, actor, logo, context),
  ),
  onCommand(contract.removeLogo, ({ tx, actor, context }) => dropLogo(tx, actor, context)),
  onCommand(contract.saveAnnouncement, ({ tx, actor, body, context }) => setAnnouncement(tx, actor, body, context)),
  onCommand(contract.saveMaintenance, ({ tx, actor, body, context }) => setMaintenance(tx, actor, body, context)),
  onCommand(contract.saveCurrency, ({ tx, actor, body, context }) => setCurrency(tx, actor, body, context)),
];
