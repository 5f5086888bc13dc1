import { useLoaderData, type MetaFunction } from 'react-router';
import { brandName, titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { RegisterForm } from './register-form.tsx';
import { loadRegistration } from './register-loader.ts';

export const loader = loadRegistration;
export const meta: MetaFunction = () => [{ title: titled(titleOf('register-client')) }];

export default function RegisterClientPage() {
  const { offersGoogle, countries } = useLoaderData<typeof loader>();
  return (
    <RegisterForm
      offersGoogle={offersGoogle}
      countries={countries}
      title={`Hire on ${brandName()}`}
      lead="Fixed price, fixed scope, and a delivery date. You pay only for work you approve."
      role="client"
    />
  );
}
