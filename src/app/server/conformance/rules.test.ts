import { describe, expect, test, vi } from 'vitest';
import { RELOAD_WINDOW_MS, waitBeforeReload } from '../../web/life/reload-window.ts';
import { choose, CONFIRM_LABELS, confirmStore } from '#design/app/confirm.ts';
import { toast, toastStore } from '#design/public/toast-store.ts';
import { ROLES } from '#kit/actor.ts';
import { rateLimits } from '#kit/limits.ts';
import { isOnboarded } from '#domains/accounts/onboarding.ts';
import { dashboardOf, onboardingOf, PROTECTED_PREFIXES, requiresAuth } from '#domains/accounts/paths.ts';
import { isPublicPath } from '#domains/accounts/public-paths.ts';
import {
  after401,
  afterProfileFailure,
  loginFailureText,
  PAUSE_AFTER_LOGIN_MS,
  PERSISTED_FIELDS,
  registrationFailureText,
  SILENT_401_PATHS,
  TOKEN_WRITE_FAILED,
  TOKEN_WRITE_PAUSE_MS,
  TOKEN_WRITE_TRIES,
  tokenExpiresAt,
  usernameFailureText,
} from '#domains/accounts/session-rules.ts';
import {
  avatarLink,
  displayName,
  fullName,
  initials,
  isAuthenticated,
  isProfileComplete,
  isTokenExpired,
  isVerified,
} from '#domains/accounts/user.ts';
import { MIN_USERNAME } from '#domains/accounts/username.ts';
import { routes } from '#routes';

/** The lines of docs/product that are rules of their own, each named after what it says. Calls are in calls.test.ts. */
const PUBLIC_PAGES =
  '/ /login /register /forgot-password /resetpassword /gig/register /client/register /gigs /job_listing /services /browse_projects /about /contact_us /termsandconditions /privacy /feesandcharges /FAQ /careers /agreement /Agreement/academic /Agreement/uniagreement /account_deletion /crt /howToFind /howToHire /verify-certificate /termgig /leaderboard /membership /googlecallback';
const PROJECTS =
  '/projects/:slug /projects/edit/:slug /projects/invite/:slug /post_project /manage-projects /manage-projects/:slug /project_payment /milestones /contracts /contracts/:contractNumber';
const SERVICES =
  '/services/:slug /services/top-ranked /services/orders /services/orders/:orderNumber /services/reviews /services/dashboard /services/dashboard/create /services/dashboard/edit/:id /services/dashboard/orders /services/dashboard/analytics/:id?';
const MESSAGING = '/messages /messagesold /messagesmobile';
const USER_AREA =
  '/user/dashboard /user/payment /user/addpayment /user/add_fund /user/add_fund_paypal /user/add_fund_stripe /user/withdraw /user/express-withdrawal /user/payment_history /user/transactions_history /user/reviews /user/rewards /user/membership /user/invitations /user/selectskill /user/selectindustry /user/switch-role /user/verifyemail /user/phone-verification /user/identityverification /user/notification /user/notifications /user/change-password /user/password_change /user/profile_setting /user/publicprofile /user/profile/:slug /user/clientbio /user/onboarding/gig /user/onboarding/client /gig/onboarding /client/dashboard /freelancer/dashboard';
const OTHER =
  '/cvbuilder/createcv /cvbuilder/templates /cvbuilder/template1 /cvbuilder/template2 /cvbuilder/template3 /cvbuilder/template4 /cvbuilder/pmk /aitest/testplan /aitest/categories /aitest/:categoryId';
const known = new Set(routes.map((screen) => screen.path));

describe('2. Screens and routes', () => {
  test.each(PUBLIC_PAGES.split(' '))('Public pages: %s is in the map and public', (path) => {
    expect(known.has(path)).toBe(true);
    expect([isPublicPath(path), requiresAuth(path)]).toEqual([true, false]);
  });
  test.each([
    ['Projects', PROJECTS],
    ['Services (gigs)', SERVICES],
    ['Messaging', MESSAGING],
    ['User area', USER_AREA],
    ['Other', OTHER],
  ])('%s: every screen is in the map', (_group, paths) =>
    expect(paths.split(' ').filter((path) => !known.has(path))).toEqual([]),
  );

  test.each([
    '/user/profile/ada',
    '/gigs/logo',
    '/job_listing/shop',
    '/projects/shop',
    '/services/logo',
    '/services/categories/logos',
  ])(
    'Public-path rule: patterns for user profile, gigs, job listing and projects by slug, services by slug and service categories by slug: %s',
    (path) => expect(isPublicPath(path)).toBe(true),
  );
  test.each(['/services/dashboard', '/services/orders', '/services/reviews'])(
    'services by slug (not the services dashboard): %s',
    (path) => expect(isPublicPath(path)).toBe(false),
  );
  test.each(['/loginx', '/services/logo/more', '/user/profile', '/user/profile/ada/more', '/registers', '/gigs/a/b'])(
    'the exact paths, by segment: %s is none',
    (path) => expect(isPublicPath(path)).toBe(false),
  );

  test('Protected prefixes: /dashboard, /settings, /messages, /billing, /admin, /user/dashboard, /client/dashboard, /freelancer/dashboard, /services/dashboard', () => {
    expect(PROTECTED_PREFIXES).toEqual([
      '/dashboard',
      '/settings',
      '/messages',
      '/billing',
      '/admin',
      '/user/dashboard',
      '/client/dashboard',
      '/freelancer/dashboard',
      '/services/dashboard',
    ]);
    for (const prefix of PROTECTED_PREFIXES) {
      expect([
        requiresAuth(prefix),
        requiresAuth(`${prefix}/`),
        requiresAuth(`${prefix}/deeper/still?x=1`),
        requiresAuth(prefix.toUpperCase()),
      ]).toEqual([true, true, true, true]);
      expect(requiresAuth(`${prefix}x`), `${prefix}x is another word`).toBe(false);
    }
  });
});

