/** Saved answers of staff: placeholders become what the ticket says (TKT-7). */
export const MACRO_LIMITS = { title: 80, count: 200 } as const;

export const PLACEHOLDERS = ['name', 'first_name', 'number', 'subject', 'brand'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

export interface MacroFacts {
  readonly name: string;
  readonly number: string;
  readonly subject: string;
  readonly brand: string;
}

/** A word in braces that is no placeholder, and so would reach people as it is. */
export const unknownPlaceholder = (body: string): string | null =>
  [...body.matchAll(/\{([^{}\n]*)\}/g)]
    .map(([whole, name]) => (PLACEHOLDERS.some((placeholder) => placeholder === name) ? null : whole))
    .find((match) => match !== null) ?? null;

/** What someone wrote is put in as it is: braces in a name are no placeholders. */
export function filledIn(body: string, { name, number, subject, brand }: MacroFacts): string {
  const values: Readonly<Record<Placeholder, string>> = {
    name,
    first_name: name.split(/\s+/)[0] ?? name,
    number,
    subject,
    brand,
  };
  return body.replaceAll(/\{([a-z_]+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? values[key as Placeholder] : whole,
  );
}
