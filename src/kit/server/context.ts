import type { Role } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Duty } from '../duties.ts';
import type { MakeId } from '../ids.ts';
import type { NoticesByEvent } from '../notices.ts';
import type { ReportableKind } from '../reported.ts';
import type { TalkCard } from '../talk-card.ts';
import type { CheckOutcome } from './check.ts';
import type { Config } from './config.ts';
import type { Database, Db, Tx } from './db/database.ts';
import type { AgreedSection, DisputedBy, DisputeEnd, Released } from './disputed-work.ts';
import type { Backlog } from './jobs/backlog.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { MailPerson, MailReply } from './inbound-mail/mail-door.ts';
import type { MailDoorName } from './inbound-mail/reply-address.ts';
import type { LanguageModel } from './language-model/language-model.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { PersonFacts } from './person-facts.ts';
import type { PersonalTable } from './personal-data.ts';
import type { Export } from './personal-export.ts';
import type { KeptLinesOf, PaymentProviders } from './payments/provider.ts';
import type { Chosen, Removal, ReportedThing } from './reportable.ts';
import type { Scanner } from './scanning/scanner.ts';
import type { Files } from './storage/files.ts';
import type { Space } from './storage/space.ts';
import type { TalkedAbout } from './talk-subject.ts';

/** The real adapters, built once per process in app/server/context.ts and handed to every handler. */
export interface Context {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  /** This machine's own clock, which anyone may set: a second opinion where another device's clock is judged, such as a phone's. */
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
  /** When the backup was taken that this instance was restored from: until then it may have sent everything already (JOB-4). */
  readonly restoredFrom?: Date | null;
  /** Turns stored events into notices; missing where nobody reads any, as in most tests. */
  readonly notices?: NoticesByEvent;
  /** What waits in the queues; missing where none run, as in most tests. */
  readonly backlog?: Backlog;
  /** Every live check of the product, on one snapshot; missing where nothing runs them, as in most tests. */
  readonly runChecks?: () => Promise<readonly CheckOutcome[]>;
  /** Lines about money at a provider that domains keep beside the wallet's own. */
  readonly providerLines: readonly KeptLinesOf[];
  /** What each domain keeps about people, in the domain order. */
  readonly personal: readonly PersonalData[];
  /** What each domain knows of people's work and payments. */
  readonly facts: readonly PersonFacts[];
  /** The public things of each domain that people can report. */
  readonly reportable: readonly Reportable[];
  /** What people of this product can talk about; missing where nobody does, as in most tests. */
  readonly talkedAbout?: readonly TalkedAbout[];
  /** What can be answered by email; missing where nothing can, as in most tests. */
  readonly mailDoors?: readonly MailDoor[];
  /** What conversations show as cards; missing where none are shown, as in most tests. */
  readonly talkCards?: readonly TalkCards[];
  /** How each kind of work that can be disputed stops, resumes and ends; missing where nobody disputes anything, as in most tests. */
  readonly disputed?: readonly DisputedWork[];
}

/** Whose record it is, as far as its parts depend on it. */
export interface RecordOwner {
  readonly id: string;
  readonly role: Role;
  readonly country_id: number | null;
}

/** What a domain keeps about people: what its owner can take along, what is emptied when they leave, and what keeps them. */
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
  readonly dutiesOfRoleChange?: (reads: Db | Tx, userId: string, from: Role, to: Role) => Promise<{ blocking: Duty[]; open: Duty[] }>;
}

/**
 * Everything happens in the transaction of the dispute, which moves the money. `workId` is the id of the charge. The
 * state of the work and its clocks are its own domain's.
 */
export interface DisputedWork {
  /** The kind of charge. */
  readonly kind: string;
  /** The claim was withdrawn: the work goes on with the time that was left. Answers when released earnings clear, or null where the money stays held. */
  readonly resume: (tx: Tx, workId: string, since: Date, by: DisputedBy, context: Context) => Promise<Released | null>;
  readonly end: (tx: Tx, workId: string, end: DisputeEnd, context: Context) => Promise<Released>;
  /** Once, after either of them and after all its money has moved: what may lock a conversation, as everything locks balances before conversations. */
  readonly settled?: (tx: Tx, workId: string, context: Context) => Promise<unknown>;
  /** What both agreed about these pieces of work, for the reviewer: sections of text. Missing where nothing is signed. */
  readonly agreed?: (db: Db, workIds: readonly string[]) => Promise<readonly AgreedSection[]>;
  /** What its timeline calls a move, for the reviewer. */
  readonly words: (move: string) => string;
}

/** What a domain offers to conversations: how one kind of its things is now (decision 146). */
export interface TalkCards {
  /** As it is kept beside the message. */
  readonly kind: string;
  /** By `ref`. One that is missing is shown as the line of text that was kept with it. */
  readonly read: (db: Db, refs: readonly string[], readerId: string, context: Context) => Promise<ReadonlyMap<string, TalkCard>>;
}

/** What a domain offers to replies by email: something that a person can write in (decision 150). */
export interface MailDoor {
  readonly name: MailDoorName;
  /** How people know it, in the middle of a sentence. */
  readonly about: string;
  /** Which of its people `isFor` names; null where there is no such thing, or they may not write in it any more. */
  readonly personOf: (reads: Db | Tx, ref: string, isFor: (person: string) => boolean) => Promise<MailPerson | null>;
  /** Does what the screen would do. A `Failure` is a refusal, and its message is sent to the person. */
  readonly take: (tx: Tx, reply: MailReply, context: Context) => Promise<unknown>;
}

/** Of what is not public: the reader reports what they can see of it, and each report is a thing of its own. */
export interface PrivateThing {
  /** As the reader knows it; not found for everyone else. */
  readonly read: (db: Db, id: string, readerId: string) => Promise<ReportedThing>;
  /** Keeps which parts they chose. Answers the id of what is reported. */
  readonly choose: (tx: Tx, chosen: Chosen, context: Context) => Promise<string>;
}

/** What a domain offers to reports: how a kind of thing is read, hidden from the public, and shown again after an appeal. */
export interface Reportable {
  readonly kind: ReportableKind;
  /** Null where there is no such thing. */
  readonly read: (reads: Db | Tx, id: string) => Promise<ReportedThing | null>;
  /** What a path of this site shows, public or not; missing where a kind has no page of its own. */
  readonly at?: (reads: Db | Tx, path: string) => Promise<string | null>;
  /** Hiding what is hidden changes nothing. */
  readonly hide: (tx: Tx, removal: Removal, context: Context) => Promise<void>;
  readonly show: (tx: Tx, removal: Removal, context: Context) => Promise<void>;
  readonly ofReader?: PrivateThing;
}
