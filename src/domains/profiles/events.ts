import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { LEVELS } from './levels.ts';

/** Something a person shows of themselves changed: their name, picture, skills or any other field. */
export const profileSaved = event('profiles.saved', z.object({ userId: z.string() }));

const level = z.enum(LEVELS);
/** Raised at once, or lowered after its notice. */
export const levelChanged = event('profiles.level_changed', z.object({ userId: z.string(), from: level, to: level }));
/** The measures fell below the level: it will fall on that day unless they recover. */
export const levelNotice = event('profiles.level_notice', z.object({ userId: z.string(), level, lossAt: z.string() }));
