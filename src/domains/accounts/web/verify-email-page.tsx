import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { onboardingOf } from '../paths.ts';
import { onward } from '../return-path.ts';
import { useSession } from './session.ts';
import { VerifyEmail } from './verify-email.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('verify-email')) }];

export default function VerifyEmailPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { role } = useSession();
  return (
    <VerifyEmail
      why={search.get('why')}
      onVerified={() => navigate(onward(onboardingOf(role), search), { replace: true })}
    />
  );
}
