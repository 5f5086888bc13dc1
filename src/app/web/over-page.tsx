import { QueryClientProvider } from '@tanstack/react-query';
import { overPage, type OpenOverPage } from '#kit/web/over-page.ts';
import { AppStyles } from './shell/app-styles-link.tsx';
import { queryClient } from './shell/query-client.ts';

/** With the cache that screens read from, and what they look like. */
export const openOverPage: OpenOverPage = (content) =>
  overPage.set(() => (
    <QueryClientProvider client={queryClient}>
      <AppStyles />
      {content(() => overPage.set(null))}
    </QueryClientProvider>
  ));
