import { ArrowRight, Search } from './glyphs.tsx';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface SearchBarProps {
  /** The form's action; the text is sent as `name`. */
  action: string;
  label: string;
  placeholder?: string | undefined;
  name?: string | undefined;
  defaultValue?: string | undefined;
  buttonLabel?: string | undefined;
  /** Two places to search in; a real radio pair named `in`. */
  scopes?: readonly { value: string; label: string }[] | undefined;
  defaultScope?: string | undefined;
  /** Values that must survive the search: filters already chosen. */
  keep?: Readonly<Record<string, string>> | undefined;
  /** For a button elsewhere on the page that sends the same words to another place. */
  id?: string | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** What else the text field is, such as a combobox whose list is in `children`. */
  field?: ComponentProps<'input'> | undefined;
  children?: ReactNode;
}

/** The only raised control on a page. A plain GET form: it works before any script has arrived. */
export function SearchBar({
  action,
  label,
  placeholder,
  name = 'q',
  defaultValue,
  buttonLabel = 'Search',
  scopes,
  defaultScope,
  keep = {},
  id,
  onSubmit,
  field,
  children,
}: SearchBarProps) {
  return (
    <form
      id={id}
      role="search"
      aria-label={label}
      action={action}
      method="get"
      onSubmit={onSubmit}
      className="search-bar relative"
    >
      {Object.entries(keep).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {scopes ? (
        <fieldset className="segment hidden sm:flex">
          <legend className="sr-only">Search in</legend>
          {scopes.map((scope, index) => (
            <label key={scope.value} className="segment-item">
              <input
                type="radio"
                name="in"
                value={scope.value}
                defaultChecked={defaultScope ? defaultScope === scope.value : index === 0}
                className="sr-only"
              />
              {scope.label}
            </label>
          ))}
        </fieldset>
      ) : null}
      <label className="flex min-w-0 flex-1 items-center gap-2 px-2">
        <Icon of={Search} className="text-ink-3" />
        <span className="sr-only">{label}</span>
        <input
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          className="h-11 w-full min-w-0 bg-transparent text-base outline-none"
          {...field}
        />
      </label>
      <button type="submit" className="btn btn-primary px-4 sm:px-6">
        <span className="max-sm:sr-only">{buttonLabel}</span>
        <Icon of={ArrowRight} flip className="sm:hidden" />
      </button>
      {children}
    </form>
  );
}
