import type { MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf } from '#routes';
import { ReviewList } from './review-list.tsx';

export const meta: MetaFunction = () => [
  { title: titled(titleOf('my-reviews')) },
  { tagName: 'link', rel: 'canonical', href: pathTo('my-reviews') },
];

/** Of both roles. `/services/reviews` is the same list, of work that one sells (SCN-9, decision 098). */
export default function MyReviewsPage() {
  return (
    <>
      <PageHeader
        title="Reviews"
        lead="What others wrote about you, what you wrote, and what you can still write."
        actions={
          <LinkButton href={pathTo('my-reports')} variant="ghost">
            Reports and decisions
          </LinkButton>
        }
      />
      <ReviewList screen="my-reviews" role={null} />
    </>
  );
}
