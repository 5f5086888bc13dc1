import type { OnboardingFacts } from '#domains/accounts/onboarding.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { removePicture } from '#kit/server/storage/pictures.ts';
import { once, type Export, type ExportFile } from '#kit/server/personal-export.ts';
import { erasePortfolioImages, PORTFOLIO_FOLDER } from './portfolio-images.ts';
import { profileOf } from './store.ts';
import { eraseSuggestions, exportOfSuggestions } from './suggestions.ts';

/** What decides whether a role's onboarding is done. */
export async function onboardingFactsOf(reads: Db | Tx, userId: string): Promise<OnboardingFacts> {
  const { skills, bio, industries, subindustries, company_name } = await profileOf(reads, userId);
  return { skills, bio, industries, subindustries, company_name };
}

const whole = statement('export_profile', 'select * from profile where user_id = :userId');
const avatarOf = statement('profile_avatar', 'select avatar from profile where user_id = :userId');

const imagesOf = statement(
  'export_portfolio_images',
  'select file from portfolio_image where user_id = :userId order by created_at, file',
);

async function* pictures(db: Db, userId: string): AsyncGenerator<ExportFile> {
  const avatar = (await db.row(avatarOf, { userId }))?.avatar ?? null;
  if (avatar !== null) yield { name: 'pictures/avatar.webp', key: `avatars/${avatar}` };
  for (const { file } of await db.rows(imagesOf, { userId }))
    yield { name: `pictures/portfolio/${file}`, key: `${PORTFOLIO_FOLDER}/${file}` };
}

const levelHistory = statement(
  'export_level_history',
  'select level_before, level_after, measures, at from level_change where user_id = :userId order by at, id',
);

/** A person's profile and picture. */
export const exportOfProfile = (db: Db, userId: string): Export => ({
  parts: [
    { name: 'profile', about: 'Your profile and settings.', records: once(db, whole, userId) },
    {
      name: 'level-history',
      about: 'When your level changed, and by which measures.',
      records: once(db, levelHistory, userId),
    },
    exportOfSuggestions(db, userId),
  ],
  files: pictures(db, userId),
});

const dropLevelHistory = statement('level_history_drop', 'delete from level_change where user_id = :userId');

const drop = statement('profile_drop', 'delete from profile where user_id = :userId returning avatar');

const dropViews = statement('profile_drop_views', 'delete from profile_view where user_id = :userId');

export async function eraseProfile(tx: Tx, userId: string, context: Context): Promise<void> {
  await eraseSuggestions(tx, userId);
  await erasePortfolioImages(tx, userId, context);
  await tx.rows(dropViews, { userId });
  await tx.rows(dropLevelHistory, { userId });
  const avatar = (await tx.row(drop, { userId }))?.avatar ?? null;
  if (avatar !== null) await removePicture(context.files, `avatars/${avatar}`);
}
