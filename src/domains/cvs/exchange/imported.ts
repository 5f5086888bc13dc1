/** What every import brings, and what its reader found before that. */
import type { CvBasics, CvSection, SectionKind } from '../cv.ts';

/** Entries of the CV's own, within the limits of a CV. */
export interface ImportedCv {
  readonly basics: Partial<CvBasics>;
  readonly sections: CvSection[];
  readonly language: string | null;
  /** See json-resume.ts, which writes it out again. */
  readonly unknown?: Record<string, unknown>;
  /** Sentences for the person: what was cut, left out or could not be read. */
  readonly notes: string[];
}

type EntryField = 'title' | 'at' | 'place' | 'from' | 'to' | 'text' | 'url';
/** Of any length; moments in the form of a CV's, or empty. */
export interface FoundEntry extends Partial<Record<EntryField, string>> {
  /** What has no field here, kept under the entry's id. */
  readonly unknown?: Readonly<Record<string, unknown>>;
}
export interface FoundSection {
  readonly kind: SectionKind;
  /** Null: as its kind is called. */
  readonly title: string | null;
  readonly entries: readonly FoundEntry[];
  /** What its format calls it, where only that format has such a section. */
  readonly key?: string;
}
export interface FoundLink {
  readonly label: string;
  readonly url: string;
}
export type FoundBasics = Partial<Record<'name' | 'headline' | 'email' | 'phone' | 'place' | 'summary', string>>;
export interface FoundCv {
  readonly basics: FoundBasics;
  readonly links: readonly FoundLink[];
  readonly sections: readonly FoundSection[];
  readonly language: string | null;
  readonly unknown?: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
}
