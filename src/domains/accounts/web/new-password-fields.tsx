import { useState } from 'react';
import { IconButton } from '#design/public/button.tsx';
import { Eye, EyeOff } from '#design/public/glyphs.tsx';
import { TextField, type TextFieldProps } from '#design/public/field.tsx';
import { PasswordMeter } from './password-meter.tsx';

type FieldProps = Omit<TextFieldProps, 'label'>;

interface NewPasswordFieldsProps {
  first: FieldProps;
  second: FieldProps;
  password: string;
  /** A new account's first password replaces none. */
  isFirst?: boolean;
}

/** A new password twice, with the meter; both are shown or hidden together, and paste works. */
export function NewPasswordFields({ first, second, password, isFirst = false }: NewPasswordFieldsProps) {
  const [visible, setVisible] = useState(false);
  const type = visible ? 'text' : 'password';
  const eye = (
    <IconButton
      icon={visible ? EyeOff : Eye}
      label={visible ? 'Hide passwords' : 'Show passwords'}
      onClick={() => setVisible(!visible)}
    />
  );
  return (
    <>
      <div className="grid gap-2">
        <TextField
          label={isFirst ? 'Password' : 'New password'}
          type={type}
          autoComplete="new-password"
          hint="At least 8 characters. A few random words work well."
          after={eye}
          {...first}
        />
        <PasswordMeter password={password} />
      </div>
      <TextField
        label={isFirst ? 'Confirm password' : 'Confirm new password'}
        type={type}
        autoComplete="new-password"
        {...second}
      />
    </>
  );
}
