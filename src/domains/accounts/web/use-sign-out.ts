import { signOut } from './session.ts';

/**
 * Signs out and goes to the sign-in page, whatever the server answers (SES-5). A new document: nothing of the person
 * stays in the memory of this one, and its reads that are still on their way end with it.
 */
export function useSignOut(): () => void {
  return () => {
    void signOut().then(() => location.replace('/login'));
  };
}
