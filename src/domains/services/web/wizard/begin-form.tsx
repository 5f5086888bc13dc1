import { useState, type FormEvent } from 'react';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import type { FieldErrors } from '#kit/errors.ts';
import { CategoryField } from './category-field.tsx';

export interface Head {
  readonly title: string;
  readonly category: string | null;
}

interface BeginFormProps {
  /** What a title says, and how long it is. */
  readonly hint: string;
  /** By the rules of publishing, so that the next step need not ask again. */
  readonly problemsOf: (head: Head) => FieldErrors;
  readonly create: { readonly error: Error | null; readonly isPending: boolean };
  readonly onStart: (head: Head) => void;
}

/** Two questions, then the draft exists and everything after that is saved while typing. */
export function BeginForm({ hint, problemsOf, create, onStart }: BeginFormProps) {
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const problems = attempt === 0 ? {} : problemsOf({ title, category });
  const found = Object.entries(problems).map(([fieldId, [message = '']]) => ({ fieldId, message }));
  const start = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(problemsOf({ title, category })).length === 0) onStart({ title, category });
  };
  return (
    <form className="mt-6 grid max-w-[40rem] gap-6" noValidate onSubmit={start}>
      <ErrorSummary items={create.error === null ? found : [{ message: create.error.message }]} attempt={attempt} />
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
        <Button type="submit" variant="primary" pending={create.isPending}>
          Continue
        </Button>
      </div>
    </form>
  );
}
