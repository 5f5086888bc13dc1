import { useLoaderData, type MetaFunction } from 'react-router';
import { TextsToAgree } from '#domains/content/web/public/texts-to-agree.tsx';
import { brandName, titled } from '#kit/brand.ts';
import { RegisterForm } from '#domains/accounts/web/register-form.tsx';
import { loadRegistration } from './register-loader.ts';

export const loader = loadRegistration;
export const meta: MetaFunction = () => [{ title: titled('Create a client account') }];

export default function RegisterClientPage() {
  const { texts, ...loaded } = useLoaderData<typeof loader>();
  return (
    <RegisterForm
      {...loaded}
      texts={<TextsToAgree texts={texts} />}
      title={`Hire on ${brandName()}`}
      lead="Fixed price, fixed scope, and a delivery date. We hold your payment until you approve the work or the review time ends."
      role="client"
    />
  );
}
