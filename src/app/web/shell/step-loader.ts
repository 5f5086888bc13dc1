import type { ReactNode } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';

/**
 * Nothing private is rendered on the server: the browser fills a step once it knows who is there, and says what waits
 * behind it.
 */
export const clientLoader = async ({ request }: ClientLoaderFunctionArgs): Promise<ReactNode> =>
  new URL(request.url).searchParams.has('return_to') ? (await import('./intent-note.tsx')).noteFor(request.url) : null;
clientLoader.hydrate = true as const;
