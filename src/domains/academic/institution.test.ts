import { expect, test } from 'vitest';
import { INSTITUTION_STATES, whyNotDecide, whyNotRunCohorts, whyNotSign } from './institution.ts';

test('staff decide once, and end only what is in force', () => {
  const open = (decision: Parameters<typeof whyNotDecide>[0]) =>
    INSTITUTION_STATES.filter((state) => whyNotDecide(decision, state) === null);
  expect([open('confirm'), open('decline'), open('end')]).toEqual([['waiting'], ['waiting'], ['confirmed']]);
});

test('a person signs for one institution at a time', () => {
  expect(whyNotSign([])).toBeNull();
  expect(whyNotSign(['declined', 'ended'])).toBeNull();
  expect(whyNotSign(['waiting', 'declined'])).toContain('reviewing');
  expect(whyNotSign(['confirmed'])).toContain('in force');
});

test('only a confirmed institution runs cohorts', () => {
  expect(INSTITUTION_STATES.filter((state) => whyNotRunCohorts(state) === null)).toEqual(['confirmed']);
});
