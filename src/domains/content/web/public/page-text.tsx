import { RichText } from '#design/public/rich-text.tsx';
import type { PageText as Text, Section } from '../../contract.ts';
import type { ContentPage } from '../../pages.ts';
import { AnswerFeedback } from './answer-feedback.tsx';

interface PageTextProps {
  readonly text: Pick<Text, 'sections'>;
  /** Its sections are steps in an order. */
  readonly isGuide?: boolean;
  /** Of a page whose answers readers can judge; left out of previews. */
  readonly page?: ContentPage;
}

/** The sections of a page: each with its plain summary beside it, or its questions below it. */
export const PageText = ({ text: { sections }, isGuide = false, page }: PageTextProps) => (
  <div className="grid gap-10">
    {sections.map((section, index) => (
      <OneSection key={section.anchor} section={section} step={isGuide ? index + 1 : null} page={page} />
    ))}
  </div>
);

/** Its place is kept while it loads, so that nothing moves. */
const Picture = ({ avif, webp, width, height, alt }: NonNullable<Section['picture']>) => (
  <picture>
    <source type="image/avif" srcSet={avif} />
    <img
      src={webp}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="mt-5 h-auto w-full max-w-prose rounded-md border border-line"
    />
  </picture>
);

interface OneSectionProps {
  readonly section: Section;
  readonly step: number | null;
  readonly page: ContentPage | undefined;
}

function OneSection({ section: { anchor, title, summary, blocks, parts, picture }, step, page }: OneSectionProps) {
  return (
    <section aria-labelledby={anchor}>
      <h2 id={anchor} className="mb-3 text-xl">
        {step === null ? null : <span className="tnum text-ink-3">{`${step}. `}</span>}
        {title}
      </h2>
      {summary.length === 0 ? (
        <RichText blocks={blocks} headingLevel={3} />
      ) : (
        <div className="grid gap-x-10 gap-y-4 lg:max-xl:grid-cols-[minmax(0,var(--measure))_minmax(14rem,20rem)]">
          <aside
            aria-label={`${title}, in short`}
            className="h-fit max-w-prose border-l-2 border-primary pl-4 lg:max-xl:order-last"
          >
            <p className="label mb-1">In short</p>
            <RichText blocks={summary} headingLevel={3} />
          </aside>
          <RichText blocks={blocks} headingLevel={3} />
        </div>
      )}
      {picture === null ? null : <Picture {...picture} />}
      {parts.length === 0 ? null : (
        <div className="grid max-w-prose gap-2">
          {parts.map((part) => (
            <details key={part.anchor} id={part.anchor} className="panel px-4 py-3">
              <summary className="cursor-pointer font-semibold">{part.title}</summary>
              <div className="mt-3">
                <RichText blocks={part.blocks} headingLevel={3} />
                {page === undefined ? null : <AnswerFeedback page={page} anchor={part.anchor} title={part.title} />}
              </div>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}

/**
 * Where to jump to; left out of short pages, and on narrow screens where a search leads to the answers. Beside the text
 * where there is room for both, and in view while it is read.
 */
export function Contents({ sections, isSearched = false }: Pick<Text, 'sections'> & { isSearched?: boolean }) {
  if (sections.length < 4) return null;
  return (
    <nav
      aria-label="On this page"
      className={`mb-10 ${isSearched ? 'max-xl:hidden' : ''} xl:sticky xl:top-24 xl:order-last xl:max-h-[calc(100dvh-8rem)] xl:self-start xl:overflow-y-auto`}
    >
      <p className="label mb-2 max-xl:hidden">On this page</p>
      <ul className="gap-x-8 sm:columns-2 lg:columns-3 xl:columns-1">
        {sections.map(({ anchor, title }) => (
          <li key={anchor} className="break-inside-avoid">
            <a href={`#${anchor}`} className="inline-block py-1 text-md underline-offset-3 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
