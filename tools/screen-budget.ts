/**
 * What each screen costs in scripts on the wire, with nothing cached. The walk over every screen in e2e/screens.spec.ts
 * notes which scripts a screen asked for until nothing moved any more; here it is judged (decisions 071 and 076).
 *
 * The first screen of a role counts whole. Every other screen counts what it asks for beside the first one, whether or
 * not it was fetched ahead. Not counted is what no screen waits for: the socket, the service worker's registration, the
 * watch for newer builds, and the names of files for links that are pressed next.
 */
export interface Script {
  readonly url: string;
  readonly bytes: number;
}
export interface SeenScreen {
  readonly name: string;
  readonly scripts: readonly Script[];
}

export const FIRST = { bytes: 180_000, files: 30 } as const;
const FURTHER_BYTES = 30_000;
/** Signing in and up, where someone comes with nothing cached: each screen counts whole. */
export const ENTRANCE_BYTES = 120_000;
const ENTRANCE = ['login', 'register', 'register-freelancer', 'register-client', 'forgot-password', 'reset-password'];
const NOT_WAITED_FOR = /\/assets\/(socket|start-life|route-files)-/;

export interface Cost {
  readonly name: string;
  readonly bytes: number;
  readonly files: number;
  readonly limit: number;
  readonly isTooMuch: boolean;
}

const counted = ({ scripts }: SeenScreen): Map<string, number> =>
  new Map(scripts.filter(({ url }) => !NOT_WAITED_FOR.test(url)).map(({ url, bytes }) => [url, bytes]));
const total = (sizes: Iterable<number>): number => [...sizes].reduce((sum, bytes) => sum + bytes, 0);

/** The first of the list is the first screen of its role. */
export function judgeScreens(screens: readonly SeenScreen[]): Cost[] {
  const first = screens[0] === undefined ? new Map<string, number>() : counted(screens[0]);
  return screens.map((screen, at) => {
    const scripts = counted(screen);
    if (at === 0) {
      const bytes = total(scripts.values());
      return { name: screen.name, bytes, files: scripts.size, limit: FIRST.bytes, isTooMuch: bytes > FIRST.bytes || scripts.size > FIRST.files || bytes === 0 };
    }
    const added = [...scripts].filter(([url]) => !first.has(url));
    const bytes = total(added.map(([, size]) => size));
    return { name: screen.name, bytes, files: added.length, limit: FURTHER_BYTES, isTooMuch: bytes > FURTHER_BYTES };
  });
}

/** Of the screens that a visitor sees, those of the entrance. */
export function judgeEntrance(screens: readonly SeenScreen[]): Cost[] {
  return screens
    .filter(({ name }) => ENTRANCE.includes(name))
    .map((screen) => {
      const scripts = counted(screen);
      const bytes = total(scripts.values());
      return { name: screen.name, bytes, files: scripts.size, limit: ENTRANCE_BYTES, isTooMuch: bytes > ENTRANCE_BYTES || bytes === 0 };
    });
}

export const inWords = ({ name, bytes, files, limit, isTooMuch }: Cost): string =>
  `${name.padEnd(32)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${limit / 1000} in ${files} files${isTooMuch ? '  TOO MUCH' : ''}`;
