type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a form holds. The text of its fields stays in the fields themselves; this is told of every change. */
export interface FormValues<Values extends object> {
  read(): Values;
  /** What was there before anyone typed. */
  initial(): Values;
  set<Name extends keyof Values>(name: Name, value: Values[Name]): void;
  /** A draft, put back: what the form showed at first stays what it was, and what is no part of the draft as it is. */
  restore(draft: Partial<Values>): void;
  /** These were saved: what the form shows stays, and what is typed from here on is compared with them. */
  saved(values: Values): void;
  /** From now on this is what the form shows at first. */
  reset(values: Values): void;
  /** The field of a name, once it is on the page. */
  attach(name: keyof Values & string, control: Control | null): void;
  /** Someone typed into it. */
  typed(name: keyof Values & string, control: Control): void;
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';
const readOf = (control: Control): unknown => (isTick(control) ? control.checked : control.value);

function write(control: Control, value: unknown): void {
  if (isTick(control)) control.checked = value === true;
  else if (typeof value === 'string' && control.value !== value) control.value = value;
  // Counters beside a field hear of it by this.
  control.form?.dispatchEvent(new Event('reset'));
}

/** Typed or filled in while the script of a page that came from the server was still on its way. */
function wasFilledBefore(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return isTick(control)
    ? control.checked !== control.defaultChecked
    : control.value !== '' && control.value !== control.defaultValue;
}

export function holdValues<Values extends object>(
  first: Values,
  onChange: (name: string | null) => void,
): FormValues<Values> {
  let initial = first;
  let values = first;
  const controls = new Map<string, Control>();
  const change = (next: Values, name: string | null): void => {
    values = next;
    onChange(name);
  };
  const writeAll = (): void => {
    for (const [name, control] of controls) write(control, values[name as keyof Values]);
  };
  return {
    read: () => values,
    initial: () => initial,
    set(name, value) {
      const control = controls.get(String(name));
      if (control !== undefined) write(control, value);
      change({ ...values, [name]: value }, String(name));
    },
    restore(restored) {
      change({ ...values, ...restored }, null);
      writeAll();
    },
    saved(now) {
      initial = now;
    },
    reset(next) {
      initial = next;
      change(next, null);
      writeAll();
    },
    attach(name, control) {
      if (control === null || controls.get(name) === control) return;
      controls.set(name, control);
      if (wasFilledBefore(control) && values[name] === initial[name])
        change({ ...values, [name]: readOf(control) }, name);
      else write(control, values[name]);
    },
    typed(name, control) {
      change({ ...values, [name]: readOf(control) }, name);
    },
  };
}
