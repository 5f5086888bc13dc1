import { useLoaderData, type MetaFunction } from 'react-router';
import { TextsToAgree } from '#domains/content/web/public/texts-to-agree.tsx';
import { brandName, titled } from '#kit/brand.ts';
import { RegisterForm } from '#domains/accounts/web/register-form.tsx';
import { loadRegistration } from './register-loader.ts';

export const loader = loadRegistration;
export const meta: MetaFunction = () => [{ title: titled('Create an account') }];

export default function RegisterPage() {
  const { texts, ...loaded } = useLoaderData<typeof loader>();
  return (
    <RegisterForm
      {...loaded}
      texts={<TextsToAgree texts={texts} />}
      title={`Join ${brandName()}`}
      lead="Hire a specialist for a fixed scope, sell what you do best, or both."
      role={null}
    />
  );
}
