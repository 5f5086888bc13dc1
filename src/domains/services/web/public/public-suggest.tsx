import { counted } from '#kit/format/unit.ts';
import { call } from '#kit/web/api-client.ts';
import { searchSuggestions, type Suggestion } from '../../search-contract.ts';

const WAIT_MS = 120;
const KIND_WORDS: Readonly<Record<Suggestion['kind'], string>> = { search: 'Search', category: 'Category', service: 'Service', person: 'Freelancer' };
const begun = new WeakSet<HTMLInputElement>();

function made(tag: string, className: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** In a .tsx file, whose styles public pages have. Suggestions for a search box, by the combobox pattern of the ARIA Authoring Practices. Loaded at its first focus. */
export function suggestFor(input: HTMLInputElement, go: (path: string) => void): void {
  const form = input.form;
  if (form === null || begun.has(input)) return;
  begun.add(input);
  const id = `suggestions-${crypto.randomUUID()}`;
  const list = made('ul', 'panel absolute inset-x-0 top-full z-10 mt-1 grid grid-cols-[minmax(0,1fr)] gap-0.5 p-1.5 shadow-raised', {
    id,
    role: 'listbox',
    'aria-label': 'Suggestions',
    hidden: '',
  });
  const status = made('p', 'sr-only', { role: 'status' });
  form.classList.add('relative');
  form.append(list, status);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', id],
    ['aria-expanded', 'false'],
  ] as const)
    input.setAttribute(name, value);

  let items: readonly Suggestion[] = [];
  let active = -1;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    items = [];
    active = -1;
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const mark = (place: number): void => {
    active = place;
    [...list.children].forEach((option, at) => {
      option.setAttribute('aria-selected', String(at === place));
      option.classList.toggle('bg-hover', at === place);
    });
    if (place < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${id}-${place}`);
  };
  const choose = ({ kind, text, path }: Suggestion): void => {
    close();
    if (kind === 'search') input.value = text;
    if (kind === 'search') form.requestSubmit();
    else go(path);
  };
  const show = (found: readonly Suggestion[]): void => {
    close();
    items = found;
    status.textContent = counted(found.length, { one: 'suggestion', other: 'suggestions' });
    if (found.length === 0) return;
    list.append(
      ...found.map((one, place) => {
        const option = made('li', 'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 text-md', {
          id: `${id}-${place}`,
          role: 'option',
          'aria-selected': 'false',
        });
        const text = made('span', 'min-w-0 truncate');
        text.textContent = one.text;
        const kind = made('span', 'text-xs text-ink-3');
        kind.textContent = KIND_WORDS[one.kind];
        option.append(text, kind);
        // Before the input loses its focus, which closes the list.
        option.addEventListener('pointerdown', (event) => event.preventDefault());
        option.addEventListener('click', () => choose(one));
        return option;
      }),
    );
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
  };
  const ask = async (): Promise<void> => {
    const typed = input.value.trim();
    const turn = (asked += 1);
    if (typed.length < 2) return close();
    // Without an answer the box works as it does without script.
    const found = await call(searchSuggestions, { query: { q: typed } }).catch(() => null);
    if (turn === asked && document.activeElement === input && found !== null) show(found.items);
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), WAIT_MS);
  });
  input.addEventListener('blur', close);
  form.addEventListener('submit', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && items.length === 0) void ask();
    if (items.length === 0 || event.isComposing) return;
    const to = { ArrowDown: active + 1 >= items.length ? -1 : active + 1, ArrowUp: active < 0 ? items.length - 1 : active - 1 }[event.key];
    if (to !== undefined) mark(to);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && active >= 0) {
      const chosen = items[active];
      if (chosen !== undefined) choose(chosen);
    } else return;
    event.preventDefault();
  });
  if (input.value === '') return;
  void ask();
}
