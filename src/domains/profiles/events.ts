import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

/** Something a person shows of themselves changed: their name, picture, skills or any other field. */
export const profileSaved = event('profiles.saved', z.object({ userId: z.string() }));
