/** Kinds of files that can be seen in place. */
export const PREVIEWED = ['image', 'pdf', 'audio', 'video', 'text'] as const;
export type Previewed = (typeof PREVIEWED)[number];
export const isPreviewed = (kind: string): kind is Previewed =>
  PREVIEWED.some((previewedKind) => previewedKind === kind);
