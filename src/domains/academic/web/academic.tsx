/** The front door: what the public page of the university agreement shows below its text. */
export { SignAgreement } from './sign-agreement.tsx';
