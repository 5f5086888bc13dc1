import type { ReactNode } from 'react';

/** What every form that opens an account shows beside its fields; it comes with the document. */
export interface Joining {
  readonly offersGoogle: boolean;
  /** With the document: the list is longer than the form's script. */
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  /** Where some countries are closed. */
  readonly asksCountry: boolean;
  readonly minimumAge: number;
  /** The versions of the texts that an account is made by agreeing to. */
  readonly texts: ReactNode;
}
