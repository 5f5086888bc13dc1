import type { Catalog } from './catalog.ts';
import type { Node, Tree } from './node-tree.ts';

/** What is known of a value before it is read. */
export interface Facts {
  /** True unless it is proven that it is never null. */
  readonly isNullable: boolean;
  /** `service.draft`, where the value is just that column. */
  readonly column?: string | undefined;
  /** All its possible texts. */
  readonly literals?: readonly string[] | undefined;
  /** All possible texts of a list's items. */
  readonly items?: readonly string[] | undefined;
}

export interface Scope {
  readonly catalog: Catalog;
  /** The innermost query first. */
  readonly queries: readonly Node[];
  /** Which parameters may be null, by number. */
  readonly nullableParams: ReadonlySet<number>;
}

export type FactsOf = (tree: Tree | undefined, scope: Scope) => Facts;
