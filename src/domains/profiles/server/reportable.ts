import type { Reportable } from '#kit/server/reportable.ts';
import { identityByUsername, identityOf } from '#domains/accounts/server/accounts.ts';
import { displayName } from '#domains/accounts/user.ts';
import { userTopic } from '#kit/events.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { pathTo } from '#routes';
import { profileSaved } from '../events.ts';
import { isShown, privacyOf } from '../privacy.ts';
import { profileOf } from './store.ts';

const withheld = statement(
  'profile_withheld',
  'select withheld_at is not null as is_withheld from profile where user_id = :id',
);
const withhold = statement(
  'profile_withhold',
  'update profile set withheld_at = :at, withheld_reason = :reason where user_id = :id',
);
const release = statement(
  'profile_release',
  'update profile set withheld_at = null, withheld_reason = null where user_id = :id',
);

/** Cards show the picture and title too: they follow. */
const changed = (tx: Tx, userId: string): void => announce(tx, profileSaved, { userId }, [userTopic(userId)]);

/** Hidden are the person's own words and pictures. Their name, record and reviews stay, because others rely on them. */
export const reportableProfile: Reportable = {
  kind: 'profile',
  async read(reads, id) {
    const identity = await identityOf(reads, id);
    if (identity === undefined || identity.email_verified_at === null || identity.is_operator) return null;
    const { professional_title: title, tagline, bio, privacy_settings: chosen } = await profileOf(reads, id);
    // What nobody else may see cannot be reported, and the person who reports sees no more than on the profile.
    const shownBio = isShown(privacyOf(chosen).bio, 'signed_in') ? bio : null;
    return {
      title: displayName(identity),
      text: [title, tagline, shownBio].filter((part) => part !== null && part !== '').join('\n\n'),
      authorId: id,
      path: pathTo('profile', { slug: identity.username }),
      isPublic: (await reads.row(withheld, { id }))?.is_withheld !== true,
    };
  },
  async at(reads, path) {
    const username = /^\/user\/profile\/([a-z0-9-]+)$/.exec(path)?.[1];
    return username === undefined ? null : ((await identityByUsername(reads, username))?.id ?? null);
  },
  async hide(tx, { id, reason, at }) {
    await tx.rows(withhold, { id, at, reason });
    changed(tx, id);
  },
  async show(tx, { id }) {
    await tx.rows(release, { id });
    changed(tx, id);
  },
};
