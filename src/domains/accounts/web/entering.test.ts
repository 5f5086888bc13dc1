import { expect, test, vi } from 'vitest';
import { entranceShape, forgotShape, operatorShape, registerShape, sendLink } from './entering.ts';

const TYPED = '  Ada@Example.ORG ';
const PASSWORDS = { password: 'a quiet plain phrase', password_confirmation: 'a quiet plain phrase' };

test('an address is sent as it is kept, however it was typed', () => {
  const person = { role: 'client', first_name: 'Ada', last_name: 'Byron', username: '', country_id: '' } as const;
  expect(forgotShape.parse({ email: TYPED }).email).toBe('ada@example.org');
  expect(registerShape.parse({ ...person, ...PASSWORDS, email: TYPED }).email).toBe('ada@example.org');
  expect(operatorShape.parse({ token: 't', ...PASSWORDS, email: TYPED }).email).toBe('ada@example.org');
});

test('what is no address is said before anything is sent', () => {
  expect(forgotShape.safeParse({ email: 'ada@' }).error?.issues[0]?.message).toBe(
    'Enter an email address such as name@example.com.',
  );
});

test('on one screen, who has an account needs email and password, and who has none what registration needs', async () => {
  const values = { first_name: '', last_name: '', username: '', country_id: '', email: TYPED, password: 'short' };
  const fields = async (way: 'new' | 'known', more: object = {}) => {
    const { issues = [] } = (await entranceShape['~standard'].validate({ ...values, ...more, way })) as {
      issues?: { message: string; path: string[] }[];
    };
    return issues.map(({ path }) => path[0]);
  };
  expect(await fields('known')).toEqual([]);
  expect(await fields('known', { password: '' })).toEqual(['email']);
  expect(await fields('new')).toEqual(['first_name', 'last_name', 'password']);
});

test('the link to a new password is asked for with that address', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({ success: true, message: 'ok', data: { email_by: 'outbox', outbox: null }, errors: {} });
  });
  const sent = await sendLink(forgotShape.parse({ email: TYPED }), null);
  await sendLink(forgotShape.parse({ email: TYPED }), '/services');
  vi.unstubAllGlobals();
  expect(bodies).toEqual([{ email: 'ada@example.org' }, { email: 'ada@example.org', return_to: '/services' }]);
  expect(sent.email).toBe('ada@example.org');
});
