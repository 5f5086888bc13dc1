import type { DataOf } from '#kit/endpoint.ts';
import type { myCvs, shareCv } from '../contract.ts';
import type { CvRow } from './store.ts';

type Shared = Pick<CvRow, 'share_token' | 'shared_at' | 'is_indexed' | 'on_profile' | 'views'>;

export const sharedPath = (token: string): string => `/cvbuilder/pmk?cv=${token}`;

export const presentShare = ({ share_token: token, shared_at: at, ...found }: Shared): DataOf<typeof shareCv> =>
  token === null || at === null
    ? null
    : {
        path: sharedPath(token),
        shared_at: at.toISOString(),
        is_indexed: found.is_indexed,
        on_profile: found.on_profile,
        views: found.views,
      };

export const presentCard = (row: CvRow): DataOf<typeof myCvs>['items'][number] => ({
  id: row.id,
  name: row.name,
  target: row.target,
  language: row.language,
  template: row.content.look.template,
  version: row.version,
  saved_at: row.saved_at.toISOString(),
  shared: presentShare(row),
});
