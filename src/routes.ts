/**
 * THE MAP: every screen of docs/product/screens.md, a line each. It imports nothing, so anyone may link by name:
 * screens, mails, the sitemap. `page` names the module under src/ once the screen is built; a planned one answers 404.
 *
 * access: 'public' needs no sign-in (SCN-1, SCN-2), 'signed-in' does, 'operator' is the admin layout. staff: of an
 * operator's screen, the roles it is for beside the owner's (kit/staff.ts holds the same for calls). layout: which
 * shell the page is in. 'public' pages are rendered on the server, all others in the browser. under: the screen it
 * belongs to, with a '#part' of it, or several where the reader decides. Breadcrumbs and the marked item of the
 * navigation follow from it. section: its place in the navigation. Within a section screens have the order of this
 * file.
 */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly access: 'public' | 'signed-in' | 'operator';
  readonly staff?: readonly ('support' | 'trust' | 'money')[];
  readonly layout: 'public' | 'auth' | 'verify' | 'focus' | 'app' | 'admin';
  readonly title: string;
  readonly page: string | null;
  readonly under: readonly string[];
  readonly section: Section;
}

/**
 * The places of the navigation, in its order: those of people, of staff, and of pages that are found from public ones.
 */
export const SECTIONS = {
  overview: 'Overview',
  messages: 'Inbox',
  work: 'Work',
  selling: 'Selling',
  hiring: 'Hiring',
  wallet: 'Wallet',
  growth: 'Growth',
  settings: 'Settings',
  queues: 'Queues',
  people: 'People',
  books: 'Books',
  instance: 'Instance',
  entrance: 'Sign in',
  company: 'Company',
  legal: 'Legal',
} as const;
export type Section = keyof typeof SECTIONS;

type Row = readonly [name: string, path: string, title: string, page: string | null, ...under: string[]];

const screens =
  (access: Screen['access'], layout: Screen['layout'], section: Section, staff: Screen['staff'] = []) =>
  (rows: readonly Row[]): Screen[] =>
    rows.map(([name, path, title, page, ...under]) => ({
      name,
      path,
      access,
      layout,
      title,
      page,
      under,
      section,
      ...(access === 'operator' ? { staff } : {}),
    }));

const MESSAGING = 'domains/messaging/web';
const NOTIFICATIONS = 'domains/notifications/web';
const ORDERS = 'domains/orders/web';
const SAVED = 'domains/saved/web';
const SERVICES = 'domains/services/web';
const ANALYTICS = 'domains/analytics/web';
const ACCOUNTS = 'domains/accounts/web';
const PROFILES = 'domains/profiles/web';
const CVS = 'domains/cvs/web';
const VERIFICATION = 'domains/verification/web';
const WALLET = 'domains/wallet/web';
const PAYOUTS = 'domains/payouts/web';
const CUSTOM_OFFERS = 'domains/custom-offers/web';
const CONTRACTS = 'domains/contracts/web';
const PROJECTS = 'domains/projects/web';
const PROPOSALS = 'domains/proposals/web';
const DISPUTES = 'domains/disputes/web';
const ACADEMIC = 'domains/academic/web';

const publicPages = (section: Section) => screens('public', 'public', section);
const entrance = screens('public', 'auth', 'entrance');
/** The code after signing up, in the frame of the entrance. */
const verifying = screens('signed-in', 'verify', 'entrance');
/** Steps a person goes through alone, without the app's navigation around them. */
const steps = screens('signed-in', 'focus', 'entrance');
const app = (section: Section) => screens('signed-in', 'app', section);
const staff = (section: Section, roles: NonNullable<Screen['staff']>) => screens('operator', 'admin', section, roles);