describe('3. Entities and their fields', () => {
  const ada = { first_name: 'Ada', middle_name: 'King', last_name: 'Lovelace', username: 'countess' };
  test('display name (first and last name, else username, else "User")', () => {
    expect(displayName(ada)).toBe('Ada Lovelace');
    expect(displayName({ ...ada, first_name: '', last_name: ' ' })).toBe('countess');
    expect(displayName({ first_name: '', last_name: '', username: '' })).toBe('User');
  });
  test('full name (including middle name)', () => expect(fullName(ada)).toBe('Ada King Lovelace'));
  test.each([
    [true, 0, true],
    [false, 79, false],
    [false, 80, true],
  ])(
    'profile complete (flag set, or percentage at least 80): %s and %i',
    (profile_completed, profile_completion_percentage, complete) =>
      expect(isProfileComplete({ profile_completed, profile_completion_percentage })).toBe(complete),
  );
  test.each([
    [74, false],
    [75, true],
  ])('verified (verification level at least 75): %i', (verification_level, verified) =>
    expect(isVerified({ verification_level })).toBe(verified),
  );
  test('avatar link (storage location plus avatar file name)', () => {
    expect(avatarLink('a.webp')).toBe('/uploads/avatars/a.webp');
    expect(avatarLink(null)).toBeNull();
  });
  test('initials', () => expect(initials(ada)).toBe('AL'));
  test('token expired', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect([
      isTokenExpired('2026-11-21T12:00:00Z', now),
      isTokenExpired('2026-11-21T12:00:01Z', now),
      isTokenExpired(null, now),
    ]).toEqual([true, false, false]);
  });
  test.each([
    [true, 't', '2027-01-01T00:00:00Z', true],
    [false, 't', '2027-01-01T00:00:00Z', false],
    [true, null, '2027-01-01T00:00:00Z', false],
    [true, 't', '2026-01-01T00:00:00Z', false],
  ])(
    'authenticated (logged in, holds a token, token not expired): %s %s %s',
    (isLoggedIn, token, expiresAt, authenticated) =>
      expect(isAuthenticated({ isLoggedIn, token, expiresAt }, new Date('2026-11-21T12:00:00Z'))).toBe(authenticated),
  );
  test('Only isLoggedIn, id, first_name, last_name, username, email, role and avatar are persisted locally', () =>
    expect(PERSISTED_FIELDS).toEqual([
      'isLoggedIn',
      'id',
      'first_name',
      'last_name',
      'username',
      'email',
      'role',
      'avatar',
    ]));
});

describe('4. States and transitions', () => {
  const facts = { skills: ['a'], bio: 'b', industries: ['c'], subindustries: ['d'], company_name: 'e' };
  test.each([
    ['freelancer', 'skills', []],
    ['freelancer', 'bio', ''],
    ['client', 'industries', []],
    ['client', 'subindustries', []],
    ['client', 'company_name', null],
  ] as const)('Incomplete onboarding: %s without %s', (role, item, nothing) => {
    expect(isOnboarded(role, facts)).toBe(true);
    expect(isOnboarded(role, { ...facts, [item]: nothing })).toBe(false);
  });
});

describe('6. Roles and permissions', () => {
  test('Registration roles: freelancer, client, both, user, expert', () =>
    expect([...ROLES].toSorted()).toEqual(['both', 'client', 'expert', 'freelancer', 'user']));
  test.each(ROLES)(
    "Role 'client': client dashboard and client onboarding. Every other role: freelancer dashboard and gig onboarding: %s",
    (role) => {
      const own =
        role === 'client'
          ? ['/client/dashboard', '/user/onboarding/client']
          : ['/freelancer/dashboard', '/user/onboarding/gig'];
      expect([dashboardOf(role), onboardingOf(role)]).toEqual(own);
    },
  );
});

