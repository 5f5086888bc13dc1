/** What a document says to the browser that goes on with it: an `application/json` block, so that no text in it can ever be a script (WEB-2). */
export interface PageData {
  /** The routes it shows, from the outermost. */
  readonly routes: readonly string[];
  /** Their modules, to be fetched ahead. */
  readonly files: readonly string[];
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, PageError>> | null;
}

export interface PageError {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}
