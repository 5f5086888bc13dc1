import type { ShownChange } from '../shapes.ts';

/** The freelancer asks for nothing but a later date. */
export const isMoreTime = ({ by, scope, added, dropped, changed }: ShownChange): boolean =>
  by === 'freelancer' &&
  scope === null &&
  added.length + dropped.length === 0 &&
  changed.every(
    ({ before, after }) =>
      after.days > before.days && JSON.stringify({ ...before, days: 0 }) === JSON.stringify({ ...after, days: 0 }),
  );
