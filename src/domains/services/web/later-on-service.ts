/** What the page of a service needs only once it is used, in a file of its own. */
export { sawService } from './recently-seen.ts';
export { share } from './share.ts';
