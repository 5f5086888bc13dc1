import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/**
 * The session machine (SES-1 to SES-9, CALL-12 to CALL-17) as it runs in a browser, with the browser's few parts stood
 * in for.
 */
class MemoryStorage {
  #held = new Map<string, string>();
  loses = 0;
  refuses = false;
  get length(): number {
    return this.#held.size;
  }
  getItem(key: string): string | null {
    return this.#held.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.refuses) throw new Error('QuotaExceededError');
    if (this.loses > 0 && key === 'docket-token') {
      this.loses -= 1;
      return;
    }
    this.#held.set(key, value);
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
  }
  removeItem(key: string): void {
    this.#held.delete(key);
    Reflect.deleteProperty(this, key);
  }
}

const ME = {
  id: 'u1',
  first_name: 'Ada',
  last_name: 'Byron',
  username: 'ada',
  email: 'ada@example.org',
  role: 'client',
  avatar: null,
  email_verified_at: null,
};
const LOGIN = { api_token: 'dk_t', id: 'u1', email: 'ada@example.org', role: 'client' };
type Reply = { status: number; body: unknown } | 'no answer';
const ok = (data: unknown): Reply => ({ status: 200, body: { success: true, message: 'ok', data, errors: {} } });
const refused = (status: number, message = '', code = 'unauthenticated'): Reply => ({
  status,
  body: { success: false, message, data: null, errors: {}, code },
});

