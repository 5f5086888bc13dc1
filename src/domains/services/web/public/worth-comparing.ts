interface Sold {
  readonly seller: { readonly username: string };
}

/** One card, or nothing but the same seller's, helps nobody to compare: then none is shown. */
export const worthComparing = <Card extends Sold>(similar: readonly Card[], seller: Sold['seller']): readonly Card[] =>
  similar.length > 1 && similar.some((other) => other.seller.username !== seller.username) ? similar : [];
