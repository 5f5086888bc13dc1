import { lazy, Suspense } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { readDemoPeople } from '#domains/accounts/demo.ts';
import { googleOffered } from '#domains/accounts/google-contract.ts';
import { isHiringPath } from '#domains/accounts/hiring-path.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { LoginForm } from '#domains/accounts/web/login-form.tsx';
import { HiringEntrance } from '#domains/accounts/web/hiring-entrance.tsx';
import { TextsToAgree } from '#domains/content/web/public/texts-to-agree.tsx';
import { titled } from '#kit/brand.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { loadRegistration } from './register-loader.ts';

/** On the way to hiring it has what a registration form has, too (decision 186). */
export const loader = async (from: LoaderFunctionArgs) => {
  const [demo, google, registration] = await Promise.all([
    readOnServer(from.context, readDemoPeople, {}),
    readOnServer(from.context, googleOffered, {}),
    isHiringPath(wantedIn(new URL(from.request.url).searchParams)) ? loadRegistration(from) : null,
  ]);
  return { demo, google, registration };
};
export const meta: MetaFunction = () => [{ title: titled('Sign in') }, { name: 'robots', content: 'noindex' }];

const VerifyInPlace = lazy(async () => ({ default: (await import('./verify-in-place.tsx')).VerifyInPlace }));

export default function LoginPage() {
  const { demo, google, registration } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  if (registration === null) return <LoginForm demo={demo} offersGoogle={google.offered} />;
  const { texts, ...rest } = registration;
  return (
    <HiringEntrance
      demo={demo}
      registration={{ ...rest, texts: <TextsToAgree texts={texts} /> }}
      verify={
        <Suspense
          fallback={
            <Loading label="Opening the next step">
              <TextSkeleton lines={3} />
            </Loading>
          }
        >
          <VerifyInPlace search={search} />
        </Suspense>
      }
    />
  );
}
