import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { BooksAtAGlance } from '#domains/books/web/books.tsx';
import { WaitingVerifications } from '#domains/verification/web/verification.tsx';

export const meta: MetaFunction = () => [{ title: 'Operations · Docket' }];

/** The operators' home: the books, and what waits for somebody. */
export default function AdminPage() {
  return (
    <>
      <PageHeader
        title="Operations"
        lead="The books as they stand, and what waits for somebody."
        actions={<LinkButton href="/api/docs">Read the API</LinkButton>}
      />
      <WaitingVerifications />
      <BooksAtAGlance />
    </>
  );
}
