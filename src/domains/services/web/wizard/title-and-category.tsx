import { useState, type ReactNode } from 'react';
import { Button } from '#design/public/button.tsx';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';

interface TitleAndCategoryProps {
  readonly title: string;
  readonly category: string | null;
  /** The screen before asked for both, and what was answered there will do. */
  readonly isGiven: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** What was answered on the screen before is shown, not asked again. */
export function TitleAndCategory({ title, category, isGiven, children }: TitleAndCategoryProps) {
  const [isOpen, setOpen] = useState(!isGiven);
  // A refusal may name one of them later.
  if (isOpen || !isGiven) return children;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line pb-5">
      <dl className="min-w-0 wrap-anywhere">
        <dt className="sr-only">Title</dt>
        <dd className="font-semibold">{title}</dd>
        <dt className="sr-only">Category</dt>
        <dd className="text-ink-2">{category === null ? '' : categoryBySlug(category)?.name}</dd>
      </dl>
      <Button size="sm" onClick={() => setOpen(true)}>
        Change title or category
      </Button>
    </div>
  );
}
