import { expect, test } from 'vitest';
import { draftName } from './draft-name.ts';

const REASON = { defaults: { reason: '' } };

test('what is typed about one row of a list is not the draft of the next', () => {
  expect(draftName({ ...REASON, about: 'reject WD-1' }, '/admin/payouts')).not.toBe(
    draftName({ ...REASON, about: 'reject WD-2' }, '/admin/payouts'),
  );
});

test('a form without a name is known by its page and its fields', () => {
  expect(draftName(REASON, '/admin/payouts')).toBe('/admin/payouts#reason');
  expect(draftName({ draft: 'delivery', ...REASON }, '/admin/payouts')).toBe('delivery');
  expect(draftName({ draft: 'profile-entry', about: 'new', ...REASON }, '/x')).toBe('profile-entry~new');
});
