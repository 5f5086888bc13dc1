import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccounts, type TestAccounts } from './test-accounts.ts';

const PASSWORD = 'tulips under water';
const WANTED = '/services/orders/new?service=logo&package=basic&extras=a&extras=b';
let world: TestAccounts;
let count = 0;

beforeAll(async () => {
  world = await testAccounts();
});
afterAll(() => world.close());

async function register(returnTo?: unknown) {
  count += 1;
  const email = `return${count}@example.org`;
  const names = {
    first_name: 'Ada',
    last_name: 'Byron',
    role: 'client',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const answer = await world.post('/api/register', returnTo === undefined ? names : { ...names, return_to: returnTo });
  return {
    email,
    status: answer.status,
    token: String((await world.post('/api/login', { email, password: PASSWORD })).data['api_token']),
  };
}

/** The link of the newest email to them. */
async function linkTo(email: string): Promise<URL> {
  await world.react();
  const text = world.emails.findLast((message) => message.to === email)?.text ?? '';
  return new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? 'http://none');
}

/** Opened on another device, the link of an email is all there is. */
describe('the link of an email leads on to what the person was going to', () => {
  test('after a registration, and when another email is asked for', async () => {
    const ada = await register(WANTED);
    expect((await linkTo(ada.email)).searchParams.get('return_to')).toBe(WANTED);
    await world.home.owner.query(
      "update account set verification_asked_at = now() - interval '1 hour' where email = $1",
      [ada.email],
    );
    const again = await world.post('/api/user/verify-email/resend', { return_to: '/services' }, { token: ada.token });
    expect(again.status).toBe(200);
    expect((await linkTo(ada.email)).searchParams.get('return_to')).toBe('/services');
  });

  test('after a corrected address', async () => {
    const ada = await register(WANTED);
    await world.home.owner.query(
      "update account set verification_asked_at = now() - interval '1 hour' where email = $1",
      [ada.email],
    );
    const email = `corrected${count}@example.org`;
    const answer = await world.post(
      '/api/user/verify-email/address',
      { email, password: PASSWORD, return_to: WANTED },
      { token: ada.token },
    );
    expect(answer.status).toBe(200);
    expect((await linkTo(email)).searchParams.get('return_to')).toBe(WANTED);
  });

  test('to a new password', async () => {
    const ada = await register();
    expect((await linkTo(ada.email)).searchParams.has('return_to')).toBe(false);
    await world.post('/api/password/forgot', { email: ada.email, return_to: WANTED });
    const link = await linkTo(ada.email);
    expect([link.pathname, link.searchParams.get('return_to')]).toEqual(['/resetpassword', WANTED]);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', 'evil', '', null])(
    'never to %j, and registers all the same',
    async (hostile) => {
      const ada = await register(hostile);
      expect(ada.status).toBe(201);
      const link = await linkTo(ada.email);
      expect(link.pathname).toBe('/user/verifyemail');
      expect(link.searchParams.has('return_to')).toBe(false);
    },
  );
});
