/** The front door of verification's screens. */
export { useWaitingCases, WaitingVerifications } from './admin/waiting-cases.tsx';
