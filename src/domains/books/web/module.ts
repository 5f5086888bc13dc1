import type { WebModule } from '#kit/web/web-module.ts';

export const books: WebModule = {
  name: 'books',
  staffPanels: [
    { staff: ['money'], place: 20, load: async () => (await import('./books-at-a-glance.tsx')).BooksAtAGlance },
  ],
};
