/** What a Word document is made of. A CV as it is read has this structure. */
export interface DocxLine {
  readonly kind: 'paragraph' | 'point';
  readonly text: string;
}
export interface DocxEntry {
  readonly title: string;
  readonly at: string;
  readonly place: string;
  readonly period: string;
  readonly text: readonly DocxLine[];
  readonly url: string;
  readonly isVerified: boolean;
  readonly breakBefore: boolean;
}
export interface DocxSection {
  readonly kind: string;
  readonly title: string;
  readonly breakBefore: boolean;
  readonly entries: readonly DocxEntry[];
}
export interface DocxDocument {
  /** ISO 639. */
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly name: string;
  readonly headline: string;
  readonly contacts: readonly { readonly kind: string; readonly text: string; readonly url: string }[];
  readonly summary: readonly DocxLine[];
  readonly sections: readonly DocxSection[];
  readonly look: {
    readonly color: string;
    readonly font: 'sans' | 'serif';
    readonly density: 'tight' | 'normal' | 'airy';
    readonly paper: 'a4' | 'letter';
  };
  /** Behind what we vouch for. */
  readonly verifiedWord: string;
}
