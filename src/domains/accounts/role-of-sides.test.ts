import { expect, test } from 'vitest';
import { ROLES, type Role } from '#kit/actor.ts';
import { roleOf } from './role-of-sides.ts';

test.each(ROLES)('from %s, both switches mean both, and only hiring a client', (now) => {
  expect([
    roleOf({ hires: true, sells: true }, now),
    roleOf({ hires: true, sells: false }, now),
    roleOf({ hires: false, sells: false }, now),
  ]).toEqual(['both', 'client', null]);
});

test.each<[Role, Role]>([
  ['client', 'freelancer'],
  ['both', 'freelancer'],
  ['freelancer', 'freelancer'],
  ['user', 'user'],
  ['expert', 'expert'],
])('who only sells, from %s, is %s', (now, role) => expect(roleOf({ hires: false, sells: true }, now)).toBe(role));
