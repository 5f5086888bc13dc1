import { useState } from 'react';
import { IconButton } from '#design/public/button.tsx';
import { TextField, type TextFieldProps } from '#design/public/field.tsx';
import { Eye, EyeOff } from '#design/public/glyphs.tsx';

/** A password typed once, with the button that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'label' | 'type' | 'after'>) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      label="Password"
      type={visible ? 'text' : 'password'}
      after={
        <IconButton
          icon={visible ? EyeOff : Eye}
          label={visible ? 'Hide password' : 'Show password'}
          onClick={() => setVisible(!visible)}
        />
      }
      {...props}
    />
  );
}
