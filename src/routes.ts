/**
 * THE MAP: every screen of docs/product/screens.md, a line each. It imports nothing, so anyone may link by name: screens,
 * mails, the sitemap. `page` names the module under src/ once the screen is built; a planned one answers 404.
 *
 * access: 'public' needs no sign-in (SCN-1, SCN-2), 'signed-in' does, 'operator' is the admin layout.
 * staff: of an operator's screen, the roles it is for beside the owner's (kit/staff.ts holds the same for calls).
 * layout: which shell the page stands in. 'public' pages are rendered on the server, all others in the browser.
 */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly access: 'public' | 'signed-in' | 'operator';
  readonly staff?: readonly ('support' | 'trust' | 'money')[];
  readonly layout: 'public' | 'auth' | 'focus' | 'app' | 'admin';
  readonly title: string;
  readonly page: string | null;
}

type Row = readonly [name: string, path: string, title: string, page: string | null];

const screens =
  (access: Screen['access'], layout: Screen['layout'], staff: Screen['staff'] = []) =>
  (rows: readonly Row[]): Screen[] =>
    rows.map(([name, path, title, page]) => ({ name, path, access, layout, title, page, ...(access === 'operator' ? { staff } : {}) }));

const NOTIFICATIONS = 'domains/notifications/web';
const ORDERS = 'domains/orders/web';
const SERVICES = 'domains/services/web';
const ACCOUNTS = 'domains/accounts/web';
const PROFILES = 'domains/profiles/web';
const VERIFICATION = 'domains/verification/web';
const WALLET = 'domains/wallet/web';
const PAYOUTS = 'domains/payouts/web';

const publicPages = screens(
  'public',
  'public',
)([
  ['home', '/', 'Good work, clear terms', 'app/web/public/home-page.tsx'],
  ['services', '/services', 'Services', `${SERVICES}/public/services-page.tsx`],
  ['service', '/services/:slug', 'Service', `${SERVICES}/public/service-page.tsx`],
  ['category', '/services/categories/:slug', 'Category', `${SERVICES}/public/category-page.tsx`],
  ['profile', '/user/profile/:slug', 'Profile', 'app/web/public/profile-page.tsx'],
  ['top-ranked', '/services/top-ranked', 'Top-ranked services', null],
  ['gigs', '/gigs', 'Gigs', null],
  ['gig', '/gigs/:slug', 'Gig', null],
  ['job-listing', '/job_listing', 'Projects', null],
  ['job', '/job_listing/:slug', 'Project', null],
  ['browse-projects', '/browse_projects', 'Browse projects', null],
  ['project', '/projects/:slug', 'Project', null],
  ['about', '/about', 'About', null],
  ['contact', '/contact_us', 'Contact us', null],
  ['terms', '/termsandconditions', 'Terms and conditions', null],
  ['privacy', '/privacy', 'Privacy', null],
  ['fees', '/feesandcharges', 'Fees and charges', 'domains/fees/web/public/fees-page.tsx'],
  ['faq', '/FAQ', 'Questions and answers', null],
  ['careers', '/careers', 'Careers', null],
  ['agreement', '/agreement', 'User agreement', null],
  ['agreement-academic', '/Agreement/academic', 'Academic agreement', null],
  ['agreement-university', '/Agreement/uniagreement', 'University agreement', null],
  ['account-deletion', '/account_deletion', 'Delete your account', 'domains/data-rights/web/public/account-deletion-page.tsx'],
  ['certificate', '/crt', 'Certificate', null],
  ['how-to-find', '/howToFind', 'How to find work', null],
  ['how-to-hire', '/howToHire', 'How to hire', null],
  ['verify-certificate', '/verify-certificate', 'Verify a certificate', null],
  ['gig-terms', '/termgig', 'Gig order terms', null],
  ['leaderboard', '/leaderboard', 'Leaderboard', null],
  ['membership-plans', '/membership', 'Membership', null],
]);

const entrance = screens(
  'public',
  'auth',
)([
  ['login', '/login', 'Sign in', `${ACCOUNTS}/login-page.tsx`],
  ['register', '/register', 'Create an account', `${ACCOUNTS}/register-page.tsx`],
  ['register-freelancer', '/gig/register', 'Sell your work', `${ACCOUNTS}/register-freelancer-page.tsx`],
  ['register-client', '/client/register', 'Hire on Docket', `${ACCOUNTS}/register-client-page.tsx`],
  ['forgot-password', '/forgot-password', 'Forgot your password', `${ACCOUNTS}/forgot-password-page.tsx`],
  ['reset-password', '/resetpassword', 'Choose a new password', `${ACCOUNTS}/reset-password-page.tsx`],
  ['operator-setup', '/operator/setup', 'Set up this instance', `${ACCOUNTS}/operator-setup-page.tsx`],
  ['google-callback', '/googlecallback', 'Signing in with Google', `${ACCOUNTS}/google-callback-page.tsx`],
]);

