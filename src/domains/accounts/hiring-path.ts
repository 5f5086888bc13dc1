import { pathTo } from '#routes';
import { samePath } from './public-paths.ts';

/** A new order has the address of an order, but only a client places one. */
export const CHECKOUT = '/services/orders/new';

/** Where a stranger begins to hire. */
const BEGINNINGS = [CHECKOUT, pathTo('post-project'), pathTo('ask-custom-offer')];

/** A stranger pressed Save. */
export const isSavePath = (wanted: string): boolean =>
  [pathTo('saved'), pathTo('saved-searches')].some((path) => samePath(path, wanted));

/** On something a client hires by: saving a project doesn’t count, because freelancers do that. */
function isClientSave(wanted: string): boolean {
  const query = (wanted.split('?')[1] ?? '').split('&');
  if (samePath(pathTo('saved'), wanted))
    return query.some((part) => part.startsWith('service=') || part.startsWith('person='));
  return samePath(pathTo('saved-searches'), wanted) && query[0] !== '' && !query.includes('list=projects');
}

/** On the way there, signing in and up is one screen (decision 186). */
export const isHiringPath = (wanted: string | null): boolean =>
  wanted !== null && (BEGINNINGS.some((path) => samePath(path, wanted)) || isClientSave(wanted));

/** From "Order" to paid, the client's onboarding is one press too. */
export const isOrderPath = (wanted: string | null): boolean => wanted !== null && samePath(wanted, CHECKOUT);

/** The person says which way is theirs: nothing else tells whether an email has an account. */
export type Way = 'new' | 'known';

/** What the one screen holds. The password is typed once, beside the button that shows it. */
export interface EntranceValues {
  readonly way: Way;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly country_id: string;
  readonly email: string;
  readonly password: string;
}
