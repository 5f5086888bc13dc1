import { useNavigate } from 'react-router';
import { signOut } from './session.ts';

/** Signs out and goes to the sign-in page, whatever the server answers (SES-5). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void signOut().then(() => navigate('/login'));
  };
}