/** Steps a person goes through alone, without the app's navigation around them. */
const steps = screens(
  'signed-in',
  'focus',
)([
  ['verify-email', '/user/verifyemail', 'Verify your e-mail', `${ACCOUNTS}/verify-email-page.tsx`],
  ['onboarding-freelancer', '/user/onboarding/gig', 'Set up your freelancer profile', `${PROFILES}/onboarding-freelancer-page.tsx`],
  ['onboarding-client', '/user/onboarding/client', 'Set up your client account', `${PROFILES}/onboarding-client-page.tsx`],
  ['gig-onboarding', '/gig/onboarding', 'Set up your freelancer profile', `${PROFILES}/gig-onboarding-page.tsx`],
]);

const app = screens(
  'signed-in',
  'app',
)([
  ['dashboard', '/user/dashboard', 'Dashboard', `${ORDERS}/user-dashboard-page.tsx`],
  ['client-dashboard', '/client/dashboard', 'Dashboard', `${ORDERS}/client-dashboard-page.tsx`],
  ['freelancer-dashboard', '/freelancer/dashboard', 'Dashboard', `${ORDERS}/freelancer-dashboard-page.tsx`],
  ['buying-orders', '/services/orders', 'Orders', `${ORDERS}/buying-orders-page.tsx`],
  ['order', '/services/orders/:orderNumber', 'Order', `${ORDERS}/order-page.tsx`],
  ['order-review', '/services/orders/:orderNumber/review', 'Review', `${ORDERS}/review-page.tsx`],
  ['my-services', '/services/dashboard', 'My services', `${SERVICES}/my-services-page.tsx`],
  ['create-service', '/services/dashboard/create', 'New service', `${SERVICES}/create-service-page.tsx`],
  ['edit-service', '/services/dashboard/edit/:id', 'Edit service', `${SERVICES}/edit-service-page.tsx`],
  ['selling-orders', '/services/dashboard/orders', 'Orders to deliver', `${ORDERS}/selling-orders-page.tsx`],
  ['add-funds', '/user/add_fund', 'Add funds', `${WALLET}/add-funds-page.tsx`],
  ['transactions', '/user/transactions_history', 'Transactions', 'app/web/transactions-page.tsx'],
  ['service-analytics', '/services/dashboard/analytics/:id?', 'Analytics', null],
  ['service-reviews', '/services/reviews', 'Reviews', null],
  ['edit-project', '/projects/edit/:slug', 'Edit project', null],
  ['invite-to-project', '/projects/invite/:slug', 'Invite freelancers', null],
  ['post-project', '/post_project', 'Post a project', null],
  ['manage-projects', '/manage-projects', 'Your projects', null],
  ['project-payment', '/project_payment', 'Fund a milestone', null],
  ['milestones', '/milestones', 'Milestones', null],
  ['messages', '/messages', 'Messages', null],
  ['messages-archive', '/messagesold', 'Message archive', null],
  ['messages-phone', '/messagesmobile', 'Messages', null],
  ['payment-methods', '/user/payment', 'Payment methods', 'app/web/payment-page.tsx'],
  ['add-payment-method', '/user/addpayment', 'Add a payment method', `${WALLET}/add-payment-method-page.tsx`],
  ['add-funds-paypal', '/user/add_fund_paypal', 'Add funds with PayPal', `${WALLET}/add-funds-paypal-page.tsx`],
  ['add-funds-stripe', '/user/add_fund_stripe', 'Add funds by card', `${WALLET}/add-funds-card-page.tsx`],
  ['withdraw', '/user/withdraw', 'Withdraw', `${PAYOUTS}/withdraw-page.tsx`],
  ['express-withdrawal', '/user/express-withdrawal', 'Express withdrawal', 'app/web/express-withdrawal-page.tsx'],
  ['payment-history', '/user/payment_history', 'Payments', `${WALLET}/payment-history-page.tsx`],
  ['my-reviews', '/user/reviews', 'Reviews', null],
  ['rewards', '/user/rewards', 'Rewards', null],
  ['membership', '/user/membership', 'Membership', null],
  ['invitations', '/user/invitations', 'Invitations', null],
  ['select-skill', '/user/selectskill', 'Your skills', `${PROFILES}/select-skill-page.tsx`],
  ['select-industry', '/user/selectindustry', 'Your industries', `${PROFILES}/select-industry-page.tsx`],
  ['switch-role', '/user/switch-role', 'Switch role', 'domains/data-rights/web/switch-role-page.tsx'],
  ['verify-phone', '/user/phone-verification', 'Verify your phone', `${VERIFICATION}/phone-page.tsx`],
  ['verify-identity', '/user/identityverification', 'Verify your identity', `${VERIFICATION}/identity-page.tsx`],
  ['notification-settings', '/user/notification', 'Notification settings', `${NOTIFICATIONS}/settings-page.tsx`],
  ['notifications', '/user/notifications', 'Notifications', `${NOTIFICATIONS}/notifications-page.tsx`],
  ['change-password', '/user/change-password', 'Change password', `${ACCOUNTS}/change-password-page.tsx`],
  ['password-change', '/user/password_change', 'Change password', `${ACCOUNTS}/change-password-page.tsx`],
  ['profile-settings', '/user/profile_setting', 'Profile settings', 'app/web/profile-settings-page.tsx'],
  ['public-profile', '/user/publicprofile', 'Your public profile', `${PROFILES}/public-profile-page.tsx`],
  ['client-bio', '/user/clientbio', 'About your company', `${ORDERS}/client-bio-page.tsx`],
  ['cv-create', '/cvbuilder/createcv', 'Your CV', null],
  ['cv-templates', '/cvbuilder/templates', 'CV templates', null],
  ['cv-template1', '/cvbuilder/template1', 'CV, classic', null],
  ['cv-template2', '/cvbuilder/template2', 'CV, modern', null],
  ['cv-template3', '/cvbuilder/template3', 'CV, compact', null],
  ['cv-template4', '/cvbuilder/template4', 'CV, academic', null],
  ['cv-print', '/cvbuilder/pmk', 'CV, print view', null],
  ['test-plan', '/aitest/testplan', 'Your tests', null],
  ['test-categories', '/aitest/categories', 'Tests', null],
  ['test', '/aitest/:categoryId', 'Test', null],
]);

