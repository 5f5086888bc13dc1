import { QueryClientProvider } from '@tanstack/react-query';
import { overPage, type OpenOverPage } from '#kit/web/over-page.ts';
import { queryClient } from './shell/query-client.ts';

/** With the cache that screens read from. */
export const openOverPage: OpenOverPage = (content) =>
  overPage.set(() => (
    <QueryClientProvider client={queryClient}>{content(() => overPage.set(null))}</QueryClientProvider>
  ));
