/**
 * What a domain knows of people's work and payments. Levels, public records and what staff see are made of it, no
 * matter which domain offers it.
 */
import type { Db, Tx } from './db/database.ts';

/** What one freelancer did for one client. */
export interface Dealing {
  readonly freelancer_id: string;
  readonly client_id: string;
  readonly completed: number;
  /** Of those that were completed. */
  readonly on_time: number;
  /** Completed, or canceled for being late: work does not leave the record by going wrong. */
  readonly judged: number;
  readonly last_completed_at: Date | null;
}

/** Published reviews of a person by one side: each gives 1 to 5 for three criteria. */
export interface ReviewSum {
  readonly about_id: string;
  readonly by: 'client' | 'freelancer';
  /** All criteria of all reviews added up. */
  readonly points: number;
  readonly reviews: number;
}

export interface RecentReview {
  readonly id: string;
  readonly author_id: string;
  readonly by: 'client' | 'freelancer';
  readonly points: number;
  readonly body: string;
  /** The kind of work, and what it was. */
  readonly kind: string;
  readonly title: string;
  readonly shown_at: Date;
}

/** What one freelancer finished in some categories. */
export interface SoldIn {
  readonly freelancer_id: string;
  readonly done: number;
  /** In minor units. */
  readonly earned: string;
}
export interface SoldInAsked {
  readonly ids: readonly string[];
  /** A main category, and with it all that are below. */
  readonly top: string;
  readonly categories: readonly string[];
  readonly currency: string;
}

/** A contract for a project, for the people who were there before it: amounts are minor units and equal the ledger. */
export interface ContractFor {
  readonly number: string;
  readonly title: string;
  readonly path: string;
  readonly freelancer_id: string;
  readonly state: { readonly label: string; readonly tone: 'info' | 'warning' | 'success' | 'danger' | 'neutral' };
  readonly currency: string;
  /** Prices of its milestones, what is held of them with the client's fee, and what was released. */
  readonly agreed: string;
  readonly held: string;
  readonly released: string;
}

/** How many proposals of a project wait for what, for the people who were there before them. */
export interface ProposalsFor {
  readonly project_id: string;
  /** Counter-offers of freelancers that wait for the client. */
  readonly countered: number;
  /** Both accepted the same terms, and no contract is offered yet. */
  readonly agreed: number;
  readonly unread: number;
  readonly offered: number;
  readonly chosen: number;
  readonly fresh: number;
}

/** A freelancer's own proposal for a project. */
export interface ProposedFor {
  readonly project_id: string;
  readonly id: string;
}

/** Work that was paid for and is done. What it was is said only where it was public before. */
export interface FinishedWork {
  readonly id: string;
  readonly kind: 'order' | 'contract';
  readonly title: string | null;
  readonly finished_at: Date;
  readonly on_time: boolean;
}

/** Unfinished work with the money held for it, in minor units of the currency asked for. */
export interface WorkSum {
  readonly count: number;
  readonly held: bigint;
}

/** What suspending or closing an account affects. */
export interface OpenWork {
  /** As a freelancer: not paid yet, paid and not delivered, delivered and in review. */
  readonly unpaid: number;
  readonly undelivered: WorkSum;
  readonly delivered: WorkSum;
  /** As a client: bought and not finished. */
  readonly bought: WorkSum;
}

/** Something that a freelancer has to hand over: nothing of it names the client. */
export interface DueWork {
  /** What people read out, and where it is. */
  readonly number: string;
  readonly title: string;
  readonly path: string;
  readonly at: Date;
}

/** A person in lists of someone else: by the lists' names, the last saved first. */
export interface ListedPerson {
  readonly id: string;
  readonly lists: readonly string[];
}

type Reads = Db | Tx;

export interface PersonFacts {
  /** Some of those who sold anything, in the order of their ids. */
  readonly sellersAfter?: (reads: Reads, after: string | null, most: number) => Promise<readonly string[]>;
  readonly sold?: (reads: Reads, freelancerIds: readonly string[]) => Promise<readonly Dealing[]>;
  readonly soldIn?: (reads: Reads, query: SoldInAsked) => Promise<readonly SoldIn[]>;
  /** By finished work, in minor units of that currency, after our fee. */
  readonly earned?: (reads: Reads, freelancerId: string, currency: string) => Promise<readonly bigint[]>;
  /** The newest first. */
  readonly contractsFor?: (reads: Reads, projectId: string) => Promise<readonly ContractFor[]>;
  /** None for a project without proposals. */
  readonly proposalsFor?: (reads: Reads, projectIds: readonly string[], now: Date) => Promise<readonly ProposalsFor[]>;
  /** Of each of these projects that the person proposed for, their newest proposal. */
  readonly proposedFor?: (
    reads: Reads,
    userId: string,
    projectIds: readonly string[],
  ) => Promise<readonly ProposedFor[]>;
  /** Who proposed for this project. */
  readonly proposersOf?: (reads: Reads, projectId: string) => Promise<readonly string[]>;
  readonly bought?: (reads: Reads, clientId: string) => Promise<readonly Dealing[]>;
  readonly reviewSums?: (reads: Reads, userIds: readonly string[]) => Promise<readonly ReviewSum[]>;
  readonly recentReviews?: (reads: Reads, userId: string, most: number) => Promise<readonly RecentReview[]>;
  /** What they finished as a freelancer, the newest first. */
  readonly finished?: (reads: Reads, freelancerId: string, most: number) => Promise<readonly FinishedWork[]>;
  /** Has this person ever posted what they need? */
  readonly hasPosted?: (reads: Reads, userId: string) => Promise<boolean>;
  /** Has this person ever paid money in? */
  readonly hasPaidIn?: (reads: Reads, userId: string) => Promise<boolean>;
  /** What they have to hand over next, the soonest first: their calendar shows it. */
  readonly due?: (reads: Reads, freelancerId: string) => Promise<readonly DueWork[]>;
  readonly inListsOf?: (reads: Reads, userId: string, most: number) => Promise<readonly ListedPerson[]>;
  readonly openWork?: (reads: Reads, userId: string, currency: string) => Promise<readonly OpenWork[]>;
}

/** Asks every domain that knows something and combines the answers. */
export async function gathered<Fact>(offered: readonly (Promise<readonly Fact[]> | undefined)[]): Promise<Fact[]> {
  return (await Promise.all(offered.map(async (facts) => (await facts) ?? []))).flat();
}
