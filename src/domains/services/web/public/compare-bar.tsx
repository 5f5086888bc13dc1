import { Button, LinkButton } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { compareHref, takeAllAway, useCompared } from './compared.ts';
import { servicesInWords } from './wording.ts';

/** Below a list, over its end, once something of it is to be compared. */
export function CompareBar() {
  const slugs = useCompared();
  const { locale } = usePlace();
  if (slugs.length === 0) return null;
  return (
    <section
      aria-label="Comparison"
      className="panel sticky bottom-3 z-2 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-md shadow-raised"
    >
      <p role="status">
        {slugs.length === 1
          ? 'Choose one more to compare.'
          : `${servicesInWords(slugs.length, locale)} chosen to compare.`}
      </p>
      <div className="flex gap-2">
        {slugs.length === 1 ? null : (
          <LinkButton href={compareHref(slugs)} size="sm" variant="primary" rel="nofollow">
            Compare
          </LinkButton>
        )}
        <Button size="sm" variant="ghost" onClick={takeAllAway}>
          Clear
        </Button>
      </div>
    </section>
  );
}
