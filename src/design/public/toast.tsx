import { CircleAlert, CircleCheck, X } from './glyphs.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { toast, toastLayer, toastStore, type Toast } from './toast-store.ts';

const NONE: readonly Toast[] = [];

const hidden = (): readonly Toast[] => NONE;

/**
 * In the root layout, and in each modal dialog as its `layer`. Both live regions exist before a toast does, so that it
 * is read out.
 */
export function ToastViewport({ layer = '' }: { layer?: string }) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    () => (toastLayer.top() === layer ? toastStore.read() : NONE),
    hidden,
  );
  return (
    <div className="toasts">
      <div role="status" className="grid gap-2">
        {toasts
          .filter((toast) => toast.type === 'success')
          .map((toast) => (
            <ToastCard key={toast.id} one={toast} />
          ))}
      </div>
      <div role="alert" className="grid gap-2">
        {toasts
          .filter((toast) => toast.type === 'error')
          .map((toast) => (
            <ToastCard key={toast.id} one={toast} />
          ))}
      </div>
    </div>
  );
}

function ToastAction({ id, action }: { id: number; action: NonNullable<Toast['action']> }) {
  const press = (): void => {
    toast.dismiss(id);
    action.onPress();
  };
  return (
    <button type="button" className="link min-h-6 shrink-0 text-md font-semibold" onClick={press}>
      {action.label}
    </button>
  );
}

function ToastCard({ one }: { one: Toast }) {
  const [held, setHeld] = useState(false);
  const leftMs = useRef(one.durationMs);
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => toast.dismiss(one.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(600, leftMs.current - (performance.now() - since));
    };
  }, [held, one.id]);
  const good = one.type === 'success';
  return (
    <div
      className={`toast ${good ? 'border-s-success' : 'border-s-danger'}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={`mt-0.5 ${good ? 'text-success' : 'text-danger'}`}>
        <Icon of={good ? CircleCheck : CircleAlert} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-md leading-snug font-semibold">{one.title}</p>
        {one.message ? <p className="mt-0.5 text-sm leading-snug text-ink-2">{one.message}</p> : null}
      </div>
      {one.action ? <ToastAction id={one.id} action={one.action} /> : null}
      <IconButton icon={X} label="Close" className="-my-1.5 -me-2" onClick={() => toast.dismiss(one.id)} />
    </div>
  );
}
