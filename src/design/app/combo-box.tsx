import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { describedBy, FieldFrame, type FieldWords } from '../public/field.tsx';
import { Icon } from '../public/icon.tsx';
import { useFloating } from './use-floating.ts';
import { counted } from '#kit/format/unit.ts';

export interface Choice {
  value: string;
  label: string;
  /** A second, quieter line. */
  detail?: string | undefined;
}

export interface ComboBoxProps extends FieldWords {
  options: readonly Choice[];
  /** Finds options for what is typed, by synonyms too; without it, every label that contains it. */
  find?: ((typed: string) => readonly Choice[]) | undefined;
  onChoose: (value: string) => void;
  /** Called when the list opens: choices may be fetched then. */
  onOpen?: (() => void) | undefined;
  placeholder?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** Nothing can be chosen for now: the field keeps the focus and says so, which a disabled one cannot. */
  readOnly?: boolean | undefined;
  /** Takes what is typed and is not in the list. */
  suggest?: Suggest | undefined;
  /** Shown when nothing matches. */
  none?: string | undefined;
}

export interface Suggest {
  readonly words: (typed: string) => string;
  readonly detail: string;
  readonly onSuggest: (typed: string) => Promise<boolean>;
}

const SUGGESTED_FROM = 3;

/** Typing more finds the others: nobody reads a longer list, and phones would have to render it. */
const SHOWN = 100;

/** Finds one of many by typing. The field is empty again after a choice, which is added elsewhere (KEY-2). */
export function ComboBox({
  options,
  find,
  onChoose,
  onOpen,
  placeholder,
  id,
  disabled = false,
  readOnly = false,
  suggest,
  none = 'No matches. Try another word.',
  ...words
}: ComboBoxProps) {
  const generatedId = useId();
  const own = id ?? generatedId;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useFloating({ anchor: frame, panel: list, isOpen, align: 'stretch', onClose: () => close() });

  const needle = typed.trim().toLowerCase();
  const fits = (text: string): readonly Choice[] => {
    const wanted = text.trim().toLowerCase();
    return wanted === '' || find === undefined
      ? options.filter(({ label }) => label.toLowerCase().includes(wanted))
      : find(text);
  };
  const fitting = fits(typed);
  const ownWords = typed.trim();
  const isNew =
    suggest !== undefined &&
    ownWords.length >= SUGGESTED_FROM &&
    !fitting.some(({ label }) => label.toLowerCase() === needle);
  const suggested: readonly Choice[] = isNew
    ? [{ value: '', label: suggest.words(ownWords), detail: suggest.detail }]
    : [];
  const shown = [...fitting.slice(0, SHOWN), ...suggested];
  const idOf = (at: number): string => `${own}-${at}`;
  useEffect(() => {
    if (isOpen && active >= 0) document.getElementById(`${own}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, own]);

  const open = (): void => {
    if (disabled || readOnly) return;
    onOpen?.();
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (at: number): void => {
    const choice = shown[at];
    if (choice === undefined) return;
    close();
    if (choice === suggested[0]) {
      void suggest?.onSuggest(ownWords).then((isUsed) => (isUsed ? setTyped('') : undefined));
      return;
    }
    setTyped('');
    onChoose(choice.value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(active);
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    open();
    const { length } = shown;
    if (length > 0) setActive(active < 0 ? (by > 0 ? 0 : length - 1) : (active + by + length) % length);
  };
  return (
    <FieldFrame {...words} id={own}>
      <div ref={frame} className="relative">
        <input
          ref={input}
          id={own}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className="control pe-11"
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          value={typed}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${own}-list` : undefined}
          aria-activedescendant={isOpen && active >= 0 ? idOf(active) : undefined}
          aria-invalid={words.error ? true : undefined}
          aria-describedby={describedBy(own, words)}
          onChange={(event) => {
            setTyped(event.target.value);
            // Only what is in the list is chosen by Enter alone.
            setActive(event.target.value.trim() === '' || fits(event.target.value).length === 0 ? -1 : 0);
            open();
          }}
          onFocus={open}
          onClick={open}
          onBlur={() => {
            close();
            setTyped('');
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Show choices: ${typeof words.label === 'string' ? words.label : 'all'}`}
          disabled={disabled || readOnly}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-2"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (isOpen) close();
            else {
              input.current?.focus();
              open();
            }
          }}
        >
          <Icon of={ChevronDown} />
        </button>
        {isOpen ? (
          // Choosing does not take the focus out of the field.
          <div ref={list} popover="manual" className="popover">
            <div
              id={`${own}-list`}
              role="listbox"
              tabIndex={-1}
              aria-label={typeof words.label === 'string' ? words.label : undefined}
              onMouseDown={(event) => event.preventDefault()}
            >
              {shown.map(({ value, label, detail }, at) => (
                <button
                  key={value}
                  id={idOf(at)}
                  role="option"
                  type="button"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className="option w-full text-start"
                  onPointerMove={() => setActive(at)}
                  onClick={() => choose(at)}
                >
                  <span className="min-w-0 flex-1">
                    {label}
                    {detail ? <span className="block text-xs font-normal text-ink-2">{detail}</span> : null}
                  </span>
                </button>
              ))}
            </div>
            {fitting.length === 0 ? <p className="px-2.5 py-2 text-sm text-ink-2">{none}</p> : null}
          </div>
        ) : null}
      </div>
      <span role="status" className="sr-only">
        {isOpen && needle !== ''
          ? fitting.length === 0
            ? none
            : counted(fitting.length, { one: 'choice', other: 'choices' })
          : ''}
      </span>
    </FieldFrame>
  );
}
