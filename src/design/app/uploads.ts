import { useRef, useState } from 'react';
import { formatSize } from '#kit/format/size.ts';

export interface UploadItem<Result = unknown> {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** 0 to 100. */
  readonly progress: number;
  readonly error: string | null;
  /** It was never sent, and would be refused again. */
  readonly isRefused: boolean;
  readonly result: Result | null;
}

export interface UploadRules {
  /** MIME types or file extensions, as the input's `accept`. */
  accept?: string;
  maxBytes: number;
  maxFiles: number;
  /** What is wrong inside a file, such as a picture that is too small; null when nothing is. */
  look?: ((file: File) => Promise<string | null>) | undefined;
  /** What is uploaded is shown elsewhere: its row goes, and it counts no more. */
  showsDone?: boolean | undefined;
}

export type Send<Result> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<Result>;

/** What is wrong with a file before it is sent, in words; null when nothing is. */
export function refusal(file: Pick<File, 'name' | 'size' | 'type'>, rules: UploadRules): string | null {
  if (file.size > rules.maxBytes)
    return `This file is ${formatSize(file.size)}. Choose one of at most ${formatSize(rules.maxBytes)}.`;
  if (file.size === 0) return 'This file is empty. Choose another one.';
  const allowed = (rules.accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const fits = allowed.some((pattern) =>
    pattern.startsWith('.')
      ? file.name.toLowerCase().endsWith(pattern)
      : pattern.endsWith('/*')
        ? file.type.startsWith(pattern.slice(0, -1))
        : file.type === pattern,
  );
  return allowed.length > 0 && !fits ? 'This type of file isn’t accepted here.' : null;
}

/** Sends files one after the other, keeps what failed so that it can be tried again, and can stop any of them. */
export function useUploads<Result>(
  send: Send<Result>,
  rules: UploadRules,
  onDone?: (result: Result, file: File) => void,
) {
  const [items, setItems] = useState<readonly UploadItem<Result>[]>([]);
  const nextId = useRef(1);
  const stops = useRef(new Map<number, AbortController>());
  const change = (id: number, next: Partial<UploadItem<Result>>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...next } : item)));

  const start = async (item: UploadItem<Result>) => {
    const stop = new AbortController();
    stops.current.set(item.id, stop);
    change(item.id, { state: 'sending', progress: 0, error: null });
    try {
      const result = await send(item.file, {
        signal: stop.signal,
        onProgress: (progress) => change(item.id, { progress }),
      });
      if (rules.showsDone === false) setItems((all) => all.filter(({ id }) => id !== item.id));
      else change(item.id, { state: 'done', progress: 100, result });
      onDone?.(result, item.file);
    } catch (error) {
      if (stop.signal.aborted) return;
      change(item.id, {
        state: 'failed',
        error: error instanceof Error && error.message ? error.message : 'The upload was interrupted.',
      });
    } finally {
      stops.current.delete(item.id);
    }
  };

  const add = async (files: readonly File[]) => {
    const room = Math.max(0, rules.maxFiles - items.filter(({ isRefused }) => !isRefused).length);
    const wrong = await Promise.all(
      files.map(async (file) => refusal(file, rules) ?? (await rules.look?.(file)) ?? null),
    );
    const added = files.map((file, index): UploadItem<Result> => {
      const error = index >= room ? `Add at most ${rules.maxFiles} files. Remove one first.` : (wrong[index] ?? null);
      return {
        id: nextId.current++,
        file,
        state: error ? 'failed' : 'waiting',
        progress: 0,
        error,
        isRefused: error !== null,
        result: null,
      };
    });
    setItems((all) => [...all, ...added]);
    for (const item of added) if (item.state === 'waiting') await start(item);
  };

  const remove = (id: number) => {
    stops.current.get(id)?.abort();
    setItems((all) => all.filter((item) => item.id !== id));
  };
  const retry = (item: UploadItem<Result>) => (item.isRefused ? Promise.resolve() : start(item));
  return { items, add, remove, retry };
}
