/** What services announce. Facts are ids: whoever reacts reads the rest when it reacts. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const facts = z.object({ serviceId: z.uuid(), sellerId: z.uuid() });

/** Every publishing is one, the first and each edit; `version` tells them apart. */
export const servicePublished = event('service.published', z.extend(facts, { versionId: z.uuid(), version: z.int() }));
export const servicePaused = event('service.paused', facts);
export const serviceResumed = event('service.resumed', facts);
export const serviceArchived = event('service.archived', facts);
