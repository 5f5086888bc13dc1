/** What browsers report about the content security policy (WEB-2), as operators see it. */
import * as z from 'zod/mini';
import { query } from './endpoint.ts';

/** Anyone may send reports, so only this many different ones are kept; the rest is counted together. */
export const MOST_POLICY_REPORTS = 100;
export const POLICY_REPORT_DAYS = 30;

const instant = z.iso.datetime();

export const policyReports = query({
  path: '/api/admin/policy-reports',
  summary: 'Lists what browsers blocked on our pages under the content security policy, most recent first.',
  access: 'operator',
  staff: ['trust'],
  data: z.object({
    items: z.array(
      z.object({
        directive: z.string(),
        /** A host, or a word such as "inline"; "others" once too many different ones are kept. */
        blocked: z.string(),
        /** The pattern of the page's address, such as "/services/:slug". */
        page: z.string(),
        count: z.int(),
        first_seen_at: instant,
        last_seen_at: instant,
      }),
    ),
  }),
  errors: [],
  limit: 'read',
});
