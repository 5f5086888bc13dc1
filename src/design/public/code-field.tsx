import { TextField, type TextFieldProps } from './field.tsx';

interface CodeFieldProps extends TextFieldProps {
  /** Also accepts recovery codes, which are not only digits. */
  readonly anyText?: boolean;
}

/** A one-time code: phones offer it from the message. */
export const CodeField = ({ anyText = false, ...field }: CodeFieldProps) => (
  <TextField
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    inputMode={anyText ? 'text' : 'numeric'}
    className="max-w-64"
    {...field}
  />
);