describe('8. Error catalogue', () => {
  test.each([
    [401, 'anything', '', 'Invalid email or password'],
    [429, 'anything', '', 'Too many login attempts. Please try again later.'],
    [422, 'Email and password are required', '', 'Email and password are required'],
    [422, '', '', 'Invalid input data'],
    [500, 'The server message', 'local', 'The server message'],
    [500, '', 'the local message', 'the local message'],
    [null, '', '', 'Login failed'],
  ])('Login: %s "%s" "%s"', (status, server, local, words) =>
    expect(loginFailureText(status, server, local)).toBe(words),
  );
  test("Registration failure: the server message or 'Registration failed'", () =>
    expect([registrationFailureText('Taken'), registrationFailureText('')]).toEqual(['Taken', 'Registration failed']));
  test("Username check failure: the server message or 'Failed to check username'", () =>
    expect([usernameFailureText('Slow down'), usernameFailureText('')]).toEqual([
      'Slow down',
      'Failed to check username',
    ]));

  test('the silent list', () =>
    expect(SILENT_401_PATHS).toEqual([
      '/api/bestfreelancerlist',
      '/api/notifications',
      '/api/conversations',
      '/api/mybalance',
      '/api/countNewMessages',
      '/api/project-messaging',
      '/api/user/me',
      '/api/user/onboarding/progress',
    ]));
  test.each(SILENT_401_PATHS)('401 on a public page for a path in the silent list: ignored: %s', (path) =>
    expect(after401('/services', path)).toBe('ignore'),
  );
  test('401 on a public page for other paths: logged only', () =>
    expect(after401('/services', '/api/orders')).toBe('log'));
  test.each(SILENT_401_PATHS)('401 on a non-public page, %s too: stored token removed and redirect to /login', (path) =>
    expect(after401('/client/dashboard', path)).toBe('clear-and-login'),
  );
  test.each(['/user/onboarding/gig', '/user/onboarding/client', '/gig/onboarding'])(
    'unless the path already contains /login or /onboarding: %s',
    (page) => expect(after401(page, '/api/orders')).toBe('clear'),
  );
  test('unless the path already contains /login: nothing leads there twice', () =>
    expect(after401('/login', '/api/orders')).toBe('log'));
  test('Failed profile load with 401: auth cleared; on an onboarding page the error is swallowed', () => {
    expect(afterProfileFailure(401, '/client/dashboard')).toEqual({ clear: true, silent: false });
    expect(afterProfileFailure(401, '/user/onboarding/gig')).toEqual({ clear: true, silent: true });
  });
  test.each([500, 503, 429, null])('Other profile errors: session kept: %s', (status) =>
    expect(afterProfileFailure(status, '/client/dashboard').clear).toBe(false),
  );
  test("Token storage … fails with 'Token storage verification failed after retries'", () =>
    expect(TOKEN_WRITE_FAILED).toBe('Token storage verification failed after retries'));
});

describe('9. Business constants and limits', () => {
  const jwt = (claims: object): string =>
    ['{}', JSON.stringify(claims), 's'].map((part) => Buffer.from(part).toString('base64url')).join('.');
  test('Minimum username length: 3', () => expect(MIN_USERNAME).toBe(3));
  test.each([
    ['without expiry claim', jwt({ sub: 'a' })],
    ['non-JWT', 'dk_opaque'],
  ])('Token %s: 30-day expiry', (_kind, token) => expect(tokenExpiresAt(token, 0)).toBe(30 * 86_400_000));
  test('Token with an expiry claim: the claim', () => expect(tokenExpiresAt(jwt({ exp: 12 }), 0)).toBe(12_000));
  test('Reload guard window: 10 seconds', () =>
    expect([RELOAD_WINDOW_MS, waitBeforeReload(19_999, 10_000), waitBeforeReload(20_000, 10_000)]).toEqual([
      10_000, 1, 0,
    ]));
  test('Toast auto-dismiss: 3000 ms', () => {
    toast.success('Saved');
    toast.error('Not saved', 'The server is away.');
    expect(toastStore.read()).toMatchObject([
      { type: 'success', title: 'Saved', durationMs: 3_000 },
      { type: 'error', title: 'Not saved', message: 'The server is away.', durationMs: 3_000 },
    ]);
    toast.clear();
  });
  test("Confirmation dialogs: default labels 'OK', 'No', 'Cancel'; 10 ms open delay", () => {
    expect(CONFIRM_LABELS).toEqual({ ok: 'OK', no: 'No', cancel: 'Cancel' });
    vi.useFakeTimers();
    void choose({ title: 'Leave?' });
    vi.advanceTimersByTime(9);
    expect(confirmStore.read()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(confirmStore.read()?.title).toBe('Leave?');
    confirmStore.read()?.answer('cancel');
    vi.useRealTimers();
  });
  test('Token write verification: up to 3 attempts, 50 ms apart. Pause after login: 100 ms', () =>
    expect([TOKEN_WRITE_TRIES, TOKEN_WRITE_PAUSE_MS, PAUSE_AFTER_LOGIN_MS]).toEqual([3, 50, 100]));
});

describe('10. Limits', () => {
  /**
   * What guesses, or sends, a code or a way back in; guesses at passwords are counted by attemptLimits, in the
   * database.
   */
  test.each(['register', 'sendCode', 'forgotPassword', 'tryCode'] as const)(
    '%s is counted by all processes together and survives a restart (AUT-3, AUT-7)',
    (name) => expect(rateLimits[name].isShared).toBe(true),
  );
});
