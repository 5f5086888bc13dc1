import type { ReactNode } from 'react';
import type { FormProblem } from '#kit/web/form.tsx';

/** What every form that opens an account shows beside its fields; it comes with the document. */
export interface RegistrationFacts {
  readonly offersGoogle: boolean;
  /** With the document: the list is longer than the form's script. */
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  /** Where some countries are closed. */
  readonly asksCountry: boolean;
  readonly minimumAge: number;
  /** The versions of the texts that an account is made by agreeing to. */
  readonly texts: ReactNode;
}

const REQUIRED = ['first_name', 'last_name', 'email', 'password'] as const;
type RequiredField = (typeof REQUIRED)[number];

interface RegistrationForm {
  watch(): Readonly<Record<RequiredField, string>>;
  idAndError(name: RequiredField): { readonly id: string };
}

/** VAL-2 names the summary of what is missing. Where anything else is wrong, it has the title of every form. */
export function summaryTitle(form: RegistrationForm, problems: readonly FormProblem[]): string | undefined {
  const empty = REQUIRED.filter((name) => form.watch()[name].trim() === '').map((name) => form.idAndError(name).id);
  return problems.every(({ fieldId = '' }) => empty.includes(fieldId)) ? 'All fields are required' : undefined;
}
