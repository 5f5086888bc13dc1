import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Debian's package libfaketime puts it there. */
const LIBRARIES = '/usr/lib';
const NAME = 'faketime/libfaketimeMT.so.1';

export interface FakeTime {
  /** For a process whose clock follows `set`; its monotonic time stays true, as when a clock is set. */
  readonly env: Readonly<Record<string, string>>;
  /** Seconds away from the true time. */
  set(seconds: number): void;
}

/** Null where the library is not installed. */
export function fakeTime(folder: string, name: string): FakeTime | null {
  const library = readdirSync(LIBRARIES)
    .map((directory) => path.join(LIBRARIES, directory, NAME))
    .find((file) => existsSync(file));
  if (library === undefined) return null;
  const file = path.join(folder, `${name}.offset`);
  const set = (seconds: number): void => {
    // Put there whole: the other process reads it at any moment.
    writeFileSync(`${file}.new`, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`, { mode: 0o644 });
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    set,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
  };
}
