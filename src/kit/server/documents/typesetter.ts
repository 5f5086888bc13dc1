import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { Failure } from '#kit/errors.ts';
import { askProcess, nextMessage } from '../ask-process.ts';
import { turns } from '../turns.ts';

/** A template of the folder `templates`, by its name. */
export type Template = 'document' | 'card' | 'lines' | 'cv-classic' | 'cv-modern' | 'cv-compact' | 'cv-academic';

export interface Typesetting {
  readonly template: Template;
  /** As SVG its letters are outlines. */
  readonly format: 'pdf' | 'svg';
  /** As SVG this page alone, from 1; the last one where there are fewer. Without it all pages, one below the other. */
  readonly page?: number;
  /** What the template sets: JSON. */
  readonly data: unknown;
  /** Files that the template shows, by the path it names. */
  readonly pictures: Readonly<Record<string, Buffer>>;
  /** Written into a PDF; a drawing has no time. */
  readonly madeAt?: Date;
}
/** A document, or one page of it. */
export interface Rendered {
  readonly bytes: Buffer;
  /** Of the whole document. */
  readonly pages: number;
}
export type Typeset = (Rendered & { readonly memoryMb: number }) | { readonly error: string };

const SCRIPT = path.join(import.meta.dirname, 'typeset.ts');
/** Its first message: it can set documents now. */
export const READY = 'ready';

interface Limits {
  readonly startMs: number;
  /** A template that would not end is ended. */
  readonly longestMs: number;
  /** The compiler keeps a third of a megabyte of each document. */
  readonly mostDocuments: number;
  readonly mostMb: number;
  readonly idleMs: number;
}
const LIMITS: Limits = { startMs: 30_000, longestMs: 5_000, mostDocuments: 400, mostMb: 250, idleMs: 60_000 };
const IN_LINE = { atOnce: 1, mostWaiting: 50 } as const;

/**
 * Sets documents one after the other in a process of its own: the compiler is native code, which no thread could stop,
 * and whatever happens to it happens to nobody else. It starts with the first document and ends when none was asked for
 * in a minute.
 */
export function openTypesetter({ script = SCRIPT, ...given }: Partial<Limits> & { script?: string } = {}) {
  const limits = { ...LIMITS, ...given };
  const inTurn = turns(IN_LINE);
  let compiler: ChildProcess | null = null;
  let documents = 0;
  let idle: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(idle);
    compiler?.kill('SIGKILL');
    compiler = null;
    documents = 0;
  }

  async function start(): Promise<ChildProcess> {
    const child = fork(script, { serialization: 'advanced', env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    compiler = child;
    await nextMessage<typeof READY>(child, { what: 'starting to set documents', longestMs: limits.startMs });
    return child;
  }

  async function ask(typesetting: Typesetting): Promise<Rendered> {
    clearTimeout(idle);
    // It may have ended while nobody needed it.
    const child = compiler?.connected === true ? compiler : await start();
    hold(child);
    const typeset = await askProcess<Typeset>(child, typesetting, { what: 'a document', longestMs: limits.longestMs });
    release(child);
    documents += 1;
    if ('error' in typeset) throw new Error(`${typesetting.template}: ${typeset.error}`);
    if (documents >= limits.mostDocuments || typeset.memoryMb > limits.mostMb) close();
    else idle = setTimeout(close, limits.idleMs).unref();
    return { bytes: typeset.bytes, pages: typeset.pages };
  }

  const render = async (typesetting: Typesetting): Promise<Buffer | Rendered> => {
    const rendered = await inTurn(() =>
      ask(typesetting).catch((cause: unknown) => {
        close();
        throw new Failure('unavailable', { cause });
      }),
    );
    return typesetting.page === undefined ? rendered.bytes : rendered;
  };
  return { render: render as Render, close };
}

/** Refused with "try again" when many wait, or when the process was ended in the middle. */
interface Render {
  /** Of one page, with how many there are. */
  (typesetting: Typesetting & { readonly format: 'svg'; readonly page: number }): Promise<Rendered>;
  (typesetting: Typesetting): Promise<Buffer>;
}

/** A process that waits for the next document keeps nobody from ending. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

const shared = openTypesetter();

/** Sets a document by the process that this one shares: its file, or the text of its drawing. */
export const render = shared.render;
