import { makeSaver } from '#domains/saved/web/saved.ts';
import { openOverPage } from './over-page.tsx';
import { queryClient } from './shell/query-client.ts';

/** Behind the Save buttons of all pages, public ones too. */
export const saver = makeSaver(queryClient, openOverPage);
