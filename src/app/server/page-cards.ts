import { mosaicSvg } from '#design/art/mosaic.ts';
import type { SocialCardSource } from '#kit/server/social-cards/source.ts';
import { routes } from '#routes';

/** What every page is part of. */
const PROMISES = ['Fixed scope', 'Fixed price', 'Money held'];

/**
 * Public screens that have one address, by their name in the map; what is listed below some has pictures of its own.
 */
export const pageCards: SocialCardSource = {
  name: 'pages',
  read(_db, name) {
    const screen = routes.find((route) => route.name === name);
    if (
      screen === undefined ||
      screen.access !== 'public' ||
      screen.layout !== 'public' ||
      screen.page === null ||
      screen.path.includes(':')
    )
      return Promise.resolve(null);
    return Promise.resolve({
      id: screen.name,
      kind: 'Freelance marketplace',
      title: screen.title,
      byline: screen.name === 'home' ? 'For clients and freelancers' : 'Good work, clear terms',
      facts: PROMISES,
      picture: { svg: mosaicSvg(screen.name) },
      isRound: false,
    });
  },
};
