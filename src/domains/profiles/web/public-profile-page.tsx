import { useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { previewOfMine } from '../contract.ts';
import { ProfileView } from './public/profile-view.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('public-profile')) }];

/** One's own profile as others see it: the server answers as it would answer them. */
export default function PublicProfilePage() {
  const [search] = useSearchParams();
  const as = search.get('as') === 'signed_in' ? 'signed_in' : 'visitor';
  const username = useSession((session) => session.username);
  const read = useRead(previewOfMine, { query: { as } }, { keep: true });
  return (
    <>
      <ScreenHeader
        of={trailTo('public-profile')}
        lead="As others see it. Your services, record and reviews appear below it on the page."
        actions={
          <>
            <LinkButton href={pathTo('profile', { slug: username })}>View public profile</LinkButton>
            <LinkButton variant="primary" href={pathTo('settings-privacy')}>
              Edit privacy settings
            </LinkButton>
          </>
        }
      />
      <LinkTabs
        label="View as"
        tabs={[
          { href: pathTo('public-profile'), label: 'A visitor', current: as === 'visitor' },
          {
            href: pathTo('public-profile', {}, { as: 'signed_in' }),
            label: 'A signed-in user',
            current: as === 'signed_in',
          },
        ]}
      />
      <div className="mt-8">
        {read.data === undefined ? (
          <Unread what="Your profile" read={read}>
            <Loading label="Loading your profile">
              <RowsSkeleton rows={5} />
            </Loading>
          </Unread>
        ) : (
          <ProfileView person={read.data} level={2} isOwn />
        )}
      </div>
    </>
  );
}
