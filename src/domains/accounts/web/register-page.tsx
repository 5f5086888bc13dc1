import type { MetaFunction } from 'react-router';
import { RegisterForm } from './register-form.tsx';

export const meta: MetaFunction = () => [{ title: 'Create an account · Docket' }];

export default function RegisterPage() {
  return <RegisterForm title="Join Docket" lead="Hire a specialist for a fixed scope, sell what you do best, or both." role={null} />;
}
