import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import { spaceLimits } from '../limits.ts';
import type { Context } from './context.ts';
import { inboundMailHandlers } from './inbound-mail/receive-mail.ts';
import { inboundMailReactions, sweepInboundMail } from './inbound-mail/take-mail.ts';
import { backgroundWorkHandlers } from './jobs/handlers.ts';
import { every, type PeriodicWork } from './jobs/periodic.ts';
import { sweepOld } from './jobs/sweep.ts';
import type { DomainModule } from './module.ts';
import { realtimeHandlers } from './realtime/handlers.ts';
import { announceWaitingScans, scanReactions, scanTimers } from './scanning/file-scans.ts';
import { ownSearchHandlers } from './own-search.ts';
import { staffSearchHandlers } from './staff-search.ts';
import { makePictureSizes } from './storage/pictures.ts';
import { spaceHandlers } from './storage/space-handlers.ts';
import { watchSpace } from './storage/space-watch.ts';
import { personal } from './personal.ts';
import { sweepUploads } from './uploads/drop-uploads.ts';
import { uploadHandlers } from './uploads/handlers.ts';
import { uploadChecks } from './uploads/upload-checks.ts';

const diskSpace: PeriodicWork = {
  name: 'disk space',
  everyMs: spaceLimits.lookMs,
  connections: 'money',
  begin: (context) => {
    const seen = { recordedAt: 0, level: null };
    return () => watchSpace(context, seen);
  },
};

/** A picture is served in its full size until then. */
const PICTURE_SIZES_EVERY_MS = 10_000;

/** Far longer than an upload may take (OPS-2). */
async function sweepUnfinishedFiles({ files, log }: Context): Promise<boolean> {
  // The age of a file is measured by the clock of the machine that wrote it.
  const swept = await files.sweepUnfinished(after(new Date(), -DAY_MS));
  if (swept > 0) log.info({ swept }, 'removed unfinished files older than a day');
  return false;
}

/** What src/kit brings itself: files, jobs, sockets, emails, the audit log and the simulated payment provider. */
export const platform: DomainModule = {
  name: 'platform',
  about: 'Live updates, replies by email, background work, disk space and the search of staff.',
  owns: [
    'attachment',
    'attempt',
    'brand_version',
    'file_scan',
    'idempotency',
    'inbound_mail',
    'instance_key',
    'job',
    'kept_letter',
    'last_seen',
    'live_person',
    'live_process',
    'migration',
    'partial_upload',
    'partial_upload_part',
    // Written by the release before; its table goes with a later one (decision 230).
    'policy_report',
    'rate_window',
    'realtime_ticket',
    'restored_copy',
    'sitemap_build',
    'staff_act_links',
    'staff_acts',
    'storage_space',
    'term_change',
    'terms_scale',
    'test_provider.checkout',
    'test_provider.dispute',
    'test_provider.event',
    'test_provider.method',
    'test_provider.payout',
    'test_provider.refund',
    'test_provider.secret',
    'unsized_picture',
  ],
  // A process of the release before announces and keeps deadlines by `outbox` and `timer` (decision 236).
  publishes: ['attached_file', 'failing_timer', 'outbox', 'scanned_file', 'timer'],
  handlers: [
    ...realtimeHandlers,
    ...backgroundWorkHandlers,
    ...spaceHandlers,
    ...uploadHandlers,
    ...inboundMailHandlers,
    ...staffSearchHandlers,
    ...ownSearchHandlers,
  ],
  reactions: [...scanReactions, ...inboundMailReactions],
  timers: scanTimers,
  periodic: [
    diskSpace,
    every(HOUR_MS, 'sweep', ({ database }) => sweepOld(database)),
    every(6 * HOUR_MS, 'unfinished files', sweepUnfinishedFiles),
    every(10 * MINUTE_MS, 'expired uploads', sweepUploads),
    every(HOUR_MS, 'inbound mail', sweepInboundMail),
    every(PICTURE_SIZES_EVERY_MS, 'picture sizes', makePictureSizes),
  ],
  topics: { user: (_db, userId, id) => id === userId },
  prepare: announceWaitingScans,
  silent: {
    'mail.arrived': 'wakes the job that reads an email',
    'mail.refused': 'sends the person an email that says why',
    'files.scan_due': 'wakes the job that scans a file',
  },
  personal,
  checks: uploadChecks,
  exampleCalls: () => import('./test-calls.ts'),
};
