import { lazy, Suspense } from 'react';
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { readDemoPeople } from '#domains/accounts/demo.ts';
import { googleOffered } from '#domains/accounts/google-contract.ts';
import { isOrderWay } from '#domains/accounts/order-way.ts';
import { onward, wantedIn } from '#domains/accounts/return-path.ts';
import { LoginForm } from '#domains/accounts/web/login-form.tsx';
import { OrderEntrance } from '#domains/accounts/web/order-entrance.tsx';
import { TextsToAgree } from '#domains/content/web/public/texts-to-agree.tsx';
import { titled } from '#kit/brand.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { pathTo, titleOf } from '#routes';
import { loadRegistration } from './register-loader.ts';

/** In the middle of an order it has what a registration form has, too (decision 186). */
export const loader = async (from: LoaderFunctionArgs) => {
  const [demo, google, joining] = await Promise.all([
    readOnServer(from.context, readDemoPeople, {}),
    readOnServer(from.context, googleOffered, {}),
    isOrderWay(wantedIn(new URL(from.request.url).searchParams)) ? loadRegistration(from) : null,
  ]);
  return { demo, google, joining };
};
export const meta: MetaFunction = () => [{ title: titled(titleOf('login')) }, { name: 'robots', content: 'noindex' }];

const VerifyInPlace = lazy(async () => ({ default: (await import('./verify-in-place.tsx')).VerifyInPlace }));

export default function LoginPage() {
  const { demo, google, joining } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (joining === null) return <LoginForm demo={demo} offersGoogle={google.offered} />;
  const { texts, ...rest } = joining;
  return (
    <OrderEntrance
      demo={demo}
      joining={{ ...rest, texts: <TextsToAgree texts={texts} /> }}
      verify={
        <Suspense
          fallback={
            <Loading label="Opening the next step">
              <TextSkeleton lines={3} />
            </Loading>
          }
        >
          <VerifyInPlace onVerified={() => navigate(onward(pathTo('onboarding-client'), search), { replace: true })} />
        </Suspense>
      }
    />
  );
}
