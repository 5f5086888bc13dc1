import { waysToConfirm } from '../security-contract.ts';
import { useRead } from '#kit/web/api.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FirstPassword } from './first-password.tsx';
import { SectionState } from './section-state.tsx';

export function PasswordSection() {
  const ways = useRead(waysToConfirm, {});
  return (
    <SectionState read={ways} what="your password">
      {({ has_password: hasOne, email }) => (hasOne ? <ChangePasswordForm /> : <FirstPassword email={email} />)}
    </SectionState>
  );
}
