import { statement } from '#kit/server/db/database.ts';
import type { SocialCardSource } from '#kit/server/social-cards/source.ts';
import { LEVEL_NAMES, type Level } from '../levels.ts';

const byUsername = statement(
  'social_card_profile',
  `select c.user_id as "id!", c.display_name as "name!", c.professional_title, c.avatar, c.level as "level!",
    c.role as "role!"
   from person_card c join account_on_show a on a.id = c.user_id where c.username = :username`,
);

export const profileCard: SocialCardSource = {
  name: 'people',
  async read(db, username) {
    const row = await db.row(byUsername, { username });
    if (row === undefined) return null;
    const sells = row.role !== 'client';
    return {
      id: row.id,
      kind: sells ? 'Freelancer' : 'Client',
      title: row.name,
      byline: row.professional_title ?? '',
      facts: sells && row.level !== 'new' ? [LEVEL_NAMES[row.level as Level]] : [],
      picture: row.avatar === null ? null : { key: `avatars/${row.avatar}` },
      isRound: true,
    };
  },
};
