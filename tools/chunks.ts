/**
 * Which modules stand in one file. Fifty small files cost a request each and compress badly; one file for all costs
 * every page what only some need (decision 071). A group takes along what its modules import, so the one that is
 * needed first chooses first. Only whole priorities count; of equal ones the first in this list chooses first.
 */

/** Parts that public pages share, except those that the home page or a list of services shows. */
const NOT_AT_FIRST = 'alert|breadcrumb|choice|error-summary|facts|link-tabs|panel|person-card|rich-text|save-button|skeleton|star-bars|when';

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Pages that are open to anyone, except the one that asks who is there. What they need is in no file with anything else. */
const OPEN_PAGE = /[\\/]src[\\/](?:app|domains[\\/][\w-]+)[\\/]web[\\/]public[\\/](?!account-deletion)([\w-]+)-page\.tsx$/;
const EVERY_PAGE = /[\\/]src[\\/]app[\\/]web[\\/](root|entry\.client|not-found-page|shell[\\/]public-layout)\.tsx$/;

/** Of the page of a service, what its preview shows too: the editor needs other parts of that page. */
const PREVIEWED = /[\\/]services[\\/]web[\\/]public[\\/](order-docket|service-body|service-seller|package-compare|gallery|on-page)\.tsx?$/;

const found = new Map<string, string | null>();

/** The name of a module's file by the public pages that import it; null for one that no public page imports. */
function fileOfOpenPages(id: string, modules: Modules): string | null {
  const known = found.get(id);
  if (known !== undefined) return known;
  const pages = new Set<string>();
  const queue = [id];
  const seen = new Set(queue);
  for (const one of queue) {
    const file = one.split('?')[0] ?? one;
    const page = EVERY_PAGE.test(file) ? 'all' : OPEN_PAGE.exec(file)?.[1];
    if (page !== undefined) pages.add(page);
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      queue.push(importer);
    }
  }
  const name = PREVIEWED.test(id) ? 'service-parts' : pages.size === 0 ? null : pages.has('all') ? 'every-page' : `for-${[...pages].toSorted().join('-')}`;
  found.set(id, name);
  return name;
}

/** What the home page and lists of services show, and no screen with a form. */
const MARKET = 'offer-card|pagination|pages-around';
/** On lists, and above the answers of the FAQ, which has no cards. */
const SEARCH = 'search-bar';
/** Stars are on cards, and beside people in orders and reviews, where no list is. */
const STARS = 'rating';
/** The ticket of the home page, which is on the dashboards too. */
const TICKET = 'docket';

const FRAMEWORK = 'react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream';
/** What the first screens of the entrance show; what their forms send is loaded when they are used. */
const ENTRANCE = String.raw`app[\\/]web[\\/](shell[\\/](notices|app-styles)|life[\\/](missing-chunk|life-store|reload))|design[\\/]app[\\/](notice-bar)`;
/** What proves someone to the accounts domain, at the entrance and in the settings. */
const ENTERING = 'google-(contract|trip)|passkey-(browser|shapes)|security-contract';
const FIELDS = 'counted-text-area|draft-line|drafted-form|money-field|number-field|save-state';

const inSource = (pattern: string): RegExp => new RegExp(String.raw`[\\/]src[\\/](?:${pattern})`);

