import type { MetaFunction } from 'react-router';
import { pathTo, titleOf, trailTo } from '#routes';
import { FormScreen } from '#design/app/form-screen.tsx';
import { titled } from '#kit/brand.ts';
import { PasswordSection } from './password-section.tsx';

/** Two addresses lead here (SCN-9); this is the canonical one. */
export const meta: MetaFunction = () => [
  { title: titled(titleOf('change-password')) },
  { tagName: 'link', rel: 'canonical', href: pathTo('change-password') },
];

export default function ChangePasswordPage() {
  return (
    <FormScreen of={trailTo('change-password')} lead="You stay signed in here. All other devices are signed out.">
      <PasswordSection isInPlace />
    </FormScreen>
  );
}
