import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { bodyLimits } from '../../limits.ts';
import { askProcess } from '../ask-process.ts';
import type { CardAsked } from '../social-cards/card-shapes.ts';

export interface SizesAsked {
  readonly bytes: Buffer;
  readonly widths: readonly number[];
  readonly pixels: number;
}
/** The picture with a watermark, whole and small. */
export interface MarkAsked {
  readonly mark: Buffer;
  readonly pixels: number;
}
/** A card to share a page with. */
export interface DrawingAsked {
  readonly drawing: CardAsked;
}
export type Asked = SizesAsked | MarkAsked | DrawingAsked;
export interface EncodedSize {
  readonly width: number;
  readonly format: 'avif' | 'webp';
  readonly bytes: Buffer;
}
interface Done {
  readonly sizes?: readonly EncodedSize[];
  readonly drawn?: Buffer;
}
export type Said = Done | { readonly error: string; readonly isNoPicture?: boolean };

/** The bytes can't be read as a picture: trying again changes nothing. */
export class NotAPicture extends Error {}

const SCRIPT = path.join(import.meta.dirname, 'encode-sizes.ts');
const LONGEST_MS = 30_000;
/** Niceness: behind everything that people wait for. */
const BEHIND = 15;

interface EncoderOptions {
  readonly script?: string;
  readonly longestMs?: number;
  /** Someone waits for the picture: a busy machine would leave it until last. */
  readonly isAwaited?: boolean;
}

/** A process that encodes pictures one after the other, until it is closed. */
export function openSizeEncoder({ script = SCRIPT, longestMs = LONGEST_MS, isAwaited = false }: EncoderOptions = {}) {
  const child = fork(script, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (!isAwaited) lower(child);
  const ask = async (request: Asked): Promise<Done> => {
    const response = await askProcess<Said>(child, request, { what: 'a picture', longestMs });
    if (!('error' in response)) return response;
    throw response.isNoPicture === true ? new NotAPicture(response.error) : new Error(response.error);
  };
  const pixels = bodyLimits.imagePixels;
  return {
    encode: async (bytes: Buffer, widths: readonly number[]) => (await ask({ bytes, widths, pixels })).sizes ?? [],
    mark: async (picture: Buffer) => (await ask({ mark: picture, pixels })).sizes ?? [],
    draw: async (drawing: CardAsked) => (await ask({ drawing })).drawn ?? Buffer.alloc(0),
    close: (): void => void child.kill('SIGKILL'),
  };
}

function lower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, BEHIND);
  } catch {
    // It runs as before.
  }
}
