import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#kit/actor.ts';
import { guard, redirectUrl, type GuardSession } from './guard.ts';
import { needsSession } from './paths.ts';
import { isOnboarded, missingItems } from './onboarding.ts';
import { dashboardOf, isVerifyEmailPath, onboardingOf, PROTECTED_PREFIXES, requiresAuth } from './paths.ts';
import { isPublicPath, PUBLIC_PATHS } from './public-paths.ts';

const nobody: GuardSession = {
  isLoggedIn: false,
  refused: false,
  role: 'user',
  isOperator: false,
  emailVerified: false,
  onboarded: false,
};
const somebody = (role: Role, change: Partial<GuardSession> = {}): GuardSession => ({
  isLoggedIn: true,
  refused: false,
  role,
  isOperator: false,
  emailVerified: true,
  onboarded: true,
  ...change,
});
const ask = (path: string, session: GuardSession): string => {
  const answer = guard({ path, session });
  return answer.go === 'stay' ? 'stay' : `${answer.to} ${answer.why}${answer.signOut ? ' sign-out' : ''}`;
};
const others = ROLES.filter((role) => role !== 'client');

describe('rule 1: public paths skip the check, and paths that need nobody pass', () => {
  test.each(PUBLIC_PATHS.filter((path) => path !== '/login'))('%s', (path) => {
    expect(isPublicPath(path)).toBe(true);
    expect(requiresAuth(path)).toBe(false);
    expect(ask(path, nobody)).toBe('stay');
    expect(ask(path, somebody('freelancer', { emailVerified: false, onboarded: false, refused: true }))).toBe('stay');
    expect(needsSession(path)).toBe(false);
  });
  test.each([
    '/user/profile/ada',
    '/gigs/logo',
    '/job_listing/shop',
    '/projects/shop',
    '/services/logo',
    '/services/top-ranked',
    '/services/categories/logos',
  ])('pattern %s', (path) => expect(isPublicPath(path)).toBe(true));
  test.each([
    '/services/dashboard',
    '/services/orders',
    '/services/reviews',
    '/services/dashboard/create',
    '/services/orders/DK-1',
    '/projects/edit/shop',
    '/user/profile',
    '/user/profile/a/b',
    '/user/publicprofile',
  ])('%s is not public', (path) => expect(isPublicPath(path)).toBe(false));
  test('an unknown address needs no sign-in: it is a 404', () => expect(ask('/nowhere/at/all', nobody)).toBe('stay'));
});

describe('rule 2: not logged in', () => {
  test.each([
    ...PROTECTED_PREFIXES,
    ...PROTECTED_PREFIXES.map((prefix) => `${prefix}/below`),
    '/user/payment',
    '/services/orders/DK-7K3M-92QX',
    '/user/onboarding/gig',
    '/gig/onboarding',
    '/user/verifyemail',
  ])('%s leads to /login', (path) => expect(ask(path, nobody)).toBe('/login sign-in'));
  test('/login itself is shown', () => expect(ask('/login', nobody)).toBe('stay'));
});

describe('rule 3: logged in on /login goes to the dashboard of the role', () => {
  test.each(ROLES)('%s', (role) => {
    expect(ask('/login?why=sign-in', somebody(role))).toBe(`${dashboardOf(role)} signed-in`);
    expect(needsSession('/login')).toBe(true);
  });
  test('an operator goes to the operators’ area', () =>
    expect(ask('/login', somebody('user', { isOperator: true }))).toBe('/admin signed-in'));
});

describe('rule 4: a 401 on profile refresh', () => {
  test('signs out and leads to /login', () =>
    expect(ask('/user/dashboard', somebody('client', { refused: true }))).toBe('/login session-ended sign-out'));
  test('comes before every later rule', () =>
    expect(ask('/user/verifyemail', somebody('client', { refused: true, emailVerified: false }))).toBe(
      '/login session-ended sign-out',
    ));
  test('does not bounce between /login and the dashboard', () =>
    expect(ask('/login', somebody('client', { refused: true }))).toBe('stay'));
});

