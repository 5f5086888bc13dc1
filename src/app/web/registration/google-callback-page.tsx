import { useLoaderData, type MetaFunction } from 'react-router';
import { AgreedByJoining } from '#domains/accounts/web/agreed-by-joining.tsx';
import { GoogleCallback } from '#domains/accounts/web/google-callback.tsx';
import { TextsToAgree } from '#domains/content/web/public/texts-to-agree.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { loadAgreed } from './register-loader.ts';

export const loader = loadAgreed;
export const meta: MetaFunction = () => [
  { title: titled(titleOf('google-callback')) },
  { name: 'robots', content: 'noindex' },
];

export default function GoogleCallbackPage() {
  const { texts, minimumAge } = useLoaderData<typeof loader>();
  return (
    <GoogleCallback
      agreed={
        <>
          <p className="text-sm text-ink-2">
            <AgreedByJoining minimumAge={minimumAge} />
          </p>
          <TextsToAgree texts={texts} />
        </>
      }
    />
  );
}
