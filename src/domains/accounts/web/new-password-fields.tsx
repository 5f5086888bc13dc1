import { useState } from 'react';
import { IconButton } from '#design/public/button.tsx';
import { Eye, EyeOff } from '#design/public/glyphs.tsx';
import { TextField, type TextFieldProps } from '#design/public/field.tsx';
import { PasswordMeter } from './password-meter.tsx';

type FieldProps = Omit<TextFieldProps, 'label'>;

/** A new password twice, with the meter; both are shown or hidden together, and paste works. */
export function NewPasswordFields({ first, second, password }: { first: FieldProps; second: FieldProps; password: string }) {
  const [visible, setVisible] = useState(false);
  const type = visible ? 'text' : 'password';
  const eye = <IconButton icon={visible ? EyeOff : Eye} label={visible ? 'Hide passwords' : 'Show passwords'} onClick={() => setVisible(!visible)} />;
  return (
    <>
      <div className="grid gap-2">
        <TextField
          label="New password"
          type={type}
          autoComplete="new-password"
          hint="At least 8 characters. A few random words work well."
          after={eye}
          {...first}
        />
        <PasswordMeter password={password} />
      </div>
      <TextField label="Confirm new password" type={type} autoComplete="new-password" {...second} />
    </>
  );
}
