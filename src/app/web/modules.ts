import { academic } from '#domains/academic/web/module.ts';
import { accounts } from '#domains/accounts/web/module.ts';
import { analytics } from '#domains/analytics/web/module.ts';
import { books } from '#domains/books/web/module.ts';
import { content } from '#domains/content/web/module.ts';
import { contracts } from '#domains/contracts/web/module.ts';
import { dataRights } from '#domains/data-rights/web/module.ts';
import { disputes } from '#domains/disputes/web/module.ts';
import { messaging } from '#domains/messaging/web/module.ts';
import { notifications } from '#domains/notifications/web/module.ts';
import { orders } from '#domains/orders/web/module.ts';
import { payouts } from '#domains/payouts/web/module.ts';
import { profiles } from '#domains/profiles/web/module.ts';
import { projects } from '#domains/projects/web/module.ts';
import { proposals } from '#domains/proposals/web/module.ts';
import { reports } from '#domains/reports/web/module.ts';
import { reviews } from '#domains/reviews/web/module.ts';
import { saved } from '#domains/saved/web/module.ts';
import { services } from '#domains/services/web/module.ts';
import { support } from '#domains/support/web/module.ts';
import { verification } from '#domains/verification/web/module.ts';
import { wallet } from '#domains/wallet/web/module.ts';
import { Gauge } from 'lucide-react';
import { SIDES, type Side } from '#kit/sides.ts';
import type { DashboardName } from '#kit/dashboard.ts';
import type { DashboardView, NavigationItem, WebModule } from '#kit/web/web-module.ts';
import { pathTo, routes, screensAbove, SECTIONS, type Section } from '#routes';

/** The web side of every domain that has something to show beside its own screens. */
export const webModules: readonly WebModule[] = [
  accounts,
  profiles,
  verification,
  wallet,
  messaging,
  reviews,
  services,
  payouts,
  disputes,
  projects,
  saved,
  proposals,
  orders,
  contracts,
  analytics,
  reports,
  books,
  notifications,
  dataRights,
  content,
  support,
  academic,
];

const inPlace = <Part extends { readonly place: number }>(parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((a, b) => a.place - b.place);

/** Of the app itself, and first: the home of the role, or of the side that is set up. */
export const overview = (home: Side): NavigationItem => ({
  screen: home === 'freelancer' ? 'freelancer-dashboard' : 'client-dashboard',
  label: 'Overview',
  icon: Gauge,
  isPrimary: true,
});

/** How the sections are drawn: what is opened most comes first, and only what belongs to work has a heading. */
const GROUPS: readonly { readonly title: string | null; readonly sections: readonly Section[] }[] = [
  { title: null, sections: ['overview', 'messages'] },
  { title: SECTIONS.work, sections: ['work'] },
  { title: SECTIONS.selling, sections: ['selling'] },
  { title: SECTIONS.hiring, sections: ['hiring'] },
  { title: null, sections: ['wallet', 'growth', 'settings', 'company'] },
];

export interface NavigationGroup {
  readonly title: string | null;
  readonly items: readonly NavigationItem[];
}

/**
 * The places of one side by group, and within each section in the order of the map, no matter which module brings an
 * item.
 */
export function navigationOf(side: Side, home: Side = side): readonly NavigationGroup[] {
  const brought = new Map(
    [overview(home), ...webModules.flatMap(({ navigation }) => navigation?.(side) ?? [])].map((item) => [
      item.screen,
      item,
    ]),
  );
  const itemsOf = (section: Section) =>
    routes.flatMap(({ name, section: own }) => (own === section ? (brought.get(name) ?? []) : []));
  return GROUPS.map(({ title, sections }) => ({ title, items: sections.flatMap(itemsOf) })).filter(
    ({ items }) => items.length > 0,
  );
}

/** Of these screens this one, else the nearest it is under: by its breadcrumbs, or by the map. */
function nearestAt(here: string, screens: readonly string[], trail: readonly string[]): string | undefined {
  const byTrail = trail.toReversed().flatMap((href) => screens.find((name) => pathTo(name) === href) ?? []);
  return [here, ...byTrail, ...screensAbove(here)].find((name) => screens.includes(name));
}

/** Of these screens the one to mark: the nearest, else the first of its section. */
export function markedAt(here: string, screens: readonly string[], trail: readonly string[] = []): string | undefined {
  const sectionOf = (name: string) => routes.find((screen) => screen.name === name)?.section;
  return nearestAt(here, screens, trail) ?? screens.find((name) => sectionOf(name) === sectionOf(here));
}

export const screensIn = (groups: readonly NavigationGroup[]): readonly string[] =>
  groups.flatMap(({ items }) => items.map(({ screen }) => screen));

/**
 * The side that a screen belongs to; null where both have it, as their home, or neither. Breadcrumbs decide where the
 * map names several.
 */
export function sideAt(here: string, trail: readonly string[] = []): Side | null {
  const own = SIDES.map((side) => ({
    side,
    at: nearestAt(here, screensIn(navigationOf(side)).slice(1), trail),
  })).filter(({ at }) => at !== undefined);
  const byTrail = own.filter(({ at = '' }) => trail.includes(pathTo(at)));
  const [only, other] = byTrail.length > 0 ? byTrail : own;
  return only !== undefined && other === undefined ? only.side : null;
}

export const staffPanels = inPlace(webModules.flatMap((webModule) => webModule.staffPanels ?? []));
export const personPanels = inPlace(webModules.flatMap((webModule) => webModule.personPanels ?? []));
export const settingsParts = inPlace(webModules.flatMap((webModule) => webModule.settings ?? []));
export const waitingAt = new Map(webModules.flatMap(({ waiting = {} }) => Object.entries(waiting)));

const views = new Map<DashboardName, Promise<readonly DashboardView[]>>();

/** What every domain shows on a dashboard: loaded once, and again after it failed. */
export function dashboardViews(dashboard: DashboardName): Promise<readonly DashboardView[]> {
  const known = views.get(dashboard);
  if (known !== undefined) return known;
  const loaded = Promise.all(webModules.flatMap(({ dashboards }) => dashboards?.[dashboard]?.() ?? []));
  views.set(dashboard, loaded);
  loaded.catch(() => views.delete(dashboard));
  return loaded;
}