/** Bare protected prefixes; they lead on to the screen that answers for them (SCN-11). */
const prefixes = screens(
  'signed-in',
  'app',
)([
  ['dashboard-prefix', '/dashboard', 'Dashboard', `${ACCOUNTS}/dashboard-prefix-page.tsx`],
  ['settings-prefix', '/settings', 'Settings', `${ACCOUNTS}/settings-prefix-page.tsx`],
  ['billing-prefix', '/billing', 'Billing', `${ACCOUNTS}/billing-prefix-page.tsx`],
]);

const staffScreens = (staff: NonNullable<Screen['staff']>) => screens('operator', 'admin', staff);

const operator = [
  ...staffScreens(['support', 'trust', 'money'])([['admin', '/admin', 'Operations', 'app/web/admin-page.tsx']]),
  ...staffScreens(['support'])([
    ['admin-people', '/admin/people', 'People', `${ACCOUNTS}/admin/people-page.tsx`],
    ['admin-person', '/admin/people/:id', 'Person', `${ACCOUNTS}/admin/person-page.tsx`],
  ]),
  ...staffScreens(['money'])([
    ['admin-reconciliation', '/admin/reconciliation', 'Reconciliation', `${WALLET}/admin/reconciliation-page.tsx`],
    ['admin-flags', '/admin/flags', 'Flags', `${WALLET}/admin/flags-page.tsx`],
    ['admin-ledger', '/admin/ledger', 'Ledger', 'domains/books/web/admin/ledger-page.tsx'],
    ['admin-journal', '/admin/ledger/:journalId', 'Journal', 'domains/books/web/admin/journal-page.tsx'],
    ['admin-ledger-checks', '/admin/checks', 'Checks', 'domains/books/web/admin/ledger-checks-page.tsx'],
    ['admin-background-work', '/admin/background-work', 'Background work', 'app/web/background-work-page.tsx'],
    ['admin-adjustments', '/admin/adjustments', 'Corrections', 'domains/books/web/admin/adjustments-page.tsx'],
    ['admin-fees', '/admin/fees', 'Fees and terms', 'domains/fees/web/admin/terms-page.tsx'],
    ['admin-payouts', '/admin/payouts', 'Payouts', `${PAYOUTS}/admin/payouts-page.tsx`],
  ]),
  ...staffScreens(['trust'])([
    ['admin-verifications', '/admin/verifications', 'Verifications', `${VERIFICATION}/admin/verifications-page.tsx`],
    ['admin-verification', '/admin/verifications/:id', 'Verification', `${VERIFICATION}/admin/verification-page.tsx`],
  ]),
  ...staffScreens(['support', 'trust', 'money'])([['admin-security', '/admin/security', 'Your security', `${ACCOUNTS}/admin/security-page.tsx`]]),
  ...staffScreens(['trust'])([['admin-policy-reports', '/admin/security-reports', 'Security reports', 'app/web/policy-reports-page.tsx']]),
];

export const routes: readonly Screen[] = [...publicPages, ...entrance, ...steps, ...app, ...prefixes, ...operator];

type Values = Readonly<Record<string, string>>;

/** A link by name; a removed name or a missing parameter fails loudly instead of leading nowhere. */
export function pathTo(name: string, params: Values = {}, search: Values = {}): string {
  const screen = routes.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`no screen is called ${name}`);
  const path = screen.path.replace(/\/:(\w+)(\??)/g, (_all, key: string, optional: string) => {
    const value = params[key];
    if (value === undefined && optional === '') throw new Error(`${name} needs ${key}`);
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const query = Object.entries(search)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

export const isBuilt = (name: string): boolean => routes.some((screen) => screen.name === name && screen.page !== null);
