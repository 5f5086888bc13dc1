/** What operators see of the queues and do about jobs that were given up (JOB-2, OPS-5). */
import * as z from 'zod/mini';
import { command, query } from './endpoint.ts';

/** Jobs are numbered. */
const jobId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

const instant = z.iso.datetime();

export const backgroundWork = query({
  path: '/api/admin/background-work',
  summary: 'Lists the queues with their waiting jobs, and the latest 100 failed jobs.',
  access: 'operator',
  staff: ['money'],
  data: z.object({
    queues: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Counted up to ten thousand. */
        waiting: z.int(),
        oldest_seconds: z.number(),
        late_after_seconds: z.number(),
        is_late: z.boolean(),
      }),
    ),
    dead: z.object({
      total: z.int(),
      items: z.array(
        z.object({ id: jobId, reaction: z.string(), announced_at: instant, died_at: instant, error: z.string() }),
      ),
    }),
  }),
  errors: [],
  limit: 'read',
});

export const replayDeadJobs = command({
  method: 'POST',
  path: '/api/admin/background-work/replay',
  summary: 'Retries a failed job, or all of them without an id.',
  access: 'operator',
  staff: ['money'],
  body: z.object({ job_id: z.optional(jobId) }),
  data: z.null(),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'key',
  said: 'Retrying in a moment.',
});
