import { usePlace } from '#design/public/locale.tsx';
import { Name } from '#design/public/name.tsx';
import { formatDay } from '#kit/format/time.ts';

interface AwayNoteProps {
  readonly name: string;
  readonly away: { readonly until: string; readonly text: string };
}

/** Above what one writes to someone who is away. */
export function AwayNote({ name, away: { until, text } }: AwayNoteProps) {
  const { locale } = usePlace();
  return (
    <div role="note" className="border-t border-line bg-sunken px-3 py-2.5 text-sm sm:px-4">
      <p className="font-semibold">
        <Name of={name} /> is away until {formatDay(until, 'date', locale)}
      </p>
      <p dir="auto" className="mt-0.5 max-h-24 overflow-y-auto whitespace-pre-line wrap-anywhere text-ink-2">
        {text}
      </p>
    </div>
  );
}
