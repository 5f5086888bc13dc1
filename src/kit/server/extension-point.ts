/** What a module hangs at a place of another domain. */
export interface Extension {
  readonly point: symbol;
  readonly things: readonly unknown[];
}

/**
 * A place where domains hang something of theirs, defined by the domain that shows it; others name it in `extensions`
 * of their modules.
 */
export function extensionPoint<Thing>() {
  const point = Symbol('extension point');
  return {
    with: (...things: readonly Thing[]): Extension => ({ point, things }),
    /** Of every domain, in the domain order; none where no modules are loaded, as in most tests. */
    of: ({ extensions = [] }: { readonly extensions?: readonly Extension[] | undefined }): readonly Thing[] =>
      extensions.flatMap((extension) => (extension.point === point ? (extension.things as readonly Thing[]) : [])),
  };
}
