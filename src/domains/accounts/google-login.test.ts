import { describe, expect, it } from 'vitest';
import { checkedGoogleLogin } from './google-login.ts';

const good = { api_token: 'dk_something', id: '1', email: 'ines@example.com' };

describe("VAL-4: Google login data must include api_token ('Invalid Google login data')", () => {
  it.each([
    ['nothing', null],
    ['not even that', undefined],
    ['a text', 'signed in'],
    ['no token', { id: '1', email: 'ines@example.com' }],
    ['an empty token', { ...good, api_token: '' }],
    ['a token that is no text', { ...good, api_token: 7 }],
  ])('%s', (_name, data) => expect(() => checkedGoogleLogin(data)).toThrow(new Error('Invalid Google login data')));

  it('with a token it is held to the rule of every login', () => {
    expect(checkedGoogleLogin(good)).toMatchObject(good);
    expect(() => checkedGoogleLogin({ api_token: 'dk_something', id: '1' })).toThrow(
      'Invalid login response from server',
    );
  });
});
