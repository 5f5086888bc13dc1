import { Link } from '#design/public/link.tsx';

/** What everyone confirms and agrees to by opening an account, whichever way. */
export const AgreedByJoining = ({ minimumAge }: { minimumAge: number }) => (
  <>
    With your account you confirm that you are at least {minimumAge} years old, and agree to the{' '}
    <Link href="/termsandconditions">terms</Link>, the <Link href="/agreement">user agreement</Link> and the{' '}
    <Link href="/privacy">privacy policy</Link>.
  </>
);
