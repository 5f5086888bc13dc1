import type { ComponentProps } from 'react';
import { Checkbox } from '#design/public/choice.tsx';
import { TextField } from '#design/public/field.tsx';

interface SignatureFieldsProps {
  /** `field('signature')` of the form. */
  readonly signature: Omit<ComponentProps<typeof TextField>, 'label'>;
  /** `form.idAndError('consent')`. */
  readonly consent: { readonly id: string; readonly error: string | undefined };
  readonly isAgreed: boolean;
  readonly onAgree: (isAgreed: boolean) => void;
  /** What is signed, as it ends a sentence. */
  readonly what: string;
}

/** How every text is signed here: a typed name and the consent to that. */
export const SignatureFields = ({ signature, consent, isAgreed, onAgree, what }: SignatureFieldsProps) => (
  <>
    <Checkbox
      {...consent}
      label={`I agree to sign ${what} electronically`}
      hint="We record your name, the time, and the version with its hash. Nothing about your device. You can download what you signed."
      checked={isAgreed}
      onChange={(event) => onAgree(event.target.checked)}
    />
    <TextField label="Signature" hint="Type your full name." autoComplete="name" {...signature} />
  </>
);