describe('rule 5: email not verified', () => {
  test.each(ROLES)('%s is sent to /user/verifyemail from anywhere', (role) => {
    const session = somebody(role, { emailVerified: false, onboarded: false });
    for (const path of [dashboardOf(role), onboardingOf(role), '/services/orders', '/admin'])
      expect(ask(path, session)).toBe('/user/verifyemail verify-email');
    expect(ask('/user/verifyemail', session)).toBe('stay');
    expect(ask('/user/verifyemail?token=x', session)).toBe('stay');
  });
  test('a path with the segment verify-email is allowed, one that only contains the letters is not (AUT-10)', () => {
    const session = somebody('client', { emailVerified: false });
    expect(ask('/user/dashboard/verify-email', session)).toBe('stay');
    expect(isVerifyEmailPath('/verify-email/abc')).toBe(true);
    expect(ask('/user/dashboard/verify-email-now', session)).toBe('/user/verifyemail verify-email');
    expect(ask('/user/dashboard?next=/verify-email', session)).toBe('/user/verifyemail verify-email');
  });
});

test.each(ROLES)('rule 6: a verified %s on /user/verifyemail goes to the role’s onboarding', (role) => {
  expect(ask('/user/verifyemail', somebody(role))).toBe(`${onboardingOf(role)} email-verified`);
});

describe('rule 7: the other role’s onboarding', () => {
  test.each(['/user/onboarding/gig', '/gig/onboarding'])('a client on %s goes to client onboarding', (path) =>
    expect(ask(path, somebody('client'))).toBe('/user/onboarding/client other-role'),
  );
  test.each(others)('%s on client onboarding goes to gig onboarding', (role) =>
    expect(ask('/user/onboarding/client', somebody(role))).toBe('/user/onboarding/gig other-role'),
  );
});

describe('rule 8: incomplete onboarding', () => {
  test.each(ROLES)('%s is led to the role’s onboarding from any other page, and stays there', (role) => {
    const session = somebody(role, { onboarded: false });
    expect(ask('/messages', session)).toBe(`${onboardingOf(role)} onboarding`);
    expect(ask(dashboardOf(role), session)).toBe(`${onboardingOf(role)} onboarding`);
    expect(ask(onboardingOf(role), session)).toBe('stay');
  });
  test('/gig/onboarding counts as the freelancers’ page', () =>
    expect(ask('/gig/onboarding', somebody('expert', { onboarded: false }))).toBe('stay'));
  test.each(ROLES)('a complete %s moves freely', (role) =>
    expect(ask('/services/orders', somebody(role))).toBe('stay'),
  );
  test('an operator’s own area asks for no onboarding, the rest does', () => {
    const session = somebody('user', { isOperator: true, onboarded: false });
    expect(ask('/admin/disputes', session)).toBe('stay');
    expect(ask('/user/dashboard', session)).toBe('/user/onboarding/gig onboarding');
  });

  describe('of someone who finished the other side before they changed their role', () => {
    const nowBoth = somebody('both', { onboarded: false, keepsOtherSide: true });
    const nowClient = somebody('client', { onboarded: false, keepsOtherSide: true });
    test.each([
      '/services/orders',
      '/services/orders/DK-7K3M-92QX',
      '/services/orders/new?service=logo',
      '/user/wallet',
      '/user/add_fund',
      '/messages',
      '/client/dashboard',
      '/user/dashboard',
      '/user/saved',
      '/post_project',
      '/milestones',
      '/user/switch-role',
      '/user/profile_setting',
    ])('a client who is both now goes on using %s', (path) => {
      expect(ask(path, nowBoth)).toBe('stay');
      expect(ask(path, somebody('freelancer', { onboarded: false, keepsOtherSide: true }))).toBe('stay');
    });
    test.each([
      '/services/dashboard',
      '/services/dashboard/create',
      '/services/dashboard/orders',
      '/services/reviews',
      '/user/custom-offers/make',
      '/user/invitations',
    ])('and meets the freelancers’ onboarding on %s', (path) =>
      expect(ask(path, nowBoth)).toBe('/user/onboarding/gig onboarding'),
    );
    test.each([
      '/services/dashboard/orders',
      '/freelancer/dashboard',
      '/user/wallet',
      '/user/withdraw',
      '/messages',
      '/services/orders/DK-7K3M-92QX',
      '/user/switch-role',
    ])('a freelancer who is a client now goes on using %s', (path) => expect(ask(path, nowClient)).toBe('stay'));
    test.each([
      '/services/orders/new?service=logo',
      '/services/orders',
      '/post_project',
      '/client/dashboard',
      '/project_payment?milestone=CT-1-1',
    ])('and meets the clients’ onboarding on %s', (path) =>
      expect(ask(path, nowClient)).toBe('/user/onboarding/client onboarding'),
    );
    test('their home is the one they can use', () => {
      expect([ask('/login', nowBoth), ask('/login', nowClient)]).toEqual([
        '/client/dashboard signed-in',
        '/freelancer/dashboard signed-in',
      ]);
      expect(ask('/login', { ...nowBoth, onboarded: true })).toBe('/freelancer/dashboard signed-in');
    });
  });

  const nothing = { skills: [], bio: null, industries: [], subindustries: [], company_name: null };
  test.each(others)('%s needs skills and bio', (role) => {
    expect(missingItems(role, nothing)).toEqual(['skills', 'bio']);
    expect(isOnboarded(role, { ...nothing, skills: ['x'], bio: '  ' })).toBe(false);
    expect(isOnboarded(role, { ...nothing, skills: ['x'], bio: 'Hello' })).toBe(true);
  });
  test('a client needs industries, sub-industries and a company name', () => {
    expect(missingItems('client', { ...nothing, skills: ['x'], bio: 'Hello' })).toEqual([
      'industries',
      'subindustries',
      'company_name',
    ]);
    expect(isOnboarded('client', { ...nothing, industries: ['a'], subindustries: ['b'], company_name: 'C' })).toBe(
      true,
    );
  });
});

