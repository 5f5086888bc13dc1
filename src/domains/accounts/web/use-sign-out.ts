import { useNavigate } from 'react-router';
import { signOut } from './session.ts';

/** Signs out and leads to the sign-in page; what the server says does not matter (SES-5). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void signOut().then(() => navigate('/login'));
  };
}
