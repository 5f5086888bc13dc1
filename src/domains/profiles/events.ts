import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { SUGGESTION_KINDS } from './suggestions-contract.ts';
import { LEVELS } from './levels.ts';

/** A field of someone's profile changed: their name, picture, skills or any other. */
export const profileSaved = event('profiles.saved', z.object({ userId: z.string() }));

/** A client said for the first time what they need. */
export const needStated = event('profiles.need_stated', z.object({ userId: z.string() }));

/** Added to our lists under a name, or declined with a reason. */
export const suggestionDecided = event(
  'profiles.suggestion_decided',
  z.object({
    userId: z.string(),
    kind: z.enum(SUGGESTION_KINDS),
    name: z.string(),
    addedAs: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  }),
);

const level = z.enum(LEVELS);
/** Raised immediately, or lowered after the notice period. */
export const levelChanged = event('profiles.level_changed', z.object({ userId: z.string(), from: level, to: level }));
/** The measures fell below the level: it is lowered on that day unless you meet them again. */
export const levelNotice = event('profiles.level_notice', z.object({ userId: z.string(), level, lossAt: z.string() }));
