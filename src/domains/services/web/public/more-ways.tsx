import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { counted } from '#kit/format/unit.ts';
import { listHref } from './list-address.ts';
import { peopleHref } from './people-address.ts';

export interface MoreWaysProps {
  /** What was typed. */
  q: string;
  /** The category that the words name. */
  category: { readonly slug: string; readonly name: string } | null;
  /** How many freelancers the same words find. */
  people: number;
}

/** Where the words find few services: the nearest category, people, or a project that people propose for. */
export function MoreWays({ q, category, people }: MoreWaysProps) {
  return (
    <section aria-label="Other ways to find it" className="mt-8 border-t border-line pt-6">
      <h3 className="text-base font-semibold">Not quite what you need?</h3>
      <p className="mt-1 max-w-lead text-md text-ink-2">
        Post a project with these words: freelancers propose a price and a time, and you choose. Posting is free.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <LinkButton href={`/post_project?title=${encodeURIComponent(q)}`} variant="primary">
          Post a project
        </LinkButton>
        {category === null ? null : (
          <Link href={listHref({ category: category.slug })} className="link">
            All of {category.name}
          </Link>
        )}
        {people === 0 ? null : (
          <Link href={peopleHref({ q })} className="link">
            {counted(people, { one: 'freelancer', other: 'freelancers' })} for these words
          </Link>
        )}
        <Link href={`/browse_projects?q=${encodeURIComponent(q)}`} className="link">
          Open projects
        </Link>
      </div>
    </section>
  );
}
