export { default, meta } from './onboarding-freelancer-page.tsx';