export const routes: readonly Screen[] = [
  ...publicPages('overview')([['home', '/', 'Good work, clear terms', 'app/web/public/home-page.tsx']]),
  ...publicPages('hiring')([
    ['services', '/services', 'Services', `${SERVICES}/public/services-page.tsx`],
    ['freelancers', '/services/people', 'Freelancers', `${SERVICES}/public/people-page.tsx`],
    ['service', '/services/:slug', 'Service', `${SERVICES}/public/service-page.tsx`],
    ['category', '/services/categories/:slug', 'Category', `${SERVICES}/public/category-page.tsx`],
    ['profile', '/user/profile/:slug', 'Profile', 'app/web/public/profile-page.tsx'],
    ['top-ranked', '/services/top-ranked', 'Top-ranked services', `${SERVICES}/public/top-ranked-page.tsx`],
    ['compare-services', '/services/compare', 'Compare services', `${SERVICES}/public/compare-page.tsx`],
    ['gigs', '/gigs', 'Gigs', `${SERVICES}/public/gigs-page.tsx`],
    // The page of a service under its other address; its canonical one is the service's.
    ['gig', '/gigs/:slug', 'Service', `${SERVICES}/public/service-page.tsx`],
    ['how-to-hire', '/howToHire', 'How to hire', 'domains/content/web/public/content-page.tsx'],
  ]),
  ...publicPages('selling')([
    ['job-listing', '/job_listing', 'Projects', `${PROJECTS}/public/job-listing-page.tsx`],
    // The page of a project under its other address; its canonical one is the project's.
    ['job', '/job_listing/:slug', 'Project', 'app/web/public/project-page.tsx'],
    ['project', '/projects/:slug', 'Project', 'app/web/public/project-page.tsx'],
    ['how-to-find', '/howToFind', 'How to find work', 'domains/content/web/public/content-page.tsx'],
  ]),
  // Public by the order (SCN-1), and a screen of the app: it leads visitors to everyone's list.
  ...screens(
    'public',
    'app',
    'selling',
  )([['browse-projects', '/browse_projects', 'Find projects', `${PROJECTS}/browse-projects-page.tsx`]]),
  ...publicPages('growth')([
    ['cv-templates', '/cvbuilder/templates', 'CV templates', `${CVS}/public/templates-page.tsx`],
    ['cv-template1', '/cvbuilder/template1', 'Classic CV', `${CVS}/public/template-page.tsx`, 'cv-templates'],
    ['cv-template2', '/cvbuilder/template2', 'Modern CV', `${CVS}/public/template-page.tsx`, 'cv-templates'],
    ['cv-template3', '/cvbuilder/template3', 'Compact CV', `${CVS}/public/template-page.tsx`, 'cv-templates'],
    ['cv-template4', '/cvbuilder/template4', 'Academic CV', `${CVS}/public/template-page.tsx`, 'cv-templates'],
    ['cv-print', '/cvbuilder/pmk', 'CV, print view', `${CVS}/public/print-page.tsx`, 'cv-templates'],
    ['leaderboard', '/leaderboard', 'Leaderboard', null],
    ['certificate', '/crt', 'Certificate', null],
    ['verify-certificate', '/verify-certificate', 'Verify a certificate', null],
    ['membership-plans', '/membership', 'Membership', null],
  ]),
  ...publicPages('company')([
    ['about', '/about', 'About', 'domains/content/web/public/content-page.tsx'],
    ['fees', '/feesandcharges', 'Fees and charges', 'domains/fees/web/public/fees-page.tsx'],
    ['contact', '/contact_us', 'Contact us', 'domains/support/web/public/contact-page.tsx'],
    ['faq', '/FAQ', 'Questions and answers', 'domains/content/web/public/content-page.tsx'],
    ['careers', '/careers', 'Careers', 'domains/careers/web/public/careers-page.tsx'],
    ['career', '/careers/:slug', 'Position', 'domains/careers/web/public/opening-page.tsx', 'careers'],
  ]),
  ...publicPages('legal')([
    ['terms', '/termsandconditions', 'Terms and conditions', 'domains/content/web/public/content-page.tsx'],
    ['privacy', '/privacy', 'Privacy', 'domains/content/web/public/content-page.tsx'],
    ['agreement', '/agreement', 'User agreement', 'domains/content/web/public/content-page.tsx'],
    ['agreement-academic', '/Agreement/academic', 'Academic agreement', 'app/web/public/academic-agreement-page.tsx'],
    [
      'agreement-university',
      '/Agreement/uniagreement',
      'University agreement',
      'app/web/public/university-agreement-page.tsx',
    ],
    ['gig-terms', '/termgig', 'Gig order terms', 'domains/content/web/public/content-page.tsx'],
    [
      'account-deletion',
      '/account_deletion',
      'Delete your account',
      'domains/data-rights/web/public/account-deletion-page.tsx',
    ],
  ]),
  // It says why before it asks: a page of its own, with the form as its last section.
  ...publicPages('entrance')([
    ['register-freelancer', '/gig/register', 'Sell your work', 'app/web/public/selling/register-freelancer-page.tsx'],
  ]),
  ...entrance([
    ['login', '/login', 'Sign in', 'app/web/registration/login-page.tsx'],
    ['register', '/register', 'Create an account', 'app/web/registration/register-page.tsx'],
    ['register-client', '/client/register', 'Create a client account', 'app/web/registration/register-client-page.tsx'],
    ['forgot-password', '/forgot-password', 'Forgot your password', `${ACCOUNTS}/forgot-password-page.tsx`],
    ['reset-password', '/resetpassword', 'Choose a new password', `${ACCOUNTS}/reset-password-page.tsx`],
    ['operator-setup', '/operator/setup', 'Set up this instance', `${ACCOUNTS}/operator-setup-page.tsx`],
    ['google-callback', '/googlecallback', 'Signing in with Google', 'app/web/registration/google-callback-page.tsx'],
  ]),
  ...verifying([['verify-email', '/user/verifyemail', 'Verify your email', `${ACCOUNTS}/verify-email-page.tsx`]]),
  ...steps([
    [
      'onboarding-freelancer',
      '/user/onboarding/gig',
      'Set up your freelancer profile',
      `${PROFILES}/onboarding-freelancer-page.tsx`,
    ],
    [
      'onboarding-client',
      '/user/onboarding/client',
      'Set up your client account',
      `${PROFILES}/onboarding-client-page.tsx`,
    ],
  ]),
  ...app('overview')([
    ['client-dashboard', '/client/dashboard', 'Dashboard', 'app/web/client-dashboard-page.tsx'],
    ['freelancer-dashboard', '/freelancer/dashboard', 'Dashboard', 'app/web/freelancer-dashboard-page.tsx'],
    ['dashboard', '/user/dashboard', 'Dashboard', 'app/web/user-dashboard-page.tsx'],
    ['dashboard-prefix', '/dashboard', 'Dashboard', `${ACCOUNTS}/dashboard-prefix-page.tsx`],
  ]),
  ...app('work')([
    ['selling-orders', '/services/dashboard/orders', 'Orders to deliver', `${ORDERS}/selling-orders-page.tsx`],
    ['buying-orders', '/services/orders', 'Orders', `${ORDERS}/buying-orders-page.tsx`],
    ['order', '/services/orders/:orderNumber', 'Order', `${ORDERS}/order-page.tsx`, 'buying-orders', 'selling-orders'],
    ['order-review', '/services/orders/:orderNumber/review', 'Review', `${ORDERS}/review-page.tsx`, 'order'],
    ['order-bought', '/services/orders/:orderNumber/bought', 'What was bought', `${ORDERS}/bought-page.tsx`, 'order'],
    [
      'custom-offers',
      '/user/custom-offers',
      'Custom offers',
      `${CUSTOM_OFFERS}/offers-page.tsx`,
      'buying-orders',
      'selling-orders',
    ],
    [
      'ask-custom-offer',
      '/user/custom-offers/new',
      'Request a custom offer',
      `${CUSTOM_OFFERS}/ask-page.tsx`,
      'custom-offers',
    ],
    [
      'make-custom-offer',
      '/user/custom-offers/make',
      'Make an offer',
      `${CUSTOM_OFFERS}/make-page.tsx`,
      'custom-offers',
    ],
    [
      'custom-offer',
      '/user/custom-offers/:offerNumber',
      'Custom offer',
      `${CUSTOM_OFFERS}/offer-page.tsx`,
      'custom-offers',
    ],
    ['contracts', '/contracts', 'Contracts', `${CONTRACTS}/contracts-page.tsx`],
    ['contract', '/contracts/:contractNumber', 'Contract', `${CONTRACTS}/contract-page.tsx`, 'contracts'],
    ['milestones', '/milestones', 'Milestones', `${CONTRACTS}/milestones-page.tsx`, 'contracts'],
    ['proposals', '/user/proposals', 'Proposals', `${PROPOSALS}/own/proposals-page.tsx`],
    // `new` in place of an id, with ?project=, is one that is not begun yet.
    ['proposal', '/user/proposals/:id', 'Proposal', `${PROPOSALS}/own/proposal-page.tsx`, 'proposals'],
    ['invitations', '/user/invitations', 'Invitations', `${PROJECTS}/invite/invitations-page.tsx`],
  ]),
  ...app('selling')([
    ['found-project', '/browse_projects/:slug', 'Project', 'app/web/found-project-page.tsx', 'browse-projects'],
    ['my-services', '/services/dashboard', 'My services', `${ANALYTICS}/services-dashboard-page.tsx`],
    [
      'create-service',
      '/services/dashboard/create',
      'New service',
      `${SERVICES}/create-service-page.tsx`,
      'my-services',
    ],
    [
      'edit-service',
      '/services/dashboard/edit/:id',
      'Edit service',
      `${SERVICES}/edit-service-page.tsx`,
      'my-services',
    ],
    [
      'service-preview',
      '/services/dashboard/edit/:id/preview',
      'Preview',
      `${SERVICES}/preview-page.tsx`,
      'edit-service',
    ],
    [
      'service-versions',
      '/services/dashboard/edit/:id/versions',
      'Versions',
      `${SERVICES}/versions-page.tsx`,
      'edit-service',
    ],
    [
      'service-version',
      '/services/dashboard/edit/:id/versions/:number',
      'Version',
      `${SERVICES}/version-page.tsx`,
      'service-versions',
    ],
    [
      'service-analytics',
      '/services/dashboard/analytics/:id?',
      'Analytics',
      `${ANALYTICS}/analytics-page.tsx`,
      'my-services',
    ],
    [
      'service-reviews',
      '/services/reviews',
      'Reviews of your services',
      'domains/reviews/web/service-reviews-page.tsx',
      'my-services',
    ],
  ]),
  ...app('hiring')([
    ['saved', '/user/saved', 'Saved', `${SAVED}/saved-page.tsx`],
    ['saved-searches', '/user/saved/searches', 'Saved searches', `${SAVED}/saved-searches-page.tsx`, 'saved'],
    ['post-project', '/post_project', 'Post a project', `${PROJECTS}/post-project-page.tsx`],
    ['manage-projects', '/manage-projects', 'Your projects', `${PROJECTS}/manage-projects-page.tsx`],
    [
      'manage-project',
      '/manage-projects/:slug',
      'Manage project',
      `${PROPOSALS}/desk/project-desk-page.tsx`,
      'manage-projects',
    ],
    ['edit-project', '/projects/edit/:slug', 'Edit project', `${PROJECTS}/edit-project-page.tsx`, 'manage-projects'],
    [
      'invite-to-project',
      '/projects/invite/:slug',
      'Invite freelancers',
      `${PROJECTS}/invite/invite-page.tsx`,
      'manage-projects',
    ],
    ['project-payment', '/project_payment', 'Fund a milestone', `${CONTRACTS}/project-payment-page.tsx`, 'contracts'],
  ]),
  ...app('messages')([
    ['messages', '/messages', 'Messages', `${MESSAGING}/messages-page.tsx`],
    ['messages-archive', '/messagesold', 'Message archive', `${MESSAGING}/archive-page.tsx`, 'messages'],
    ['messages-phone', '/messagesmobile', 'Messages in one pane', `${MESSAGING}/messages-phone-page.tsx`, 'messages'],
    ['notifications', '/user/notifications', 'Notifications', `${NOTIFICATIONS}/notifications-page.tsx`],
  ]),
  ...app('wallet')([
    ['wallet', '/user/wallet', 'Wallet', `${PAYOUTS}/wallet-page.tsx`],
    ['transactions', '/user/transactions_history', 'Transactions', 'domains/books/web/transactions-page.tsx', 'wallet'],
    ['payment-history', '/user/payment_history', 'Payments', `${WALLET}/payment-history-page.tsx`, 'wallet'],
    ['withdraw', '/user/withdraw', 'Withdraw', `${PAYOUTS}/withdraw-page.tsx`, 'wallet'],
    [
      'express-withdrawal',
      '/user/express-withdrawal',
      'Express withdrawal',
      'app/web/express-withdrawal-page.tsx',
      'withdraw',
    ],
    ['add-funds', '/user/add_fund', 'Add funds', `${WALLET}/add-funds-page.tsx`, 'wallet'],
    [
      'add-funds-paypal',
      '/user/add_fund_paypal',
      'Add funds with PayPal',
      `${WALLET}/add-funds-paypal-page.tsx`,
      'add-funds',
    ],
    [
      'add-funds-stripe',
      '/user/add_fund_stripe',
      'Add funds by card',
      `${WALLET}/add-funds-card-page.tsx`,
      'add-funds',
    ],
    ['payment-methods', '/user/payment', 'Payment methods', `${PAYOUTS}/payment-page.tsx`, 'wallet'],
    [
      'add-payment-method',
      '/user/addpayment',
      'Add a payment method',
      `${WALLET}/add-payment-method-page.tsx`,
      'payment-methods',
    ],
    ['billing-prefix', '/billing', 'Billing', `${ACCOUNTS}/billing-prefix-page.tsx`],
  ]),
  ...app('growth')([
    ['my-reviews', '/user/reviews', 'Reviews', 'domains/reviews/web/my-reviews-page.tsx'],
    ['my-reports', '/user/reports', 'Reports and decisions', 'domains/reports/web/my-reports-page.tsx', 'my-reviews'],
    ['report', '/user/report/:kind/:id', 'Report', 'domains/reports/web/report-page.tsx', 'my-reports'],
    ['test-plan', '/aitest/testplan', 'Your tests', null],
    ['test-categories', '/aitest/categories', 'Tests', null],
    ['test', '/aitest/:categoryId', 'Test', null],
    ['cv-create', '/cvbuilder/createcv', 'Your CVs', `${CVS}/create-cv-page.tsx`, 'profile-settings'],
    ['rewards', '/user/rewards', 'Rewards', null],
    ['membership', '/user/membership', 'Membership', null],
  ]),
  ...app('settings')([
    ['profile-settings', '/user/profile_setting', 'Profile settings', 'app/web/settings-page.tsx'],
    ['settings-account', '/user/profile_setting/account', 'Account settings', 'app/web/settings-page.tsx'],
    ['settings-security', '/user/profile_setting/security', 'Security settings', 'app/web/settings-page.tsx'],
    ['notification-settings', '/user/notification', 'Notification settings', `${NOTIFICATIONS}/settings-page.tsx`],
    ['settings-privacy', '/user/profile_setting/privacy', 'Privacy settings', 'app/web/settings-page.tsx'],
    ['settings-data', '/user/profile_setting/data', 'Your data', 'app/web/settings-page.tsx'],
    ['academic', '/academic', 'Your cohorts', `${ACADEMIC}/academic-page.tsx`, 'settings-account#cohorts'],
    ['cohort', '/academic/cohorts/:id', 'Cohort', `${ACADEMIC}/cohort-page.tsx`, 'academic'],
    ['join-cohort', '/academic/join/:code', 'Join a cohort', `${ACADEMIC}/join-page.tsx`, 'academic'],
    ['gig-onboarding', '/gig/onboarding', 'Set up your freelancer profile', `${PROFILES}/gig-onboarding-page.tsx`],
    [
      'select-skill',
      '/user/selectskill',
      'Your skills',
      `${PROFILES}/select-skill-page.tsx`,
      'profile-settings#skills',
    ],
    [
      'select-industry',
      '/user/selectindustry',
      'Your industries',
      `${PROFILES}/select-industry-page.tsx`,
      'profile-settings#company',
    ],
    [
      'client-bio',
      '/user/clientbio',
      'About your company',
      `${PROFILES}/client-bio-page.tsx`,
      'profile-settings#company',
    ],
    [
      'public-profile',
      '/user/publicprofile',
      'Your public profile',
      `${PROFILES}/public-profile-page.tsx`,
      'settings-privacy',
    ],
    [
      'verify-phone',
      '/user/phone-verification',
      'Verify your phone',
      `${VERIFICATION}/phone-page.tsx`,
      'settings-account#verification',
    ],
    [
      'verify-identity',
      '/user/identityverification',
      'Verify your identity',
      `${VERIFICATION}/identity-page.tsx`,
      'settings-account#verification',
    ],
    [
      'switch-role',
      '/user/switch-role',
      'Switch role',
      'domains/data-rights/web/switch-role-page.tsx',
      'settings-account#role',
    ],
    [
      'change-password',
      '/user/change-password',
      'Change password',
      `${ACCOUNTS}/change-password-page.tsx`,
      'settings-security#security-password',
    ],
    [
      'password-change',
      '/user/password_change',
      'Change password',
      `${ACCOUNTS}/change-password-page.tsx`,
      'settings-security#security-password',
    ],
    ['settings-prefix', '/settings', 'Settings', `${ACCOUNTS}/settings-prefix-page.tsx`],
  ]),
  ...staff('overview', ['support', 'trust', 'money'])([['admin', '/admin', 'Operations', 'app/web/admin-page.tsx']]),
  ...staff('queues', ['trust'])([
    ['admin-verifications', '/admin/verifications', 'Verifications', `${VERIFICATION}/admin/verifications-page.tsx`],
    ['admin-reports', '/admin/reports', 'Reports', 'domains/reports/web/admin/reports-page.tsx'],
    ['admin-disputes', '/admin/disputes', 'Disputes', `${DISPUTES}/admin/disputes-page.tsx`],
    [
      'admin-dispute',
      '/admin/disputes/:disputeNumber',
      'Dispute',
      `${DISPUTES}/admin/dispute-page.tsx`,
      'admin-disputes',
    ],
    [
      'admin-verification',
      '/admin/verifications/:id',
      'Verification',
      `${VERIFICATION}/admin/verification-page.tsx`,
      'admin-verifications',
    ],
    ['admin-services', '/admin/services', 'Services and projects', 'app/web/admin-services-page.tsx'],
    ['admin-institutions', '/admin/institutions', 'Institutions', `${ACADEMIC}/admin/institutions-page.tsx`],
    [
      'admin-service-review',
      '/admin/services/:id',
      'Service review',
      `${SERVICES}/admin/review-page.tsx`,
      'admin-services',
    ],
  ]),
  ...staff('queues', ['money'])([
    ['admin-payouts', '/admin/payouts', 'Payouts', `${PAYOUTS}/admin/payouts-page.tsx`],
    ['admin-flags', '/admin/flags', 'Flags', `${WALLET}/admin/flags-page.tsx`],
  ]),
  ...staff('queues', ['support'])([
    ['admin-tickets', '/admin/tickets', 'Tickets', 'domains/support/web/admin/tickets-page.tsx'],
    [
      'admin-macros',
      '/admin/tickets/answers',
      'Saved answers',
      'domains/support/web/admin/macros-page.tsx',
      'admin-tickets',
    ],
    [
      'admin-ticket',
      '/admin/tickets/:ticketNumber',
      'Ticket',
      'domains/support/web/admin/ticket-page.tsx',
      'admin-tickets',
    ],
  ]),
  ...staff('queues', ['support'])([
    ['admin-suggestions', '/admin/suggestions', 'Suggestions', `${PROFILES}/admin/suggestions-page.tsx`],
  ]),
  ...staff('people', ['support'])([
    ['admin-people', '/admin/people', 'People', `${ACCOUNTS}/admin/people-page.tsx`],
    ['admin-person', '/admin/people/:id', 'Person', 'app/web/admin-person-page.tsx', 'admin-people'],
  ]),
  ...staff('people', ['support', 'trust', 'money'])([
    ['admin-orders', '/admin/orders', 'Orders', `${ORDERS}/admin/orders-page.tsx`],
    ['admin-contracts', '/admin/contracts', 'Contracts', `${CONTRACTS}/admin/contracts-page.tsx`],
    [
      'admin-contract',
      '/admin/contracts/:contractNumber',
      'Contract',
      `${CONTRACTS}/admin/contract-page.tsx`,
      'admin-contracts',
    ],
  ]),
  ...staff('people', ['support', 'trust'])([
    ['admin-projects', '/admin/projects', 'Projects', `${PROJECTS}/admin/projects-page.tsx`],
  ]),
  ...staff('books', ['money'])([
    ['admin-ledger', '/admin/ledger', 'Ledger', 'domains/books/web/admin/ledger-page.tsx'],
    [
      'admin-journal',
      '/admin/ledger/:journalId',
      'Journal',
      'domains/books/web/admin/journal-page.tsx',
      'admin-ledger',
    ],
    ['admin-ledger-checks', '/admin/checks', 'Checks', 'domains/books/web/admin/ledger-checks-page.tsx'],
    ['admin-chargebacks', '/admin/chargebacks', 'Chargebacks', `${WALLET}/admin/chargebacks-page.tsx`],
    ['admin-reconciliation', '/admin/reconciliation', 'Reconciliation', `${WALLET}/admin/reconciliation-page.tsx`],
    ['admin-adjustments', '/admin/adjustments', 'Corrections', 'domains/books/web/admin/adjustments-page.tsx'],
    ['admin-fees', '/admin/fees', 'Fees and terms', 'domains/fees/web/admin/terms-page.tsx'],
  ]),
  ...staff(
    'instance',
    [],
  )([['admin-registration', '/admin/registration', 'Registration', `${ACCOUNTS}/admin/registration-rules-page.tsx`]]),
  ...staff('instance', ['support'])([
    ['admin-pages', '/admin/pages', 'Pages', 'domains/content/web/admin/pages-page.tsx'],
    ['admin-page', '/admin/pages/:page', 'Page', 'domains/content/web/admin/editor-page.tsx', 'admin-pages'],
    ['admin-openings', '/admin/careers', 'Careers', 'domains/careers/web/admin/openings-page.tsx'],
    [
      'admin-new-opening',
      '/admin/careers/new',
      'New position',
      'domains/careers/web/admin/new-opening-page.tsx',
      'admin-openings',
    ],
    [
      'admin-opening',
      '/admin/careers/edit/:id',
      'Position',
      'domains/careers/web/admin/opening-page.tsx',
      'admin-openings',
    ],
  ]),
  ...staff('instance', [])([['admin-brand', '/admin/brand', 'Brand', 'domains/brand/web/admin/brand-page.tsx']]),
  ...staff('instance', ['money'])([
    ['admin-background-work', '/admin/background-work', 'Background work', 'app/web/background-work-page.tsx'],
  ]),
  ...staff('instance', ['support', 'trust', 'money'])([
    ['admin-security', '/admin/security', 'Your security', `${ACCOUNTS}/admin/security-page.tsx`],
  ]),
];

