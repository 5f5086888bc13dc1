/**
 * Called at every beginning and end of a session in this tab, so that what belongs to it can start and stop with it.
 */
interface SessionListener {
  /** After signing in, after the start of a page with a session, and at once when one is there already. */
  readonly onBegin?: () => void;
  readonly onEnd?: () => void;
}

const listeners = new Set<SessionListener>();
let isOn = false;

export function listenToSession(listener: SessionListener): void {
  listeners.add(listener);
  if (isOn) listener.onBegin?.();
}

export function sessionBegan(): void {
  isOn = true;
  for (const { onBegin } of listeners) onBegin?.();
}

export function sessionEnded(): void {
  isOn = false;
  for (const { onEnd } of listeners) onEnd?.();
}
