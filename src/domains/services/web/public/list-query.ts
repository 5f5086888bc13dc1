import type { readOnServer } from '#kit/web/server-read.ts';
import type { listServices } from '../../contract.ts';
import type { ListState } from './list-address.ts';

/** The state of the list as the API takes it: `listStateOf` let nothing else through. */
export const queryOf = (state: ListState) =>
  state as NonNullable<NonNullable<Parameters<typeof readOnServer<typeof listServices>>[2]>['query']>;
