import { saving, useSaving, type Savable, type SavableThing } from '#kit/web/saving.ts';
import type { ReactNode } from 'react';
import { Bookmark } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { toast } from './toast-store.ts';

interface ToggleProps {
  readonly of: Savable;
  readonly className: string;
  /** Instead of its words. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** Saves in place, and pressed again no longer. Visitors are led to sign in, and come back with it saved. */
function SaveToggle({ of, className, label, children }: ToggleProps) {
  const { isSaved, press } = useSaving(of);
  const save = (): void =>
    void press().catch((error: Error) => toast.error(saving.isSaved(of) ? 'Not removed' : 'Not saved', error.message));
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={label}
      className={`save-toggle ${className}`}
      onClick={save}
    >
      <Icon of={Bookmark} />
      {children}
    </button>
  );
}

interface SaveButtonProps extends SavableThing {
  /** Of what it saves, for those who hear the button without what is around it. */
  title: string;
  /** An icon on a card; with its word beside other buttons, small or quiet ones too. */
  as?: 'icon' | 'small' | 'words' | 'quiet';
}

const LOOKS = { small: 'btn-line btn-sm', words: 'btn-line', quiet: 'btn-ghost' } as const;

export function SaveButton({ kind, name, title, as = 'icon' }: SaveButtonProps) {
  if (as === 'icon') return <SaveToggle of={{ kind, name }} className="save-round" label={`Save ${title}`} />;
  return (
    <SaveToggle of={{ kind, name }} className={`btn ${LOOKS[as]}`}>
      <span>
        Save<span className="sr-only"> {title}</span>
      </span>
    </SaveToggle>
  );
}

/** In the place of a button that orders: who saves the service is notified when it takes orders again. */
export const SaveInsteadButton = ({ slug, className = '' }: { slug: string; className?: string }) => (
  <SaveToggle of={{ kind: 'service', name: slug }} className={`btn btn-primary ${className}`}>
    <span>Save and get notified</span>
  </SaveToggle>
);

/** Saves the search of a list, with an alert of what is new. */
export const SaveSearchButton = ({ list, search }: { list: 'services' | 'projects'; search: string }) => (
  <SaveToggle of={{ kind: 'search', list, query: search }} className="btn btn-line btn-sm">
    <span>Save search</span>
  </SaveToggle>
);
