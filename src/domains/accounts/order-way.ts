import type { Role } from '#kit/actor.ts';
import { samePath } from './public-paths.ts';

/** A new order has the address of an order, but only a client places one. */
export const CHECKOUT = '/services/orders/new';

/** From "Order" to paid: signing in and up is one screen there, and the client's onboarding one press (decision 186). */
export const isOrderWay = (wanted: string | null): boolean => wanted !== null && samePath(wanted, CHECKOUT);

/** The person says which way is theirs: nothing else tells whether an email has an account. */
export const WAYS = ['new', 'known'] as const;
export type Way = (typeof WAYS)[number];

/** What its one screen holds. The password is typed once, beside the button that shows it. */
export interface EntranceValues {
  readonly way: Way;
  readonly role: Role;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly country_id: string;
  readonly email: string;
  readonly password: string;
}
