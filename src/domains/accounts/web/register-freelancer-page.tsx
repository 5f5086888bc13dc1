import type { MetaFunction } from 'react-router';
import { RegisterForm } from './register-form.tsx';

export const meta: MetaFunction = () => [{ title: 'Sell your work · Docket' }];

export default function RegisterFreelancerPage() {
  return (
    <RegisterForm
      title="Sell your work"
      lead="Publish a service with a fixed price. The money is held before you start, and you keep 90 % of it."
      role="freelancer"
    />
  );
}
