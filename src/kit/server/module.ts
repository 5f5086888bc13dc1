import type { FastifyInstance } from 'fastify';
import type { NoticesOf } from '../notices.ts';
import type { Check } from './check.ts';
import type { Context, PersonalData } from './context.ts';
import type { DashboardPart } from './dashboard-part.ts';
import type { Db } from './db/database.ts';
import type { DemoPart } from './demo/demo-part.ts';
import type { PersonFacts } from './person-facts.ts';
import type { Extension } from './extension-point.ts';
import type { ExampleCalls } from './example-calls.ts';
import type { AnswerCounter } from './http/answer-counter.ts';
import type { Handler } from './http/handler.ts';
import type { PeriodicWork } from './jobs/periodic.ts';
import type { Reaction, TimerReaction } from './jobs/reactions.ts';
import type { FeedSource } from './feeds/source.ts';
import type { SitemapSource } from './sitemap/source.ts';
import type { SocialCardSource } from './social-cards/source.ts';

/** May this person watch `id`? Asked at every subscription (RT-1). */
export type MayWatch = (db: Db, userId: string, id: string) => boolean | Promise<boolean>;

/**
 * Everything the product has to know of one domain. Each exports one from `server/module.ts`; `app/server/modules.ts`
 * lists them, and nothing else outside the folder names what a domain brings.
 */
export interface DomainModule {
  readonly name: string;
  /** What its calls are about, a sentence in the API description. */
  readonly about: string;
  /** Tables that it alone reads and writes; those outside `public` with their schema. Each table has one owner. */
  readonly owns: readonly string[];
  /** Views over its tables that domains after it in the domain order may read. */
  readonly publishes?: readonly string[];
  readonly handlers?: readonly Handler[];
  /** What it hangs at places of other domains. */
  readonly extensions?: readonly Extension[];
  readonly reactions?: readonly Reaction[];
  readonly timers?: readonly TimerReaction[];
  readonly periodic?: readonly PeriodicWork[];
  /** Topics a browser may watch, by the word before the colon. */
  readonly topics?: Readonly<Record<string, MayWatch>>;
  /** What watchers of its topics may say to each other, by the word before the colon and then by signal: who may. */
  readonly signals?: Readonly<Record<string, Readonly<Record<string, MayWatch>>>>;
  /** Its events after which watchers of their topics may have lost the right to: they are asked again. */
  readonly endsWatching?: readonly string[];
  /** Addresses beside the API, such as a link that an email carries. */
  readonly mount?: (server: FastifyInstance, context: Context) => void;
  /** Counts what readers of public lists and pages see. One per process. */
  readonly counter?: (context: Context) => AnswerCounter | null;
  /** Runs before anyone is served. */
  readonly prepare?: (context: Context) => Promise<unknown>;
  /** Reads into memory what its first readers would wait for. Begins once everyone is served; nothing waits for it. */
  readonly warm?: (context: Context) => Promise<unknown>;
  /** Its public pages, for search engines. */
  readonly sitemap?: readonly SitemapSource[];
  /** What is new of it, for feed readers. */
  readonly feeds?: readonly FeedSource[];
  /** Its public pages as pictures, for where their links are shared. */
  readonly socialCards?: readonly SocialCardSource[];
  /** What it notifies people of, an entry per kind of event. */
  readonly notices?: readonly NoticesOf[];
  /** Its other events, each with the reason why nobody is notified. */
  readonly silent?: Readonly<Record<string, string>>;
  /** What it keeps about people: every owned table that names one. */
  readonly personal?: PersonalData;
  /** What it knows of people's work and payments, for levels and public records. */
  readonly facts?: PersonFacts;
  /** What it puts on the homes of clients and freelancers. */
  readonly dashboards?: readonly DashboardPart[];
  /** What must be true of the live database at any moment. */
  readonly checks?: readonly Check[];
  /** Its part of the demo world, loaded by an instance that plants one. */
  readonly demo?: () => Promise<{ readonly demo: DemoPart }>;
  /** For tests, and loaded by them only: each of its calls once. */
  readonly exampleCalls?: () => Promise<ExampleCalls>;
}
