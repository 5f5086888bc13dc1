import { after, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { fromCache } from '#kit/format/from-cache.ts';
import { clockIn, knownZone } from '#kit/format/zone.ts';

/** When an email may go out, in its reader's own time. */
export const ONE_PER_GROUP_MS = 15 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
const DIGEST_AT = 8 * 60;
const MONDAY = 1;

/** The local time there, written as if it were UTC; an unknown zone is read as UTC. */
function wallClock(at: Date, zone: string): Date {
  const { year, month, day, hour, minute } = clockIn(
    at,
    fromCache(`zone ${zone}`, () => knownZone(zone) ?? 'UTC'),
  );
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const minutesInto = (wall: Date): number => wall.getUTCHours() * 60 + wall.getUTCMinutes();
const wholeMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

/**
 * The first instant after `from` with this local time, across changes of the clocks. A time that a change skips is
 * taken right after it.
 */
function instantOf(wall: Date, zone: string, from: Date): Date {
  const offsetNear = (hours: number): number => {
    const near = after(wall, hours * HOUR_MS);
    return wallClock(near, zone).getTime() - near.getTime();
  };
  const candidates = [after(wall, -offsetNear(-26)), after(wall, -offsetNear(26))].toSorted(
    (a, b) => a.getTime() - b.getTime(),
  );
  const shown = candidates.find(
    (candidate) => candidate > from && wallClock(candidate, zone).getTime() === wall.getTime(),
  );
  return shown ?? candidates[1] ?? from;
}

/** Midnight of that day there, plus some days and minutes. */
const wallOn = (wall: Date, days: number, minutes: number): Date =>
  new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + days, 0, minutes));

/** The same instant, or the end of the quiet hours it falls into; these may span midnight. */
export function outsideQuietHours(at: Date, hours: { from: string; to: string } | null, zone: string): Date {
  if (hours === null) return at;
  const wall = wallClock(at, zone);
  const [from, to, now] = [minutesOf(hours.from), minutesOf(hours.to), minutesInto(wall)];
  const isQuiet = from <= to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return at;
  return instantOf(wallOn(wall, now < to ? 0 : 1, to % DAY_MINUTES), zone, wholeMinute(at));
}

/** Eight in the morning there, of the next day or the next Monday. */
export function nextDigest(at: Date, digest: 'daily' | 'weekly', zone: string): Date {
  const wall = wallClock(at, zone);
  const wait = digest === 'daily' ? 0 : (MONDAY - wall.getUTCDay() + 7) % 7;
  const first = instantOf(wallOn(wall, wait, DIGEST_AT), zone, wholeMinute(at));
  return first > at ? first : instantOf(wallOn(wall, wait + (digest === 'daily' ? 1 : 7), DIGEST_AT), zone, at);
}
