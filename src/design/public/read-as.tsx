import { languageName } from '#kit/format/names.ts';
import { Link } from './link.tsx';
import { usePlace } from './locale.tsx';

export interface ReadAsProps {
  /** What is listed, such as `service`. */
  thing: string;
  match: 'all' | 'similar';
  /** The words as they were read, when some were corrected or all translated. */
  corrected: string | null;
  translatedFrom: string | null;
  /** As they were typed, and where they are looked for just so. */
  typed: string;
  asTypedHref: string;
}

/** How the words of a search were read, where that is not just as they were typed; nothing otherwise. */
export function ReadAs({ thing, match, corrected, translatedFrom, typed, asTypedHref }: ReadAsProps) {
  const { locale } = usePlace();
  const isRead = corrected !== null || translatedFrom !== null;
  if (!isRead && match === 'all') return null;
  const words = corrected === null ? '' : `“${corrected}”`;
  return (
    <p role="status" className="mb-4 text-ink-2">
      {translatedFrom !== null
        ? `Read from ${languageName(translatedFrom, locale)}${words === '' ? '' : ` as ${words}`}. `
        : isRead
          ? `Showing results for ${words}. `
          : `No ${thing} has all of these words. These come closest.`}
      {isRead ? (
        <Link href={asTypedHref} className="link">
          Search instead for “{typed}”
        </Link>
      ) : null}
    </p>
  );
}