export const CHUNKS = [
  { name: 'framework', test: new RegExp(String.raw`node_modules[\\/](${FRAMEWORK})[\\/]`), priority: 20 },
  {
    name: 'public',
    test: new RegExp(
      String.raw`preload-helper|src[\\/](design[\\/]public[\\/](?!(?:local-time|drawn-cover|${NOT_AT_FIRST}|${MARKET}|${SEARCH}|${STARS}|${TICKET})\.)|app[\\/]web[\\/]shell[\\/]public|kit[\\/](terms|web[\\/]saving\.|format[\\/](reader|number|unit))|domains[\\/]accounts[\\/](public-paths|return-path|session-rules|web[\\/]token-storage))`,
    ),
    minShareCount: 2,
    priority: 19,
  },
  { name: 'search', test: inSource(String.raw`design[\\/]public[\\/](?:${SEARCH})\.|kit[\\/]web[\\/]clean-form\.`), minShareCount: 2, priority: 18 },
  // On what can be saved, which no form is.
  { name: 'save-button', test: inSource(String.raw`design[\\/]public[\\/]save-button\.`), minShareCount: 2, priority: 18 },
  { name: 'stars', test: inSource(String.raw`design[\\/]public[\\/](?:${STARS})\.`), minShareCount: 2, priority: 18 },
  {
    name: 'market',
    test: inSource(
      String.raw`design[\\/]public[\\/](?:${MARKET})\.|domains[\\/]services[\\/]web[\\/]public[\\/](service-card|service-grid|structured-data|wording|list-address|why-rank-context)\.`,
    ),
    minShareCount: 2,
    priority: 18,
  },
  { name: 'ticket', test: inSource(String.raw`design[\\/]public[\\/](?:${TICKET})\.`), minShareCount: 2, priority: 18 },
  {
    name: 'around',
    test: inSource(String.raw`design[\\/]public[\\/](breadcrumb|facts|link-tabs|panel|person-card|rich-text|star-bars|when)\.`),
    minShareCount: 2,
    priority: 18,
  },
  // A clock of one person’s zone, on profiles and in conversations: neither takes along what only the other shows.
  { name: 'local-time', test: inSource(String.raw`design[\\/]public[\\/]local-time\.`), priority: 18 },
  { name: 'parts', test: inSource(String.raw`design[\\/]public[\\/](?!local-time|drawn-cover)`), minShareCount: 2, priority: 18 },
  // The page of a service and its preview alone draw a cover themselves.
  { name: 'drawn', test: inSource(String.raw`design[\\/](?:public[\\/]drawn-cover|art[\\/](?:cover|designs|motifs|palette|tilings))\.`), priority: 18 },
  { name: 'map', test: inSource(String.raw`routes\.ts`), priority: 17 },
  { name: 'forms', test: inSource(String.raw`kit[\\/](errors|web[\\/](form|holding|use-draft|draft-(flush|keeper|store)|unreachable))`), priority: 15 },
  // Not for those who are in.
  { name: 'entrance-frame', test: inSource(String.raw`app[\\/]web[\\/]shell[\\/]entrance-frame|domains[\\/]accounts[\\/]web[\\/]google-button`), priority: 16 },
  { name: 'share-tags', test: inSource(String.raw`kit[\\/]share-tags`), priority: 16 },
  { name: 'entrance', test: inSource(String.raw`(${ENTRANCE})`), minShareCount: 2, priority: 15 },
  {
    name: 'ways',
    test: inSource(String.raw`domains[\\/]accounts[\\/]web[\\/](use-wait|guard-note)\.|design[\\/]app[\\/]address`),
    priority: 15,
  },
  // With the one shape that the settings judge by at once, so that they go without the rules of passwords.
  { name: 'zod', test: /node_modules[\\/]zod[\\/]|[\\/]src[\\/]domains[\\/]accounts[\\/]web[\\/]email-schema\./, priority: 15 },
  // What makes a call, without what reads and draws: all that signing in needs of them.
  {
    name: 'session',
    test: new RegExp(
      String.raw`node_modules[\\/]zustand|src[\\/](?:kit[\\/](endpoint|actor|events|limits|realtime|web[\\/](api-client|server-clock|realtime))|domains[\\/]messaging[\\/]topics\.|domains[\\/]accounts[\\/](contract|entrance-contract|paths|guard\.|onboarding|web[\\/](session[.-]|use-is-at-work|use-staff-roles|use-sign-out|use-own-topic|standing|ask-guard|read-progress|leave-no-trace|confirm-identity\.)))`,
    ),
    priority: 15,
  },
  {
    name: 'password-rules',
    test: inSource(String.raw`domains[\\/]accounts[\\/](password|common-passwords|web[\\/]new-password-schema)\.`),
    priority: 15,
  },
  { name: 'new-password', test: inSource(String.raw`domains[\\/]accounts[\\/]web[\\/](new-password-fields|password-meter)`), priority: 15 },
  {
    name: 'joining',
    test: inSource(String.raw`domains[\\/]accounts[\\/](role-words|web[\\/](username-field|register-form))`),
    minShareCount: 2,
    priority: 15,
  },
  { name: 'names', test: inSource(String.raw`kit[\\/]format[\\/](names|zone|size)\.|domains[\\/]taxonomy[\\/]ranked\.`), priority: 15 },
  { name: 'skills', test: inSource(String.raw`domains[\\/]taxonomy[\\/]skills`), priority: 14 },
  { name: 'industries', test: inSource(String.raw`domains[\\/]taxonomy[\\/]industries`), priority: 14 },
  { name: 'countries', test: inSource(String.raw`kit[\\/]countries`), priority: 14 },
  { name: 'query', test: /node_modules[\\/]@tanstack|[\\/]src[\\/]kit[\\/]web[\\/]api\.ts/, priority: 13 },
  { name: 'icons', test: /node_modules[\\/]lucide-react/, minShareCount: 8, priority: 13 },
  // The editor shows videos as the page of a service does, and nothing else of it.
  { name: 'videos', test: inSource(String.raw`domains[\\/]services[\\/](video-rules|web[\\/]public[\\/]gallery-video)\.`), minShareCount: 2, priority: 13 },
  // The words of a project's states, which staff read on a person's page without the lists of projects.
  { name: 'project-words', test: inSource(String.raw`domains[\\/]projects[\\/]words\.`), minShareCount: 2, priority: 13 },
  {
    name: 'person',
    test: inSource(
      String.raw`domains[\\/](profiles[\\/](profile-words|levels)|accounts[\\/](verification|user))\.ts|kit[\\/](actor|staff|clock|ids|calendar-day)\.ts`,
    ),
    minShareCount: 2,
    priority: 12,
  },
  // What a brief's page and the lists of projects both say; a reader of one brief goes without the lists.
  {
    name: 'brief-words',
    test: inSource(String.raw`domains[\\/]projects[\\/](preference-words|web[\\/]public[\\/]client-words)\.`),
    minShareCount: 2,
    priority: 12,
  },
  // Where texts are, which registration links to without what their pages share.
  {
    name: 'text-paths',
    test: inSource(String.raw`domains[\\/]content[\\/](pages|page-paths)\.`),
    minShareCount: 2,
    priority: 13,
  },
  // Contracts are named by pages whose server part calls them; the browser's part does without.
  {
    name: fileOfOpenPages,
    test: inSource(
      String.raw`(?!.*(contract|shapes)\.ts)(kit[\\/](?!paging|endpoint|calendar-day|money-shape|at-most-keys|fees|format[\\/](unit|zone|names))|.*web[\\/]public[\\/]|domains[\\/](fees|payouts|services)[\\/](?!answers|requirements))`,
    ),
    minShareCount: 2,
    priority: 12,
  },
  {
    name: 'signed-in',
    test: inSource(String.raw`kit[\\/](?!countries|at-most-keys)|domains[\\/]accounts[\\/](user|name-shape|staff)`),
    minShareCount: 8,
    priority: 11,
  },
  {
    name: 'overlays',
    test: inSource(
      String.raw`design[\\/]app[\\/](frame|navigation|use-floating|screen-header|explain|dialog|confirm|unread|notice-bar|paged-panel|time-words|countdown)|kit[\\/](file-scan|at-most-keys)`,
    ),
    minShareCount: 2,
    priority: 10,
  },
  // On lists and dashboards. What one works on has none of these.
  { name: 'tables', test: inSource(String.raw`design[\\/]app[\\/](data-table|stat-strip|progress-bar)\.`), minShareCount: 2, priority: 10 },
  // A list to choose from is in few of the forms.
  {
    name: 'pickers',
    test: inSource(String.raw`design[\\/]app[\\/](combo-box|tag-picker)\.|domains[\\/]profiles[\\/](suggestions-contract|web[\\/]use-suggest)`),
    minShareCount: 2,
    priority: 10,
  },
  // Messages send files, and have none of the other fields.
  { name: 'uploads', test: inSource(String.raw`design[\\/]app[\\/]uploads\.`), minShareCount: 2, priority: 10 },
  // Files are in few of the forms.
  { name: 'file-drop', test: inSource(String.raw`design[\\/]app[\\/]file-drop\.`), minShareCount: 2, priority: 10 },
  {
    name: 'fields',
    test: new RegExp(String.raw`[\\/]src[\\/]design[\\/]app[\\/](${FIELDS})|lucide-react[\\/].*[\\/]icons[\\/](check|plus)\.`),
    minShareCount: 3,
    priority: 9,
  },
  { name: 'entering', test: inSource(String.raw`domains[\\/]accounts[\\/](web[\\/])?(${ENTERING})`), minShareCount: 2, priority: 8 },
  {
    name: 'words',
    test: inSource(String.raw`domains[\\/](profiles|wallet|orders|notifications|services|payouts)[\\/](?!payment-methods-contract|history)[\w-]+\.ts`),
    minShareCount: 6,
    priority: 7,
  },
  // Of screens of one side alone; the shell would take it along.
  { name: 'one-side', test: inSource(String.raw`domains[\\/]accounts[\\/]web[\\/]for-side\.`), priority: 7 },
  { name: 'code-form', test: inSource(String.raw`domains[\\/]accounts[\\/]web[\\/]code-form`), priority: 9 },
  {
    name: 'codes',
    test: inSource(String.raw`domains[\\/]accounts[\\/]web[\\/]admin[\\/](person-link|reason-dialog)|design[\\/]app[\\/]form-dialog`),
    minShareCount: 2,
    priority: 7,
  },
  // Orders show their state on pages of their own, which have nothing else of the dashboards.
  {
    name: 'order-state',
    test: inSource(String.raw`domains[\\/]orders[\\/]web[\\/](order-columns|order-status)\.|domains[\\/]profiles[\\/](profile-words|record-contract)\.`),
    priority: 8,
  },
  // The page of an order shows these few of the wallet’s and the dashboards’ parts, and none of their screens.
  {
    name: 'order-parts',
    test: inSource(
      String.raw`domains[\\/](orders[\\/]web[\\/](use-order|order-countdown)|paid-work[\\/]web[\\/](clock-line|work-countdown)|wallet[\\/]web[\\/](download-button|receipt-button))\.`,
    ),
    priority: 6,
  },
  // What a profile lacks, on the dashboards and in the settings, which have nothing else of the dashboards.
  {
    name: 'progress',
    test: inSource(String.raw`domains[\\/]profiles[\\/](client-steps|completion|earning|web[\\/](client-progress|completion-meter|profile-progress))\.`),
    priority: 7,
  },
  // Of the dashboards: what both show, with the parts that domains bring for clients, and what freelancers have beside it.
  {
    name: 'home',
    test: inSource(String.raw`app[\\/]web[\\/](dashboard|your-turn)|domains[\\/][\w-]+[\\/]web[\\/](client-dashboard|dashboards)\.`),
    priority: 5,
  },
  // What a contract's state is called, which staff read on a person's page without the cards of dashboards.
  { name: 'contract-words', test: inSource(String.raw`domains[\\/]contracts[\\/](?:words|charge-kind)\.`), minShareCount: 2, priority: 6 },
  // On the dashboards of those who have a contract, with what its other screens share: three files were one too many there.
  { name: 'milestone', test: inSource(String.raw`domains[\\/]contracts[\\/]web[\\/](?:milestone-turn|contracts-panel)\.`), priority: 4 },
  // The steps of the editor, which the home lists too.
  { name: 'wizard-steps', test: inSource(String.raw`domains[\\/]services[\\/]wizard-steps\.`), priority: 6 },
  { name: 'freelancer-home', test: inSource(String.raw`domains[\\/][\w-]+[\\/]web[\\/]freelancer-dashboard\.`), priority: 5 },
  {
    name: 'security',
    test: inSource(
      String.raw`domains[\\/]accounts[\\/]web[\\/](google-link|password-section|security-settings|(passkeys|sessions|two-factor)-section|(passkey-|new-)?recovery-codes|codes-left|add-passkey|rename-passkey|passkey-name-form|turn-two-factor-off|two-factor-set-up|qr-code)`,
    ),
    priority: 5,
  },
  {
    name: 'profile',
    test: inSource(
      String.raw`domains[\\/]profiles[\\/]web[\\/](profile-sections|entr(ies|y-)|list-sections|portfolio-section|section-form|skills-form|(about|languages|links|picture)-form)`,
    ),
    priority: 5,
  },
  { name: 'account', test: inSource(String.raw`domains[\\/]profiles[\\/]web[\\/](account-sections|(personal|place|privacy)-form)`), priority: 5 },
  {
    name: 'panels',
    test: inSource(
      String.raw`domains[\\/](accounts[\\/]web[\\/](email-section|email-settings)|verification[\\/]web[\\/]verification-panel|data-rights[\\/]web[\\/]your-data)`,
    ),
    priority: 5,
  },
  { name: 'shell', test: inSource(String.raw`app[\\/]web[\\/](modules|shell[\\/](?!public|auth|notices|app-styles))`), minShareCount: 3, priority: 6 },
  // Orders and contracts name a dispute; little of what else is about cases.
  { name: 'disputed', test: inSource(String.raw`domains[\\/]disputes[\\/](?!.*admin)[\w-]+\.ts`), minShareCount: 2, priority: 6 },
  // What a withdrawal's state is called, which staff read on a person's page without the fees and forms of withdrawing.
  { name: 'withdrawal', test: inSource(String.raw`domains[\\/]payouts[\\/](withdrawal|withdrawal-number)\.ts`), minShareCount: 2, priority: 7 },
  { name: 'payouts', test: inSource(String.raw`domains[\\/]payouts[\\/](?!.*admin)[\w-]+\.ts`), minShareCount: 2, priority: 6 },
  // On the terms of contracts and custom offers, which are no cases.
  { name: 'fact-grid', test: inSource(String.raw`design[\\/]app[\\/]fact-grid`), minShareCount: 2, priority: 7 },
  // What people's own screens share with those of staff about the same cases: the file of staff would take it along.
  {
    name: 'cases',
    test: inSource(String.raw`domains[\\/](academic|reports|support|verification)[\\/](?!.*admin)[\w-]+\.ts`),
    minShareCount: 2,
    priority: 6,
  },
  // Beside every screen of staff: their places, and what waits in each.
  {
    name: 'staff',
    test: inSource(
      String.raw`app[\\/]web[\\/]shell[\\/](staff-gate|staff-places|own-work)|domains[\\/](books[\\/]admin-contract|verification[\\/](admin-contract|identity-case)|(disputes|payouts|reports)[\\/]admin-contract|services[\\/]moderation-contract|profiles[\\/]suggestions-admin-contract|[\w-]+[\\/]web[\\/]admin[\\/]waiting-|accounts[\\/]staff-words)|kit[\\/]background-work`,
    ),
    priority: 5,
  },
  { name: 'saving', test: inSource(String.raw`domains[\\/]profiles[\\/]web[\\/](use-taxonomy|save-profile)\.`), priority: 4 },
  {
    name: 'screens',
    test: inSource(
      String.raw`domains[\\/](accounts|orders|profiles|wallet|notifications|verification)[\\/]web[\\/](?!public|admin|skill|industry|order-columns|order-status|use-taxonomy|save-profile|[\w-]*(form|step|fields)\.)`,
    ),
    minShareCount: 4,
    priority: 6,
  },
];
