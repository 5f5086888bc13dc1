import { useLoaderData, type MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { RegisterForm } from './register-form.tsx';
import { loadRegistration } from './register-loader.ts';

export const loader = loadRegistration;
export const meta: MetaFunction = () => [{ title: titled(titleOf('register-freelancer')) }];

export default function RegisterFreelancerPage() {
  const { offersGoogle, countries } = useLoaderData<typeof loader>();
  return (
    <RegisterForm
      offersGoogle={offersGoogle}
      countries={countries}
      title="Sell your work"
      lead="Publish a service with a fixed price. We hold the client’s payment before you start."
      role="freelancer"
    />
  );
}
