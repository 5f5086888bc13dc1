import { academic } from '#domains/academic/server/module.ts';
import { accounts } from '#domains/accounts/server/module.ts';
import { analytics } from '#domains/analytics/server/module.ts';
import { brand } from '#domains/brand/server/module.ts';
import { books } from '#domains/books/server/module.ts';
import { content } from '#domains/content/server/module.ts';
import { careers } from '#domains/careers/server/module.ts';
import { contracts } from '#domains/contracts/server/module.ts';
import { customOffers } from '#domains/custom-offers/server/module.ts';
import { cvs } from '#domains/cvs/server/module.ts';
import { dataRights } from '#domains/data-rights/server/module.ts';
import { disputes } from '#domains/disputes/server/module.ts';
import { fees } from '#domains/fees/server/module.ts';
import { messaging } from '#domains/messaging/server/module.ts';
import { notifications } from '#domains/notifications/server/module.ts';
import { orders } from '#domains/orders/server/module.ts';
import { paidWork } from '#domains/paid-work/server/module.ts';
import { payouts } from '#domains/payouts/server/module.ts';
import { profiles } from '#domains/profiles/server/module.ts';
import { projects } from '#domains/projects/server/module.ts';
import { proposals } from '#domains/proposals/server/module.ts';
import { reports } from '#domains/reports/server/module.ts';
import { reviews } from '#domains/reviews/server/module.ts';
import { saved } from '#domains/saved/server/module.ts';
import { services } from '#domains/services/server/module.ts';
import { support } from '#domains/support/server/module.ts';
import { verification } from '#domains/verification/server/module.ts';
import { wallet } from '#domains/wallet/server/module.ts';
import { notifier } from '#domains/notifications/server/notifications.ts';
import { noticesByEvent } from '#kit/notices.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { ApiGroup } from '#kit/server/http/openapi.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { platform } from '#kit/server/platform.ts';
import { sitemapWork } from '#kit/server/sitemap/sitemap-work.ts';
import type { TicketHolder } from '#kit/server/realtime/tickets.ts';
import { dashboardsOf } from './dashboards.ts';
import { demo } from './demo.ts';
import { platformNotices } from './platform-notices.ts';
import { pageCards } from './page-cards.ts';
import { screenSitemap } from './sitemap-screens.ts';

/** Every module of the product, a line each, in the domain order. */
const domains: readonly DomainModule[] = [
  { ...platform, notices: platformNotices },
  accounts,
  profiles,
  verification,
  cvs,
  wallet,
  messaging,
  reviews,
  services,
  payouts,
  paidWork,
  disputes,
  customOffers,
  projects,
  saved,
  proposals,
  orders,
  contracts,
  analytics,
  reports,
  books,
  fees,
  content,
  support,
  brand,
  careers,
  academic,
  notifications,
  dataRights,
  demo,
];
export const modules: readonly DomainModule[] = [...domains, dashboardsOf(domains)];

export const handlers = modules.flatMap((module) => module.handlers ?? []);

/** Every call by domain, for the API description. */
export const apiGroups = (): ApiGroup[] =>
  modules.map((module) => ({
    name: module.name,
    about: module.about,
    endpoints: (module.handlers ?? []).map(({ endpoint }) => endpoint),
  }));

const everyNotice = modules.flatMap((module) => module.notices ?? []);
export const notices = noticesByEvent(everyNotice);
const { reactions: noticeReactions, notifyOf, notifyTogether } = notifier(everyNotice);
export { notifyOf, notifyTogether };
export const reactions = [...modules.flatMap((module) => module.reactions ?? []), ...noticeReactions];
export const timerReactions = modules.flatMap((module) => module.timers ?? []);
export const feedSources = modules.flatMap((module) => module.feeds ?? []);
export const socialCardSources = [pageCards, ...modules.flatMap((module) => module.socialCards ?? [])];
export const sitemapSources = [screenSitemap, ...modules.flatMap((module) => module.sitemap ?? [])];
export const periodicWork = [...modules.flatMap((module) => module.periodic ?? []), sitemapWork(sitemapSources)];

const topics = new Map(modules.flatMap((module) => Object.entries(module.topics ?? {})));

/** Who may watch what, asked at every subscription (RT-1). */
export async function mayWatch(db: Db, holder: TicketHolder, topic: string): Promise<boolean> {
  const [kind = '', id, ...rest] = topic.split(':');
  if (id === undefined || rest.length > 0) return false;
  return (await topics.get(kind)?.(db, holder.userId, id)) ?? false;
}

const signals = new Map(modules.flatMap((module) => Object.entries(module.signals ?? {})));

/** Who may say what to those who watch a topic, asked at every signal (RT-1). */
export async function maySignal(db: Db, holder: TicketHolder, topic: string, signal: string): Promise<boolean> {
  const [kind = '', id, ...rest] = topic.split(':');
  if (id === undefined || rest.length > 0) return false;
  return (await signals.get(kind)?.[signal]?.(db, holder.userId, id)) ?? false;
}

/** Events after which the watchers of their topics are asked again. */
export const endsWatching: ReadonlySet<string> = new Set(modules.flatMap((module) => module.endsWatching ?? []));
