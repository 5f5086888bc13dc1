import { myRecord } from '#domains/accounts/server/accounts.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { onCommand, type Handler } from '#kit/server/http/handler.ts';
import { storePicture } from '#kit/server/storage/pictures.ts';
import { cleanCertifications, cleanEducations, cleanExperiences, cleanPortfolios } from '../list-rules.ts';
import {
  setCertifications,
  setEducations,
  setExperiences,
  setPortfolios,
  uploadPortfolioImage,
} from '../lists-contract.ts';
import { addPortfolioImage, PORTFOLIO_FOLDER } from './portfolio-images.ts';
import { saveLists, type ProfileLists } from './save-list.ts';

const PICTURE_SIZE = { width: 1_600, height: 1_200, fit: 'inside' } as const;

async function save(tx: Tx, actor: Actor, lists: Partial<ProfileLists>, context: Context) {
  await saveLists(tx, actor.userId, lists, context);
  return myRecord(tx, actor, context);
}

export const listHandlers: readonly Handler[] = [
  onCommand(setPortfolios, ({ tx, actor, body, context }) =>
    save(tx, actor, { portfolios: cleanPortfolios(body.items, context.makeId) }, context),
  ),
  onCommand(setExperiences, ({ tx, actor, body, context }) =>
    save(tx, actor, { experiences: cleanExperiences(body.items, context.makeId) }, context),
  ),
  onCommand(setEducations, ({ tx, actor, body, context }) =>
    save(tx, actor, { educations: cleanEducations(body.items, context.makeId) }, context),
  ),
  onCommand(setCertifications, ({ tx, actor, body, context }) =>
    save(tx, actor, { certifications: cleanCertifications(body.items, context.makeId) }, context),
  ),
  onCommand(
    uploadPortfolioImage,
    async ({ file, context }) => {
      if (file === null) throw new Failure('invalid_input', { fields: { image: ['Choose a picture.'] } });
      return storePicture(PORTFOLIO_FOLDER, context, file, PICTURE_SIZE);
    },
    async ({ tx, actor, context, prepared: file }) => {
      await addPortfolioImage(tx, actor.userId, file, context);
      return { file, url: `/uploads/${PORTFOLIO_FOLDER}/${file}` };
    },
  ),
];
