import { sideOf, type Actor } from '#kit/actor.ts';
import { otherSide } from '#kit/sides.ts';
import type { Session } from './session-store.ts';

/** What the session knows of the reader's sides; before the record is read, what the role says. */
export function standingOf({
  role,
  me,
}: Pick<Session, 'role' | 'me'>): Pick<Actor, 'role' | 'onboarded' | 'keepsOtherSide'> {
  const own = sideOf(role);
  const sides = me?.set_up_sides ?? [own];
  return { role, onboarded: sides.includes(own), keepsOtherSide: sides.includes(otherSide(own)) };
}