type Values = Readonly<Record<string, string>>;

function screenOf(name: string): Screen {
  const screen = routes.find((route) => route.name === name);
  if (screen === undefined) throw new Error(`no screen is called ${name}`);
  return screen;
}

/** A link by name; a removed name or a missing parameter fails loudly instead of leading nowhere. */
export function pathTo(name: string, params: Values = {}, search: Values = {}): string {
  const path = screenOf(name).path.replace(/\/:(\w+)(\??)/g, (_all, key: string, optional: string) => {
    const value = params[key];
    if (value === undefined && optional === '') throw new Error(`${name} needs ${key}`);
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const query = Object.entries(search)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** What a screen is called: in its document's title, in navigation and in breadcrumbs. */
export const titleOf = (name: string): string => screenOf(name).title;

/** Every screen that one is under, the nearest first. */
export function screensAbove(name: string): string[] {
  const near = routes.find((screen) => screen.name === name)?.under.map((parent) => parent.split('#')[0] ?? '') ?? [];
  return [...near, ...near.flatMap(screensAbove)];
}

/** The way to a screen through those it is under, and what it is called itself. */
export interface Trail {
  readonly items: readonly { readonly href: string; readonly label: string }[];
  readonly current: string;
}

interface TrailOptions {
  /** Of the screens it is under. */
  readonly params?: Values;
  /** What this one is called, where it shows one thing: an order's number, a person's name. */
  readonly called?: string | undefined;
  /** Which one it is under, where there are several. */
  readonly under?: string;
}

export function trailTo(name: string, { params = {}, called, under }: TrailOptions = {}): Trail {
  const items: { href: string; label: string }[] = [];
  const above = (screen: Screen): string | undefined =>
    screen.under.find((parent) => parent === under) ?? screen.under[0];
  for (let step = above(screenOf(name)); step !== undefined;) {
    const [parent = '', part] = step.split('#');
    items.unshift({ href: `${pathTo(parent, params)}${part === undefined ? '' : `#${part}`}`, label: titleOf(parent) });
    step = above(screenOf(parent));
  }
  return { items, current: called ?? titleOf(name) };
}

export const isBuilt = (name: string): boolean => routes.some((screen) => screen.name === name && screen.page !== null);
