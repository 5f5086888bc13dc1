import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { removePicture, sizeLater, storePicture } from '#kit/server/storage/pictures.ts';
import { myRecord } from '#domains/accounts/server/accounts.ts';
import { avatarLink } from '#domains/accounts/user.ts';
import { personRecord } from '../record-contract.ts';
import { countView, previewOfMine, profileByUsername, updateProfile, uploadAvatar } from '../contract.ts';
import { countProfileView } from './count-view.ts';
import { listHandlers } from './list-handlers.ts';
import { readPersonRecord } from './person-record.ts';
import { previewFor, publicProfile } from './public-profile.ts';
import { suggestionHandlers } from './suggestion-handlers.ts';
import { saveAvatar, saveProfile } from './save-profile.ts';

const AVATAR_SIZE = { width: 512, height: 512, fit: 'cover' } as const;

export const profileHandlers: readonly Handler[] = [
  onCommand(updateProfile, async ({ tx, actor, body, context }) => {
    await saveProfile(tx, actor.userId, body, context);
    return myRecord(tx, actor, context);
  }),
  onCommand(
    uploadAvatar,
    async ({ file, context }) => {
      if (file === null) throw new Failure('invalid_input', { fields: { avatar: ['Choose a picture.'] } });
      return storePicture('avatars', context, file, AVATAR_SIZE);
    },
    async ({ tx, actor, context, prepared: file }) => {
      const replaced = await saveAvatar(tx, actor.userId, file, context);
      await sizeLater(tx, 'avatars', file, context.clock());
      if (replaced !== null)
        tx.afterCommit(
          () =>
            void removePicture(context.files, `avatars/${replaced}`).catch((error: unknown) =>
              context.log.warn({ err: error }, 'an old picture stays behind'),
            ),
        );
      return { avatar: file, avatar_url: avatarLink(file) ?? '' };
    },
  ),
  ...listHandlers,
  ...suggestionHandlers,
  onQuery(profileByUsername, ({ db, params, actor, context }) =>
    publicProfile(db, params.username, actor?.userId ?? null, context.clock()),
  ),
  onQuery(previewOfMine, ({ db, actor, query, context }) => previewFor(db, actor.userId, query.as, context.clock())),
  onQuery(personRecord, ({ db, params, context }) => readPersonRecord(db, params.username, context)),
  onCommand(countView, async ({ tx, actor, params, request, context }) => {
    await countProfileView(tx, params.username, { actor, address: request.address }, context);
    return null;
  }),
];