let local: MemoryStorage;
let tab: MemoryStorage;
let place: {
  pathname: string;
  search: string;
  assign: ReturnType<typeof vi.fn<(to: string) => void>>;
  replace: ReturnType<typeof vi.fn<(to: string) => void>>;
};
let replies: Record<string, Reply>;
let warn: ReturnType<typeof vi.spyOn>;
let calls: { path: string; authorization: string | null }[];
let onStorage: ((event: { key: string | null; newValue?: string | null }) => void) | null;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  local = new MemoryStorage();
  tab = new MemoryStorage();
  place = {
    pathname: '/client/dashboard',
    search: '',
    assign: vi.fn<(to: string) => void>(),
    replace: vi.fn<(to: string) => void>(),
  };
  replies = { '/api/user/me': ok(ME), '/api/login': ok(LOGIN), '/api/logout': ok(null) };
  calls = [];
  onStorage = null;
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', (name: string, listener: typeof onStorage) =>
    name === 'storage' ? (onStorage = listener) : null,
  );
  vi.stubGlobal('fetch', async (url: string, init: { headers: Headers; signal?: AbortSignal }) => {
    calls.push({ path: url, authorization: init.headers.get('authorization') });
    const reply = replies[url] ?? refused(404, '', 'not_found');
    if (reply === 'no answer') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => import('./session.ts');
const hold = (storage: MemoryStorage, token: string, daysAgo = 0): void => {
  storage.setItem('docket-token', token);
  storage.setItem('docket-token-stored-at', String(Date.now() - daysAgo * 86_400_000));
};
const settled = async <Result>(work: Promise<Result>): Promise<Result> => {
  work.catch(() => null);
  await vi.advanceTimersByTimeAsync(1_000);
  return work;
};
const paths = (): string[] => calls.map(({ path }) => path);

describe('On start a stored token is read', () => {
  test('none: nobody is asked, nobody is logged in', async () => {
    const { initialise, useSession } = await open();
    expect(useSession.getState().phase).toBe('not-initialised');
    await settled(initialise());
    expect([useSession.getState().phase, useSession.getState().isLoggedIn, paths()]).toEqual([
      'initialised',
      false,
      [],
    ]);
  });

  test.each(['local', 'session'])(
    'in %s storage: the user is logged in and the profile fetched with it, as Bearer',
    async (where) => {
      hold(where === 'local' ? local : tab, 'dk_t');
      const { initialise, useSession } = await open();
      const begun = vi.fn<() => void>();
      const { listenToSession } = await import('./session-listeners.ts');
      listenToSession({ onBegin: begun });
      const work = initialise();
      expect(useSession.getState().phase).toBe('initialising');
      await settled(work);
      expect(useSession.getState()).toMatchObject({
        phase: 'initialised',
        isLoggedIn: true,
        id: 'u1',
        first_name: 'Ada',
      });
      expect(calls).toEqual([{ path: '/api/user/me', authorization: 'Bearer dk_t' }]);
      expect(begun).toHaveBeenCalledTimes(1);
    },
  );

  test('past its expiry it is treated as absent and auth is cleared', async () => {
    hold(local, 'dk_t', 30);
    const { initialise, useSession } = await open();
    await settled(initialise());
    expect([useSession.getState().isLoggedIn, paths(), local.getItem('docket-token')]).toEqual([false, [], null]);
  });

  test('a 401 on the profile fetch clears the session', async () => {
    hold(local, 'dk_t');
    replies['/api/user/me'] = refused(401);
    const { initialise, useSession } = await open();
    expect(await settled(initialise())).toEqual({ refused: true });
    expect([useSession.getState().isLoggedIn, local.getItem('docket-token')]).toEqual([false, null]);
  });

  test.each([
    ['500', refused(500, '', 'internal')],
    ['no answer', 'no answer' as const],
  ])('other errors (%s) keep the session, with a warning only', async (_name, reply) => {
    hold(local, 'dk_t');
    replies['/api/user/me'] = reply;
    const { initialise, useSession } = await open();
    expect(await settled(initialise())).toEqual({ refused: false });
    expect([useSession.getState().isLoggedIn, local.getItem('docket-token')]).toEqual([true, 'dk_t']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('the eight fields that were kept stand in until the profile can be read', async () => {
    hold(local, 'dk_t');
    local.setItem(
      'docket-session',
      JSON.stringify({ state: { isLoggedIn: true, ...ME, username: 'kept' }, version: 0 }),
    );
    replies['/api/user/me'] = 'no answer';
    const { initialise, useSession } = await open();
    await settled(initialise());
    expect(useSession.getState()).toMatchObject({ isLoggedIn: true, username: 'kept', role: 'client', me: null });
  });

  test('any failure during initialisation clears the session', async () => {
    hold(local, 'dk_t');
    const { initialise, useSession } = await open();
    vi.spyOn(useSession.persist, 'rehydrate').mockRejectedValue(new Error('storage is broken'));
    await settled(initialise());
    expect([useSession.getState().phase, useSession.getState().isLoggedIn, local.getItem('docket-token')]).toEqual([
      'initialised',
      false,
      null,
    ]);
  });
});

describe('Login success', () => {
  test('stores the token in local storage, clears the other copy, fills the user, pauses 100 ms, says so', async () => {
    hold(tab, 'dk_old');
    const { signIn, useSession } = await open();
    const begun = vi.fn<() => void>();
    const { listenToSession } = await import('./session-listeners.ts');
    listenToSession({ onBegin: begun });
    let isDone = false;
    const work = signIn('ada@example.org', 'x', false).then(() => (isDone = true));
    expect(useSession.getState().isLoggingIn).toBe(true);
    await vi.advanceTimersByTimeAsync(99);
    expect([isDone, begun.mock.calls.length]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await work;
    expect([local.getItem('docket-token'), tab.getItem('docket-token')]).toEqual(['dk_t', null]);
    expect(useSession.getState()).toMatchObject({
      isLoggedIn: true,
      isLoggingIn: false,
      username: 'ada',
      role: 'client',
    });
  });

  test.each([true, false])('with remember = %s the token is in local storage', async (remember) => {
    const { signIn } = await open();
    await settled(signIn('ada@example.org', 'x', remember));
    expect([local.getItem('docket-token'), tab.length]).toEqual(['dk_t', 0]);
  });

  test.each([
    ['500', refused(500, '', 'internal')],
    ['no answer', 'no answer' as const],
    ['401', refused(401)],
  ])('a profile that cannot be loaded (%s) does not fail the login', async (name, reply) => {
    replies['/api/user/me'] = reply;
    const { signIn, useSession } = await open();
    await settled(signIn('ada@example.org', 'x'));
    // Section 8: with a 401 auth is cleared all the same.
    expect(useSession.getState().isLoggedIn).toBe(name !== '401');
  });

  test('exactly the eight fields are persisted', async () => {
    const { signIn } = await open();
    await settled(signIn('ada@example.org', 'x'));
    const storedSession = JSON.parse(local.getItem('docket-session') ?? '{}') as { state: object };
    expect(Object.keys(storedSession.state)).toEqual([
      'isLoggedIn',
      'id',
      'first_name',
      'last_name',
      'username',
      'email',
      'role',
      'avatar',
    ]);
    expect(Object.keys(local)).toEqual(
      expect.arrayContaining(['docket-session', 'docket-token', 'docket-token-stored-at']),
    );
  });
});

test('while nobody is signed in no change of a field writes an empty session back (AUT-9)', async () => {
  const { initialise, signIn, signOut, useSession } = await open();
  await settled(initialise());
  expect(local.getItem('docket-session')).toBeNull();
  await settled(signIn('ada@example.org', 'x'));
  expect(local.getItem('docket-session')).not.toBeNull();
  await settled(signOut());
  useSession.setState({ phase: 'initialised' });
  expect(local.getItem('docket-session')).toBeNull();
});

describe('On login failure all auth is cleared', () => {
  test.each<[string, Reply, string]>([
    ['wrong password', refused(401, 'Invalid email or password', 'wrong_credentials'), 'Invalid email or password'],
    [
      'no success',
      { status: 200, body: { success: false, message: '', data: LOGIN, errors: {} } },
      'Invalid login response from server',
    ],
    ['no data', ok(null), 'Invalid login response from server'],
    ['no token', ok({ ...LOGIN, api_token: '' }), 'Invalid login response from server'],
    ['no id', ok({ ...LOGIN, id: undefined }), 'Invalid login response from server'],
    ['no email', ok({ ...LOGIN, email: null }), 'Invalid login response from server'],
    ['not ours', { status: 200, body: '<html>' }, 'Invalid login response from server'],
  ])('%s', async (_name, reply, words) => {
    hold(local, 'dk_old');
    replies['/api/login'] = reply;
    const { signIn, useSession } = await open();
    await expect(settled(signIn('ada@example.org', 'x'))).rejects.toThrow(words);
    expect([
      useSession.getState().isLoggedIn,
      useSession.getState().isLoggingIn,
      local.getItem('docket-token'),
    ]).toEqual([false, false, null]);
  });

  test.each([1, 2])('Token storage is re-checked: %i lost writes are survived', async (loses) => {
    const { signIn } = await open();
    local.loses = loses;
    await settled(signIn('ada@example.org', 'x'));
    expect(local.getItem('docket-token')).toBe('dk_t');
  });

  test.each(['loses', 'refuses'] as const)(
    'up to 3 times, 50 ms apart, then fails: storage that %s everything',
    async (how) => {
      const { storeToken } = await import('./token-storage.ts');
      const set = vi.spyOn(local, 'setItem');
      if (how === 'loses') local.loses = 99;
      else local.refuses = true;
      let failure: Error | null = null;
      const work = storeToken('dk_t').catch((error: Error) => (failure = error));
      const tries = (): number => set.mock.calls.filter(([key]) => key === 'docket-token').length;
      expect(tries()).toBe(1);
      await vi.advanceTimersByTimeAsync(50);
      expect([tries(), failure]).toEqual([2, null]);
      await vi.advanceTimersByTimeAsync(50);
      await work;
      expect(tries()).toBe(3);
      expect(failure).toMatchObject({ message: 'Token storage verification failed after retries' });
    },
  );

  test('A token is required when storing one', async () => {
    const { storeToken } = await import('./token-storage.ts');
    await expect(storeToken('')).rejects.toThrow('A token is required');
  });
});

describe('Logout', () => {
  test.each<[string, Reply]>([
    ['succeeds', ok(null)],
    ['fails', refused(500, '', 'internal')],
    ['gets no answer', 'no answer'],
  ])(
    'calls the server, which %s, then clears the token and sets every profile field to empty',
    async (_name, reply) => {
      const { signIn, signOut, useSession } = await open();
      const ended = vi.fn<() => void>();
      const { listenToSession } = await import('./session-listeners.ts');
      listenToSession({ onEnd: ended });
      await settled(signIn('ada@example.org', 'x'));
      replies['/api/logout'] = reply;
      tab.setItem('anything', 'else');
      local.setItem('docket-theme', 'dark');
      await settled(signOut());
      expect(paths()).toContain('/api/logout');
      expect(useSession.getState()).toMatchObject({
        isLoggedIn: false,
        id: '',
        first_name: '',
        last_name: '',
        username: '',
        email: '',
        role: 'user',
        avatar: null,
        me: null,
      });
      expect([Object.keys(local), tab.length]).toEqual([['docket-theme'], 0]);
      expect(ended).toHaveBeenCalledTimes(1);
    },
  );
});

describe('Signing out by choice', () => {
  test('what the page asks meanwhile is refused, and leads nowhere', async () => {
    const { signIn, signOut } = await open();
    await settled(signIn('ada@example.org', 'x'));
    const { endedByServer } = await import('./session-ends.ts');
    const work = signOut();
    endedByServer('/api/orders', 'dk_t', 'unauthenticated');
    await settled(work);
    // Read again without a token, by a page that is still shown.
    endedByServer('/api/orders', null, 'unauthenticated');
    expect(place.assign).not.toHaveBeenCalled();
    expect(Object.keys(local)).toEqual([]);
  });

  test('the other tabs go to the plain sign-in page too', async () => {
    const { signIn } = await open();
    await settled(signIn('ada@example.org', 'x'));
    onStorage?.({ key: 'docket-signing-out', newValue: '1' });
    local.removeItem('docket-token');
    onStorage?.({ key: 'docket-token', newValue: null });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([place.replace.mock.calls, place.assign.mock.calls]).toEqual([[['/login']], []]);
  });
});

test('Verifying the e-mail sets the e-mail-verified marker, even when the record cannot be read again', async () => {
  const { signIn, markEmailVerified, useSession } = await open();
  await settled(signIn('ada@example.org', 'x'));
  expect(useSession.getState().me?.email_verified_at).toBeNull();
  markEmailVerified();
  expect(useSession.getState().me?.email_verified_at).toBe('2026-11-21T00:00:01.000Z');
});

describe('401', () => {
  const after = async (page: string, path: string, code = 'unauthenticated') => {
    const { initialise, useSession } = await open();
    hold(local, 'dk_t');
    await settled(initialise());
    warn.mockClear();
    place.pathname = page;
    const { call } = await import('#kit/web/api-client.ts');
    const { query } = await import('#kit/endpoint.ts');
    const { default: shape } = await import('zod/mini').then((z) => ({ default: z.null() }));
    replies[path] = refused(401, '', code);
    const endpoint = query({
      path: path as '/api/x',
      summary: '',
      access: 'signed-in',
      data: shape,
      errors: [],
      limit: 'read',
    });
    await settled(call(endpoint, {}).catch(() => null));
    return {
      token: local.getItem('docket-token'),
      went: place.assign.mock.calls[0]?.[0],
      warned: warn.mock.calls.length,
      isLoggedIn: useSession.getState().isLoggedIn,
    };
  };

  test('on a public page for a path in the silent list: ignored', async () =>
    expect(await after('/services', '/api/mybalance')).toEqual({
      token: 'dk_t',
      went: undefined,
      warned: 0,
      isLoggedIn: true,
    }));

  test('on a public page for other paths: logged only', async () =>
    expect(await after('/services', '/api/orders')).toEqual({
      token: 'dk_t',
      went: undefined,
      warned: 1,
      isLoggedIn: true,
    }));

  test('on a non-public page: stored token removed from both storages and redirect to /login, and back here afterwards', async () => {
    tab.setItem('docket-token', 'dk_other');
    place.search = '?tab=2';
    expect(await after('/services/orders', '/api/mybalance')).toMatchObject({
      token: null,
      went: '/login?why=session-ended&return_to=%2Fservices%2Forders%3Ftab%3D2',
    });
    expect(tab.getItem('docket-token')).toBeNull();
  });

  test.each(['/user/onboarding/gig', '/gig/onboarding'])(
    'unless the path contains /onboarding (%s): removed, and stays',
    async (page) =>
      expect(await after(page, '/api/orders')).toMatchObject({ token: null, went: undefined, isLoggedIn: false }),
  );

  test('a wrong password typed on a private page ends nothing', async () =>
    expect(await after('/user/profile_setting', '/api/confirm', 'wrong_credentials')).toMatchObject({
      token: 'dk_t',
      went: undefined,
    }));
});

describe('another tab', () => {
  test('that signs out ends this one too', async () => {
    hold(local, 'dk_t');
    const { initialise } = await open();
    await settled(initialise());
    local.removeItem('docket-token');
    onStorage?.({ key: 'docket-token' });
    await vi.advanceTimersByTimeAsync(10);
    expect(place.assign).toHaveBeenCalledWith('/login?why=session-ended&return_to=%2Fclient%2Fdashboard');
  });

  test('where someone else signed in never leaves their screens to the first person', async () => {
    hold(local, 'dk_t');
    const { initialise } = await open();
    await settled(initialise());
    hold(local, 'dk_other');
    replies['/api/user/me'] = ok({ ...ME, id: 'u2' });
    onStorage?.({ key: 'docket-token' });
    await vi.advanceTimersByTimeAsync(10);
    expect(place.assign).toHaveBeenCalledWith('/user/dashboard');
  });
});
