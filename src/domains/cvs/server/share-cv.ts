import { randomBytes } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type * as contract from '../contract.ts';
import { presentShare } from './present-cv.ts';
import { lockMyCv } from './store.ts';

/** 128 bits: nobody guesses one. */
const TOKEN_BYTES = 16;

const share = statement(
  'cv_share',
  `update cv set share_token = :token, shared_at = :sharedAt, is_indexed = :isIndexed, on_profile = :onProfile,
     views = :views where id = :id`,
);
const offProfile = statement(
  'cvs_off_profile',
  'update cv set on_profile = false where user_id = :userId and id <> :id and on_profile',
);

/** An address that was taken away never works again: the next one is new, and counts from 0. */
export async function shareCv(
  tx: Tx,
  { userId }: Actor,
  id: string,
  { is_shared, is_indexed, on_profile }: Parsed<typeof contract.shareCv>['body'],
  context: Context,
): Promise<DataOf<typeof contract.shareCv>> {
  const row = await lockMyCv(tx, id, userId);
  const next = {
    share_token: is_shared ? (row.share_token ?? randomBytes(TOKEN_BYTES).toString('base64url')) : null,
    shared_at: is_shared ? (row.shared_at ?? context.clock()) : null,
    is_indexed: is_shared && is_indexed,
    on_profile: is_shared && on_profile,
    views: is_shared ? row.views : 0,
  };
  await tx.rows(share, {
    id,
    token: next.share_token,
    sharedAt: next.shared_at,
    isIndexed: next.is_indexed,
    onProfile: next.on_profile,
    views: next.views,
  });
  // One stands on the profile.
  if (next.on_profile) await tx.rows(offProfile, { userId, id });
  return presentShare(next);
}
