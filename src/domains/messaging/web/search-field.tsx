import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '#design/public/field.tsx';
import { Icon } from '#design/public/icon.tsx';
import { SEARCH_LIMITS } from '../search-limits.ts';

/** A pause in typing. */
const PAUSE_MS = 200;

export type OnSearch = (q: string) => void;

/** Searches as one types, from two characters on; Enter, also the key of a phone, searches what there is. */
export function SearchField({ q, onSearch }: { readonly q: string; readonly onSearch: OnSearch }) {
  const [text, setText] = useState(q);
  const [hasFocus, setFocus] = useState(false);
  // While one types, the address follows the field; else the field follows it, such as after a button that clears the
  // search.
  const [searched, setSearched] = useState(q);
  if (q !== searched) {
    setSearched(q);
    if (!hasFocus) setText(q);
  }
  const search = useEffectEvent((): void => {
    if (text.trim() !== q) onSearch(text.trim());
  });
  const isEnough = text.trim() === '' || text.trim().length >= SEARCH_LIMITS.typed;
  useEffect(() => {
    if (!isEnough) return;
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isEnough]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        label="Search people, files and messages"
        hideLabel
        placeholder="Search messages"
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_LIMITS.words}
        value={text}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onChange={(event) => setText(event.currentTarget.value)}
        before={<Icon of={Search} />}
      />
    </form>
  );
}
