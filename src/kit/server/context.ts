import type { Clock } from '../clock.ts';
import type { MakeId } from '../ids.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import type { Backlog } from './jobs/backlog.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { PaymentProviders } from './payments/provider.ts';
import type { Scanner } from './scanning/scanner.ts';
import type { Files } from './storage/files.ts';
import type { Space } from './storage/space.ts';

/** The real adapters, built once per process in app/server/context.ts and handed to every handler. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  /** This machine's own, which anybody may set: a second opinion where a stranger's clock is judged, such as a phone's. */
  readonly machineClock?: Clock;
  readonly makeId: MakeId;
  readonly log: Log;
  readonly mail: Mail;
  readonly files: Files;
  readonly space: Space;
  /** Looks into uploads for malware; null where none is set up. */
  readonly scanner: Scanner | null;
  readonly payments: PaymentProviders;
  /** Checks identities beside our own reviewers; null where they do it alone. */
  readonly identity: IdentityProvider | null;
  /** When the backup was taken that this instance was restored from: until then it may have sent everything already (JOB-4). */
  readonly restoredFrom?: Date | null;
  /** What waits in the queues; missing where none run, as in most tests. */
  readonly backlog?: Backlog;
}
