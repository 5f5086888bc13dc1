import { useLoaderData, type MetaFunction } from 'react-router';
import { TextsToAgree } from '#domains/content/web/public/texts-to-agree.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { RegisterForm } from '#domains/accounts/web/register-form.tsx';
import { loadRegistration } from './register-loader.ts';

export const loader = loadRegistration;
export const meta: MetaFunction = () => [{ title: titled(titleOf('register-freelancer')) }];

export default function RegisterFreelancerPage() {
  const { texts, ...loaded } = useLoaderData<typeof loader>();
  return (
    <RegisterForm
      {...loaded}
      texts={<TextsToAgree texts={texts} />}
      title="Sell your work"
      lead="Publish a service with a fixed price. We hold the client’s payment before you start."
      role="freelancer"
    />
  );
}
