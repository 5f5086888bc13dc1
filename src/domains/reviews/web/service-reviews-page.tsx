import type { MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { ReviewList } from './review-list.tsx';

export const meta: MetaFunction = () => [
  { title: titled(titleOf('service-reviews')) },
  { tagName: 'link', rel: 'canonical', href: pathTo('my-reviews') },
];

const LEAD = 'What clients wrote about your work, and what you wrote about them.';

/** The list of `/user/reviews`, narrowed to work that one sells (SCN-9). */
export default function ServiceReviewsPage() {
  return (
    <ForSide side="selling" header={<PageHeader title={titleOf('service-reviews')} lead={LEAD} />}>
      <ScreenHeader of={trailTo('service-reviews')} lead={LEAD} />
      <ReviewList screen="service-reviews" role="freelancer" />
    </ForSide>
  );
}
