import { QueryClientProvider } from '@tanstack/react-query';
import { makeSaver } from '#domains/saved/web/saved.ts';
import { saving } from '#kit/web/saving.ts';
import { AppStyles } from './shell/app-styles-link.tsx';
import { queryClient } from './shell/query-client.ts';

/** Behind the Save buttons of all pages, public ones too: with the cache that screens read from, and dialogs over the page. */
export const saver = makeSaver(queryClient, (content) =>
  saving.open(() => (
    <QueryClientProvider client={queryClient}>
      <AppStyles />
      {content(saving.close)}
    </QueryClientProvider>
  )),
);
