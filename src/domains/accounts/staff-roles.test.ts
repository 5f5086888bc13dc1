import { describe, expect, test } from 'vitest';
import { isOpenTo, STAFF_ROLES } from '#kit/staff.ts';
import { whyNotGrant, whyNotTake, type RoleChange } from './staff-roles.ts';

const fresh = { id: 'p', roles: [], emailVerified: true, suspended: false, closing: false, onboarded: false } as const;
type Odd = Partial<Omit<RoleChange, 'person'>> & { person?: Partial<RoleChange['person']> };
const change = ({ person, ...rest }: Odd): RoleChange => ({
  actorId: 'a',
  owners: ['a'],
  role: 'money',
  ...rest,
  person: { ...fresh, ...person },
});

describe('what is open to whom', () => {
  test.each(STAFF_ROLES.flatMap((held) => STAFF_ROLES.map((named) => [held, named] as const)))(
    '%s at what is for %s',
    (held, named) => {
      expect(isOpenTo([held], [named])).toBe(held === 'owner' || held === named);
    },
  );
  test('what names no role is for owners, and someone without a role may open nothing', () => {
    expect(STAFF_ROLES.filter((held) => isOpenTo([held]))).toEqual(['owner']);
    expect(isOpenTo([], ['owner', 'support', 'trust', 'money'])).toBe(false);
  });
  test('several roles open what each of them opens', () =>
    expect(isOpenTo(['support', 'trust'], ['trust'])).toBe(true));
});

describe('granting', () => {
  test.each<[string, Odd, string | null]>([
    ['by an owner, to someone with a proven address', {}, null],
    ['by someone who is no owner', { actorId: 'b' }, 'role_missing'],
    ['to oneself', { person: { id: 'a', roles: ['owner'] } }, 'forbidden'],
    ['what is there already', { person: { roles: ['money'] } }, 'wrong_state'],
    ['a second role', { person: { roles: ['trust'], onboarded: true } }, null],
    ['to someone whose address is unproven', { person: { emailVerified: false } }, 'wrong_state'],
    ['to someone suspended', { person: { suspended: true } }, 'wrong_state'],
    ['to someone who is leaving', { person: { closing: true } }, 'wrong_state'],
    ['to someone who sells or hires', { person: { onboarded: true } }, 'wrong_state'],
  ])('%s', (_when, odd, code) => expect(whyNotGrant(change(odd))?.code ?? null).toBe(code));
});

describe('taking', () => {
  const two = ['a', 'b'];
  test.each<[string, Odd, string | null]>([
    ['a role that is held', { person: { roles: ['money'] } }, null],
    ['a role that is not', { person: { roles: ['trust'] } }, 'wrong_state'],
    ['by someone who is no owner', { actorId: 'c', person: { roles: ['money'] } }, 'role_missing'],
    ['the role of another owner', { owners: two, role: 'owner', person: { id: 'b', roles: ['owner'] } }, null],
    [
      'one’s own, when another owner stays',
      { owners: two, role: 'owner', person: { id: 'a', roles: ['owner'] } },
      null,
    ],
    ['the last owner’s', { role: 'owner', person: { id: 'a', roles: ['owner'] } }, 'wrong_state'],
    ['from someone suspended', { person: { roles: ['money'], suspended: true } }, null],
  ])('%s', (_when, odd, code) => expect(whyNotTake(change(odd))?.code ?? null).toBe(code));
});
