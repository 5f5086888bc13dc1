/** SCN-22: type success or error, a title, an optional message; gone after 3000 ms unless held. */
export const TOAST_MS = 3_000;

export interface Toast {
  readonly id: number;
  readonly type: 'success' | 'error';
  readonly title: string;
  readonly message?: string;
  readonly durationMs: number;
  /** What can be done about it at once, such as undoing it. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** One with an action stays longer: it has to be read and reached. */
const WITH_ACTION_MS = 8_000;

let shown: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** At most three at a time: the oldest is removed first. */
function show(
  type: Toast['type'],
  title: string,
  message?: string,
  durationMs = TOAST_MS,
  action?: Toast['action'],
): number {
  const id = nextId++;
  const details = { ...(message === undefined ? {} : { message }), ...(action === undefined ? {} : { action }) };
  change([...shown, { id, type, title, durationMs, ...details }].slice(-3));
  return id;
}

export const toast = {
  success: (title: string, message?: string, durationMs?: number): number =>
    show('success', title, message, durationMs),
  /** Good news with one thing to do about it. */
  withAction: (
    title: string,
    action: NonNullable<Toast['action']>,
    message?: string,
    durationMs = WITH_ACTION_MS,
  ): number => show('success', title, message, durationMs, action),
  error: (title: string, message?: string, durationMs?: number): number => show('error', title, message, durationMs),
  dismiss: (id: number): void => change(shown.filter((shownToast) => shownToast.id !== id)),
  clear: (): void => change([]),
};

let layers: readonly string[] = [];

/** Where toasts are shown: in the topmost modal dialog, because everything outside it is inert and not read out. */
export const toastLayer = {
  top: (): string => layers.at(-1) ?? '',
  /** Listens until the returned function is called. */
  open: (id: string): (() => void) => {
    layers = [...layers, id];
    change(shown);
    return () => {
      layers = layers.filter((layer) => layer !== id);
      change(shown);
    };
  },
};

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => shown,
};