test.each([
  '/Services/Dashboard',
  '//services//dashboard/',
  '/services/%64ashboard',
  '/services/dashboard?x=1',
  '/USER/Payment',
])('%s is guarded however it is written (AUT-10)', (path) => {
  expect(ask(path, nobody)).toBe('/login sign-in');
});
test.each(['/services/dashboards', '/adminx', '/user/dashboardx'])('%s only begins like a protected prefix', (path) =>
  expect(ask(path, nobody)).toBe('stay'),
);

describe('a redirect says why and where to go on to (ONB-4)', () => {
  const answer = guard({ path: '/services/orders/DK-1?tab=files', session: nobody });
  test('in its address', () => {
    if (answer.go !== 'redirect') throw new Error('expected a redirect');
    expect(redirectUrl(answer)).toBe('/login?why=sign-in&return_to=%2Fservices%2Forders%2FDK-1%3Ftab%3Dfiles');
  });
  const from = (path: string, session: GuardSession): string => {
    const guardAnswer = guard({ path, session });
    return guardAnswer.go === 'stay' ? 'stay' : redirectUrl(guardAnswer);
  };
  const carried = 'return_to=%2Fservices%2Forders%2Fnew%3Fservice%3Dlogo';
  const unproven = somebody('client', { emailVerified: false, onboarded: false });
  const begun = somebody('client', { onboarded: false });
  test.each([
    ['3', `/login?${carried}`, somebody('client'), `/client/dashboard?why=signed-in&${carried}`],
    ['5', `/user/onboarding/client?step=need&${carried}`, unproven, `/user/verifyemail?why=verify-email&${carried}`],
    ['5', '/user/onboarding/client', unproven, '/user/verifyemail?why=verify-email'],
    ['6', `/user/verifyemail?token=x&${carried}`, begun, `/user/onboarding/client?why=email-verified&${carried}`],
    ['7', `/user/onboarding/gig?${carried}`, begun, `/user/onboarding/client?why=other-role&${carried}`],
    [
      '7',
      `/user/onboarding/client?${carried}`,
      somebody('both', { onboarded: false }),
      `/user/onboarding/gig?why=other-role&${carried}`,
    ],
    ['8', '/services/orders/new?service=logo', begun, `/user/onboarding/client?why=onboarding&${carried}`],
    ['3', '/login?return_to=%2F%2Fevil.example', somebody('client'), '/client/dashboard?why=signed-in'],
    ['3', '/login?return_to=%', somebody('client'), '/client/dashboard?why=signed-in'],
  ])('rule %s from %s carries what the address carries', (_rule, path, session, to) =>
    expect(from(path, session)).toBe(to),
  );
});
