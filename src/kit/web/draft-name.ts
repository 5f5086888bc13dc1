interface Drafted {
  readonly draft?: string;
  readonly about?: string;
  readonly defaults: object;
}

/**
 * Under which name a form's text is kept: its own, or its page and fields; and what it is about, so that no row has
 * another's text.
 */
export function draftName({ draft, about, defaults }: Drafted, path: string): string {
  const name = draft ?? `${path}#${Object.keys(defaults).join()}`;
  return about === undefined ? name : `${name}~${about}`;
}
