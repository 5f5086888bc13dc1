/** SCN-22: type success or error, a title, an optional message; gone after 3000 ms unless held. */
export const TOAST_MS = 3_000;

export interface Toast {
  readonly id: number;
  readonly type: 'success' | 'error';
  readonly title: string;
  readonly message?: string;
  readonly durationMs: number;
}

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** More than three at once nobody reads: the oldest makes room. */
function show(type: Toast['type'], title: string, message?: string, durationMs = TOAST_MS): number {
  const id = nextId++;
  change([...shown, { id, type, title, durationMs, ...(message === undefined ? {} : { message }) }].slice(-3));
  return id;
}

export const toast = {
  success: (title: string, message?: string, durationMs?: number): number => show('success', title, message, durationMs),
  error: (title: string, message?: string, durationMs?: number): number => show('error', title, message, durationMs),
  dismiss: (id: number): void => change(shown.filter((one) => one.id !== id)),
  clear: (): void => change([]),
};

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => shown,
};
