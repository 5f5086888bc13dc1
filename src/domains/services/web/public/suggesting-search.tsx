import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { SearchBar, type SearchBarProps } from '#design/public/search-bar.tsx';
import { counted } from '#kit/format/unit.ts';
import type { Suggestion } from '../../search-contract.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const WAIT_MS = 120;
const SHORTEST = 2;
/** A suggestion, or something of this device. */
type Item = Suggestion | { readonly kind: 'recent' | 'forget'; readonly text: string; readonly path: '' };
const KIND_WORDS: Readonly<Record<Item['kind'], string>> = {
  recent: 'Recent',
  forget: '',
  search: 'Search',
  category: 'Category',
  service: 'Service',
  person: 'Freelancer',
  project: 'Project',
};

/** Before anything is typed: what was searched for before. */
function recentItems(): Item[] {
  const recent = recentSearches().map((text): Item => ({ kind: 'recent', text, path: '' }));
  return recent.length === 0 ? [] : [...recent, { kind: 'forget', text: 'Clear recent searches', path: '' }];
}

/** Loaded with the first letters. Without an answer the box works as it does without script. */
const find = (words: string): Promise<readonly Suggestion[] | null> =>
  import('./find-suggestions.ts').then(({ findSuggestions }) => findSuggestions(words)).catch(() => null);

/** A search box with suggestions, by the combobox pattern of the ARIA Authoring Practices. */
export function SuggestingSearch(bar: Omit<SearchBarProps, 'field' | 'children'>) {
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newestSearch = useRef(0);
  const [found, setFound] = useState<readonly Item[] | null>(null);
  const [active, setActive] = useState(-1);
  const items = found ?? [];
  const isOpen = items.length > 0;
  const idOf = (at: number): string => `${id}-${at}`;

  const close = (): void => {
    clearTimeout(timer.current);
    newestSearch.current += 1;
    setFound(null);
    setActive(-1);
  };
  const showRecent = (): void => {
    close();
    const recent = recentItems();
    if (recent.length > 0 && document.activeElement === field.current) setFound(recent);
  };
  const search = async (): Promise<void> => {
    const words = field.current?.value.trim() ?? '';
    if (words === '') return showRecent();
    if (words.length < SHORTEST) return close();
    const turn = (newestSearch.current += 1);
    const answer = await find(words);
    if (turn !== newestSearch.current || document.activeElement !== field.current || answer === null) return;
    setFound(answer);
    setActive(-1);
  };
  const choose = ({ kind, text, path }: Item): void => {
    close();
    if (kind === 'forget') return forgetSearches();
    if (kind !== 'search' && kind !== 'recent') return void navigate(path);
    if (field.current === null) return;
    field.current.value = text;
    field.current.form?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' && !isOpen) void search();
    if (!isOpen || event.nativeEvent.isComposing) return;
    const next = active + 1 >= items.length ? -1 : active + 1;
    const previous = active < 0 ? items.length - 1 : active - 1;
    const chosen = items[active];
    if (event.key === 'ArrowDown') setActive(next);
    else if (event.key === 'ArrowUp') setActive(previous);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    // What was typed before this script came.
    const input = field.current;
    if (input !== null && document.activeElement === input && input.value !== input.defaultValue) void search();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <SearchBar
      {...bar}
      onSubmit={() => {
        rememberSearch(field.current?.value.trim() ?? '');
        close();
      }}
      field={{
        ref: field,
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-controls': id,
        'aria-expanded': isOpen,
        'aria-activedescendant': isOpen && active >= 0 ? idOf(active) : undefined,
        onInput: () => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void search(), WAIT_MS);
        },
        onFocus: () => {
          if (field.current?.value === '') showRecent();
        },
        onBlur: close,
        onKeyDown,
      }}
    >
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        className="panel absolute inset-x-0 top-full z-10 mt-1 grid grid-cols-[minmax(0,1fr)] gap-0.5 p-1.5 shadow-raised"
      >
        {items.map((item, at) => (
          <button
            key={item.kind + item.path + item.text}
            id={idOf(at)}
            type="button"
            role="option"
            // The input keeps the focus: arrows go through the list.
            tabIndex={-1}
            aria-selected={at === active}
            className={`flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 text-left text-md ${at === active ? 'bg-hover' : ''}`}
            // Before the input loses its focus, which closes the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <span className="min-w-0 truncate">{item.text}</span>
            <span className="text-xs text-ink-3">{KIND_WORDS[item.kind]}</span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {found === null ? '' : counted(found.length, { one: 'suggestion', other: 'suggestions' })}
      </p>
    </SearchBar>
  );
}
