import { plural } from '#kit/format/unit.ts';
import { noticesOf } from '#kit/notices.ts';
import { pathTo } from '#routes';
import { PAGE_SIZE } from '#domains/services/listing.ts';
import { savedOpened, searchMatched } from './events.ts';
import { fieldsIn, howMany, SCREENS } from './saved-search.ts';

const WORDS = {
  services: { one: 'service', other: 'services' },
  projects: { one: 'project', other: 'projects' },
} as const;

export const savedNotices = [
  noticesOf(savedOpened, ({ userId, title, slug }) => ({
    to: userId,
    topic: 'searches',
    group: { key: `saved:${slug}`, title },
    title: `“${title}” can be ordered again`,
    text: 'Its freelancer takes orders again.',
    path: pathTo('service', { slug }),
    action: 'Open the service',
  })),
  noticesOf(searchMatched, ({ userId, searchId, name, query, found, titles, list = 'services' }, say) => ({
    to: userId,
    topic: 'searches',
    group: { key: `saved-search:${searchId}`, title: name },
    title: `${howMany(found, PAGE_SIZE)} new ${plural(found, WORDS[list], say.locale)}: ${name}`,
    text: `${say.list(titles.map((title) => `“${title}”`))}${found > titles.length ? ' and more' : ''}.`,
    path: pathTo(SCREENS[list], {}, { ...fieldsIn(query), sort: 'newest' }),
    action: `See the ${WORDS[list].other}`,
  })),
];
