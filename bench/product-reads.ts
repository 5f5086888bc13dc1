/**
 * What people ask of one instance, each kind with addresses in turn so that the next request is rarely for the last
 * answer.
 */
import { WORDS_OF_SEARCHES } from './search-words.ts';
import type { PlantedProduct } from './product-data.ts';
import { PROJECTS } from './product-data.ts';

/** The address of the request at this place, and who sends it. */
export interface Asked {
  readonly path: string;
  readonly token?: string;
}
export type Asks = Readonly<Record<string, (place: number) => Asked>>;

const inTurn = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nothing was planted');
  return item;
};
const projectSlug = (place: number): string => `bench-project-${1 + ((place * 37) % PROJECTS)}`;

export function readsOf({ busy, serviceSlugs, market }: PlantedProduct): Asks {
  const { client, freelancer } = busy;
  const by = (token: string, path: string) => (): Asked => ({ path, token });
  return {
    'list of services': (place) => ({
      path: inTurn(['/api/services', '/api/services?category=logo-design', '/api/services?sort=newest'], place),
    }),
    'search with facets': (place) => ({
      path: `/api/services?q=${encodeURIComponent(inTurn(WORDS_OF_SEARCHES, place))}&facets=true&max_price=${60 + (place % 300)}`,
    }),
    'a service': (place) => ({ path: `/api/services/by-slug/${inTurn(serviceSlugs, place)}` }),
    'list of projects': (place) => ({
      path: `/api/browse/projects?max_budget=${200 + (place % 300) * 3}`,
      token: inTurn(market.sellers, place).token,
    }),
    'a project': (place) => ({ path: `/api/projects/${projectSlug(place)}` }),
    'dashboard of a busy client': by(client.token, '/api/dashboard/client'),
    'dashboard of a busy freelancer': by(freelancer.token, '/api/dashboard/freelancer'),
    'orders of a busy client': by(client.token, '/api/orders?side=buying'),
    'milestones of a busy client': by(client.token, '/api/my/milestones?side=buying'),
    inbox: by(client.token, '/api/conversations'),
    'a thread': (place) => ({
      path: `/api/conversations/${inTurn(client.conversations, place).conversation}/messages`,
      token: client.token,
    }),
    notifications: by(client.token, '/api/notifications'),
    'wallet history': by(client.token, '/api/wallet/transactions'),
  };
}

export function pagesOf({ serviceSlugs, market, busy }: PlantedProduct): Asks {
  const [service] = serviceSlugs;
  return {
    'home page': () => ({ path: '/' }),
    'page of the list': () => ({ path: '/services' }),
    'page of a service': () => ({ path: `/services/${service}` }),
    'page of a project': () => ({ path: `/projects/${projectSlug(1)}` }),
    'page of a freelancer': () => ({ path: `/user/profile/${busy.freelancer.username}` }),
    // Each address is new: nothing that was kept helps.
    'home page, a new address': (place) => ({ path: `/?from=${place}` }),
    'page of the list, a new address': (place) => ({
      path: `/services?q=${encodeURIComponent(inTurn(WORDS_OF_SEARCHES, place))}&max_price=${500 + place}`,
    }),
    'page of a service, a new address': (place) => ({
      path: `/services/${inTurn(serviceSlugs, place + 1)}?from=${place}`,
    }),
    'page of a project, a new address': (place) => ({ path: `/projects/${projectSlug(place + 2)}?from=${place}` }),
    'page of a freelancer, a new address': (place) => ({
      path: `/user/profile/${inTurn(market.sellers, place + 1).username}?from=${place}`,
    }),
  };
}
