import { CircleAlert, CircleCheck } from 'lucide-react';
import { Spinner } from '../public/button.tsx';
import { Icon } from '../public/icon.tsx';
import { When } from '../public/when.tsx';

export type Saving =
  | { state: 'untouched' }
  | { state: 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'failed'; why?: string }
  | { state: 'offline' };

/** "Saved 12:04": the state of a draft. */
export function SaveState({ saving }: { saving: Saving }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-ink-2">
      {saving.state === 'saving' ? (
        <>
          <Spinner beside />
          Saving
        </>
      ) : saving.state === 'saved' ? (
        <>
          <Icon of={CircleCheck} size="inline" className="text-success" />
          <span>
            Saved <When at={saving.at} style="time" />
          </span>
        </>
      ) : saving.state === 'failed' ? (
        <>
          <Icon of={CircleAlert} size="inline" className="text-danger" />
          {saving.why ?? 'Not saved yet. We keep trying, and your text stays here.'}
        </>
      ) : saving.state === 'offline' ? (
        <>
          <Icon of={CircleAlert} size="inline" className="text-warning" />
          Offline. Your text stays on this device and is saved when you’re back online.
        </>
      ) : null}
    </p>
  );
}
