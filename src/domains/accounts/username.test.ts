import { expect, test } from 'vitest';
import { usernameFrom } from './username.ts';

test.each([
  ['Zoë  Müller', 'zoe-muller'],
  ['Işıl Yılmaz', 'isil-yilmaz'],
  ['Łukasz Żelazny', 'lukasz-zelazny'],
  ['Søren Ærø', 'soren-aero'],
  ['Иван Петров', 'ivan-petrov'],
  ['山田', 'user'],
])('%s is offered the username %s', (name, username) => expect(usernameFrom(name)).toBe(username));
