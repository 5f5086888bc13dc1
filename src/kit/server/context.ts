import type { Role } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Duty } from '../duties.ts';
import type { MakeId } from '../ids.ts';
import type { NoticesByEvent } from '../notices.ts';
import type { CheckOutcome } from './check.ts';
import type { Config } from './config.ts';
import type { Database, Db, Tx } from './db/database.ts';
import type { Extension } from './extension-point.ts';
import type { Backlog } from './jobs/backlog.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { LanguageModel } from './language-model/language-model.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { PersonFacts } from './person-facts.ts';
import type { PersonalTable } from './personal-data.ts';
import type { Export } from './personal-export.ts';
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
  /**
   * This machine's own clock, which anyone may set: a second opinion where another device's clock is judged, such as a
   * phone's.
   */
  readonly machineClock?: Clock;
  readonly makeId: MakeId;
  readonly log: Log;
  readonly mail: Mail;
  readonly files: Files;
  readonly space: Space;
  /** Looks into uploads for malware; null where none is set up. */
  readonly scanner: Scanner | null;
  /** Asked only when a person presses; null where the operator set up none. */
  readonly languageModel: LanguageModel | null;
  readonly payments: PaymentProviders;
  /** Checks identities beside our own reviewers; null where they do it alone. */
  readonly identity: IdentityProvider | null;
  /**
   * When the backup was taken that this instance was restored from: until then it may have sent everything already
   * (JOB-4).
   */
  readonly restoredFrom?: Date | null;
  /** Turns stored events into notices; missing where nobody reads any, as in most tests. */
  readonly notices?: NoticesByEvent;
  /** What waits in the queues; missing where none run, as in most tests. */
  readonly backlog?: Backlog;
  /** Every live check of the product, on one snapshot; missing where nothing runs them, as in most tests. */
  readonly runChecks?: () => Promise<readonly CheckOutcome[]>;
  /** What each domain keeps about people, in the domain order. */
  readonly personal: readonly PersonalData[];
  /** What each domain knows of people's work and payments. */
  readonly facts: readonly PersonFacts[];
  /** What domains hang at places of each other; missing where nobody does, as in most tests. */
  readonly extensions?: readonly Extension[];
}

/** Whose record it is, as far as its parts depend on it. */
export interface RecordOwner {
  readonly id: string;
  readonly role: Role;
  readonly country_id: number | null;
}

/**
 * What a domain keeps about people: what its owner can take along, what is emptied when they leave, and what keeps
 * them.
 */
export interface PersonalData {
  /** Every table of the domain that names a person. A test compares them with the database, the copy and the eraser. */
  readonly tables: Readonly<Record<string, PersonalTable>>;
  /** What it adds to the record that its owner reads (REC-5). */
  readonly recordPart?: (reads: Db | Tx, owner: RecordOwner, now: Date) => Promise<object>;
  /** What it adds to what the guard asks about someone new (REC-10). */
  readonly onboardingPart?: (db: Db, userId: string) => Promise<object>;
  readonly exportOf?: (db: Db, userId: string, context: Context) => Export;
  /** Erases what is stored by email address, before anything else is erased. */
  readonly forgetAddress?: (tx: Tx, email: string, context: Context) => Promise<unknown>;
  /** Erases what is personal. Later domains go first, so that what they look up is still there. */
  readonly erase?: (tx: Tx, userId: string, context: Context) => Promise<unknown>;
  /** What has to be settled before the account can be deleted. */
  readonly dutiesBeforeLeaving?: (reads: Db | Tx, userId: string) => Promise<Duty[]>;
  /** What only the role being given up can finish, and what is open but does not block the change. */
  readonly dutiesOfRoleChange?: (
    reads: Db | Tx,
    userId: string,
    from: Role,
    to: Role,
  ) => Promise<{ blocking: Duty[]; open: Duty[] }>;
}
