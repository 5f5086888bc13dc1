import { lazy } from 'react';
import { Name } from '#design/public/name.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { pathTo } from '#routes';
import type { Workroom } from '../contract.ts';
import { HaveProblem } from './order-problem.tsx';

/** For freelancers only. */
const ClientRecord = lazy(async () => ({ default: (await import('./client-record.tsx')).ClientRecord }));

/** The other person, and what to do about a problem; while a delivery is reviewed that is beside approving it. */
export function OtherPerson({ order }: { order: Workroom }) {
  const other = order.side === 'client' ? order.freelancer : order.client;
  const isReviewing = order.moves.some(({ name, ok }) => name === 'approve' && ok);
  return (
    <Panel title={order.side === 'client' ? 'Your freelancer' : 'Your client'}>
      <div className="flex items-center gap-3">
        <Avatar
          name={other.name}
          seed={other.username}
          size={48}
          photo={other.avatar_url === null ? null : { src: other.avatar_url }}
        />
        <div className="min-w-0 text-md">
          <p className="font-semibold wrap-anywhere">
            <Name of={other.name} />
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm">
            {other.username !== '' ? (
              <Link href={pathTo('profile', { slug: other.username })} className="link py-1">
                Profile
              </Link>
            ) : null}
            <Link href={pathTo('service', { slug: order.offer.slug })} className="link py-1">
              The service
            </Link>
          </p>
        </div>
      </div>
      {order.side === 'freelancer' && other.username !== '' ? <ClientRecord username={other.username} /> : null}
      {isReviewing ? null : (
        <div className="mt-4 border-t border-line pt-3 empty:hidden">
          <HaveProblem order={order} size="sm" />
        </div>
      )}
    </Panel>
  );
}
