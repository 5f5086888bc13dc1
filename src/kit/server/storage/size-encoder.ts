import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { bodyLimits } from '../../limits.ts';

export interface SizesAsked {
  readonly bytes: Buffer;
  readonly widths: readonly number[];
  readonly pixels: number;
}
/** The picture with a watermark, whole. */
export interface MarkAsked {
  readonly mark: Buffer;
  readonly pixels: number;
}
export type Asked = SizesAsked | MarkAsked;
export interface EncodedSize {
  readonly width: number;
  readonly format: 'avif' | 'webp';
  readonly bytes: Buffer;
}
type Said = { readonly sizes: readonly EncodedSize[] } | { readonly error: string };

const SCRIPT = path.join(import.meta.dirname, 'encode-sizes.ts');
const LONGEST_MS = 30_000;
/** Behind everything that people wait for. */
const PRIORITY = 15;

/** A process that encodes pictures one after the other, until it is closed. */
export function openSizeEncoder(script = SCRIPT, longestMs = LONGEST_MS) {
  const child = fork(script, { serialization: 'advanced', execArgv: ['--max-old-space-size=128'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  lower(child);
  /** Fails when it takes too long or the process dies; after that the encoder is of no use. */
  const ask = (asked: Asked): Promise<readonly EncodedSize[]> =>
    new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        settle();
      };
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        end(() => reject(new Error(`a picture took longer than ${longestMs} ms`)));
      }, longestMs);
      child.once('message', (said: Said) => end(() => ('sizes' in said ? resolve(said.sizes) : reject(new Error(said.error)))));
      child.once('exit', (code) => end(() => reject(new Error(`the process of picture sizes ended with ${code ?? 'a signal'}`))));
      child.once('error', (error) => end(() => reject(error)));
      child.send(asked);
    });
  const pixels = bodyLimits.imagePixels;
  return {
    encode: (bytes: Buffer, widths: readonly number[]) => ask({ bytes, widths, pixels }),
    mark: (picture: Buffer) => ask({ mark: picture, pixels }),
    close: () => void child.kill('SIGKILL'),
  };
}

function lower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, PRIORITY);
  } catch {
    // It runs as before.
  }
}
