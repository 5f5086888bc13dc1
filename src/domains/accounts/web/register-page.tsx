import { useLoaderData, type MetaFunction } from 'react-router';
import { brandName, titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { RegisterForm } from './register-form.tsx';
import { loadRegistration } from './register-loader.ts';

export const loader = loadRegistration;
export const meta: MetaFunction = () => [{ title: titled(titleOf('register')) }];

export default function RegisterPage() {
  const { offersGoogle, countries } = useLoaderData<typeof loader>();
  return (
    <RegisterForm
      offersGoogle={offersGoogle}
      countries={countries}
      title={`Join ${brandName()}`}
      lead="Hire a specialist for a fixed scope, sell what you do best, or both."
      role={null}
    />
  );
}
