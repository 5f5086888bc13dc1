import { Button } from '#design/public/button.tsx';
import type { TextFieldProps } from '#design/public/field.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { PasswordField } from './password-field.tsx';

interface SignInFieldsProps {
  password: Omit<TextFieldProps, 'label' | 'type' | 'after'>;
  /** After too many attempts. */
  waitSeconds: number;
  isSubmitting: boolean;
}

/** What signing in needs beside the email. */
export const SignInFields = ({ password, waitSeconds, isSubmitting }: SignInFieldsProps) => (
  <>
    <PasswordField autoComplete="current-password" enterKeyHint="go" aside={<ForgotPasswordLink />} {...password} />
    <Button type="submit" variant="primary" pending={isSubmitting} disabled={waitSeconds > 0} wide>
      {waitSeconds > 0 ? `Try again in ${waitSeconds} s` : 'Sign in'}
    </Button>
  </>
);
