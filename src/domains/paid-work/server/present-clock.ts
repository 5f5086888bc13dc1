import type { WorkClock } from '../clock.ts';
import type { ShownClock } from '../shapes.ts';

/** `words` say what each move does that the system makes at a clock's end. */
export const presentClock = <Kind extends string, End extends string>(
  { kind, startsAt, endsAt, turn, atEnd }: WorkClock<Kind, End>,
  words: (move: End) => string,
): ShownClock<Kind> => ({
  kind,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  turn: [...turn],
  next: words(atEnd),
});
