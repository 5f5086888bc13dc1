import { useSearchParams } from 'react-router';
import { Link } from '#design/public/link.tsx';
import { onward } from '../return-path.ts';

export function ForgotPasswordLink() {
  const [search] = useSearchParams();
  return (
    <Link href={onward('/forgot-password', search)} className="link inline-flex min-h-6 items-center text-sm">
      Forgot password?
    </Link>
  );
}
