import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../public/button.tsx';
import { TextField, type TextFieldProps } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';

interface SearchFormProps extends Pick<TextFieldProps, 'label' | 'hint' | 'placeholder' | 'hideLabel'> {
  /** What is searched for now: it lives in the address (SCR-5). */
  readonly q: string;
  /** Without blanks around it; empty to see everything again. */
  readonly onSearch: (q: string) => unknown;
  /** Sent with Enter alone, which phones show as their search key: for a field among other controls of one line. */
  readonly isCompact?: boolean;
  /** Beside the button: how what is found is ordered. */
  readonly children?: ReactNode;
}

const MAX = 100;

/** Searches a list of this screen when it is sent, not while it is typed. */
export const SearchForm = ({ q, onSearch, isCompact = false, children, ...words }: SearchFormProps) => (
  <form
    role="search"
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget).get('q');
      onSearch(typeof typed === 'string' ? typed.trim() : '');
    }}
  >
    <TextField
      key={q}
      className="min-w-0 flex-1 basis-56"
      {...words}
      name="q"
      type="search"
      enterKeyHint="search"
      maxLength={MAX}
      defaultValue={q}
      before={<Icon of={Search} />}
    />
    {isCompact ? null : <Button type="submit">Search</Button>}
    {children}
  </form>
);
