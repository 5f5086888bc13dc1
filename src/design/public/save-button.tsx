import { Bookmark } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import { useSaving, type Savable } from '#kit/web/saving.ts';

interface SaveButtonProps extends Savable {
  /** Of what it saves, for those who hear the button without what is around it. */
  title: string;
  /** An icon on a card; with its word beside other buttons. */
  as?: 'icon' | 'small' | 'words';
}

/** Saves in place, and pressed again no longer. Visitors are led to sign in, and come back with it saved. */
export function SaveButton({ kind, name, title, as = 'icon' }: SaveButtonProps) {
  const { isSaved, press } = useSaving({ kind, name });
  if (as === 'icon')
    return (
      <button type="button" aria-pressed={isSaved} aria-label={`Save ${title}`} className="save-toggle save-round" onClick={press}>
        <Icon of={Bookmark} />
      </button>
    );
  return (
    <button type="button" aria-pressed={isSaved} className={`save-toggle btn btn-line ${as === 'small' ? 'btn-sm' : ''}`} onClick={press}>
      <Icon of={Bookmark} />
      <span>
        Save<span className="sr-only"> {title}</span>
      </span>
    </button>
  );
}

/** Saves the search of a list, with an alert of what is new. */
export function SaveSearchButton({ list, search }: { list: 'services' | 'projects'; search: string }) {
  const { isSaved, press } = useSaving({ kind: `search:${list}`, name: search });
  return (
    <button type="button" aria-pressed={isSaved} className="save-toggle btn btn-line btn-sm" onClick={press}>
      <Icon of={Bookmark} />
      <span>Save search</span>
    </button>
  );
}
