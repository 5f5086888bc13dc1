import { statfs } from 'node:fs/promises';
import { Failure } from '../../errors.ts';
import { spaceLimits } from '../../limits.ts';
import type { SpaceLevel, WriteTrouble } from '../../storage-space.ts';

/** A file system's own figures, in blocks. */
export interface Blocks {
  readonly blocks: number;
  readonly bavail: number;
}
export type Measure = (folder: string) => Promise<Blocks>;

export interface SpaceSettings {
  readonly lowPercent: number;
  readonly fullPercent: number;
}

/** How much room is left, as this process last saw it. */
export interface Space {
  readonly level: SpaceLevel;
  readonly freePercent: number;
  /** Why the database takes no writes; null while it does. */
  readonly trouble: WriteTrouble | null;
  /** Measures again. */
  look(): Promise<SpaceLevel>;
  /** Records a failure that means that nothing can be written. */
  note(failure: Failure): void;
  /** A write went through. */
  clear(): void;
  /**
   * Throws before a file is accepted: files are refused first, so that signing in and settling money continue (OPS-6).
   */
  refuseFiles(): void;
}

const TROUBLES: Readonly<Record<string, WriteTrouble>> = { out_of_space: 'out_of_space', read_only: 'read_only' };

/** A level ends only when a little more than its mark is free, so that it does not flicker. */
function levelFor(free: number, before: SpaceLevel, { lowPercent, fullPercent }: SpaceSettings): SpaceLevel {
  const { recoveredByPercent } = spaceLimits;
  if (free < fullPercent + (before === 'full' ? recoveredByPercent : 0)) return 'full';
  return free < lowPercent + (before === 'ok' ? 0 : recoveredByPercent) ? 'low' : 'ok';
}

/** Where nobody looks at a disk. */
export const endlessSpace = (): Space => openSpace([], { lowPercent: 0, fullPercent: 0 });

/** Of several folders, perhaps on several disks, the fullest counts. */
export function openSpace(folders: readonly string[], settings: SpaceSettings, measure: Measure = statfs): Space {
  let [level, freePercent, trouble]: [SpaceLevel, number, WriteTrouble | null] = ['ok', 100, null];

  async function freeIn(folder: string): Promise<number> {
    try {
      const { blocks, bavail } = await measure(folder);
      return blocks === 0 ? 100 : (bavail / blocks) * 100;
    } catch {
      // A folder that is made with its first file.
      return 100;
    }
  }

  return {
    get level() {
      return level;
    },
    get freePercent() {
      return freePercent;
    },
    get trouble() {
      return trouble;
    },
    async look() {
      const free = Math.min(100, ...(await Promise.all(folders.map(freeIn))));
      level = levelFor(free, level, settings);
      freePercent = Math.floor(free);
      return level;
    },
    note(failure) {
      trouble = TROUBLES[failure.code] ?? trouble;
    },
    clear() {
      trouble = null;
    },
    refuseFiles() {
      if (level !== 'full' && trouble === null) return;
      throw new Failure('out_of_space', {
        message: 'Uploads are paused because this site is low on disk space. Everything else works. Try again later.',
        retryAfterSeconds: spaceLimits.retryAfterSeconds,
      });
    },
  };
}
