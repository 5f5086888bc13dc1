import { useState, type FormEvent } from 'react';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { headProblems, type Head, type TitleLimits } from '#domains/taxonomy/head-rules.ts';
import { CategoryField } from './category-field.tsx';

interface BeginFormProps {
  /** What a title says, and how long it is. */
  readonly hint: string;
  /** Those of publishing, so that the next step need not ask again. */
  readonly titleLimits: TitleLimits;
  readonly create: { readonly error: Error | null; readonly isPending: boolean };
  readonly onStart: (head: Head) => void;
  /** What is known of it already. */
  readonly title?: string;
  /** Beside a draft, which is continued with the primary button. */
  readonly variant?: 'primary' | 'line';
}

/** Two questions, then the draft exists and everything after that is saved while typing. */
export function BeginForm({
  hint,
  titleLimits,
  create,
  onStart,
  title: known = '',
  variant = 'primary',
}: BeginFormProps) {
  const [title, setTitle] = useState(known);
  const [category, setCategory] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const problems = attempt === 0 ? {} : headProblems({ title, category }, titleLimits);
  const found = Object.entries(problems).map(([fieldId, [message = '']]) => ({ fieldId, message }));
  const start = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(headProblems({ title, category }, titleLimits)).length === 0) onStart({ title, category });
  };
  return (
    <form className="mt-6 grid max-w-[40rem] gap-6" noValidate onSubmit={start}>
      <ErrorSummary
        items={found.length > 0 || create.error === null ? found : [{ message: create.error.message }]}
        attempt={attempt}
      />
      <TextField
        id="title"
        label="Title"
        hint={hint}
        value={title}
        maxLength={200}
        onChange={(event) => setTitle(event.target.value)}
        error={problems['title']?.[0]}
      />
      <CategoryField value={category} onChange={setCategory} error={problems['category']?.[0]} />
      <div>
        <Button type="submit" variant={variant} pending={create.isPending}>
          Continue
        </Button>
      </div>
    </form>
  );
}
