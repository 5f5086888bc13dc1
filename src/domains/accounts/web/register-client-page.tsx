import type { MetaFunction } from 'react-router';
import { RegisterForm } from './register-form.tsx';

export const meta: MetaFunction = () => [{ title: 'Hire on Docket · Docket' }];

export default function RegisterClientPage() {
  return <RegisterForm title="Hire on Docket" lead="Fixed price, fixed scope, delivered by a date. You pay out only what you approve." role="client" />;
}
