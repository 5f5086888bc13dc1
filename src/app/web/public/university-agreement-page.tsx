import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { readTextPage } from '#domains/content/web/public/read-text-page.ts';
import { metaOfText } from '#domains/content/web/public/text-meta.ts';
import { TextPage } from '#domains/content/web/public/text-page.tsx';
import type { signingOfReader } from '../agreement-signing.tsx';

export const loader = readTextPage;
export const meta = metaOfText;

type Signing = Awaited<ReturnType<typeof signingOfReader>>;
/** The form: loaded for people who are signed in. */
function useSigning(): { readonly Signing: Signing; readonly isPending: boolean } {
  const [found, setFound] = useState<{ readonly Signing: Signing; readonly isPending: boolean }>({
    Signing: null,
    isPending: true,
  });
  useEffect(() => {
    const none = (): void => setFound({ Signing: null, isPending: false });
    if (document.documentElement.dataset['session'] !== 'in') return none();
    void import('../agreement-signing.tsx')
      .then(({ signingOfReader }) => signingOfReader())
      .then((Signing) => setFound({ Signing, isPending: false }))
      // The page is as it was rendered.
      .catch(none);
  }, []);
  return found;
}

/** The page is the app's: content comes before the institutions that sign it. */
export default function UniversityAgreementPage() {
  const { shown } = useLoaderData<typeof readTextPage>();
  const { Signing, isPending } = useSigning();
  return (
    <TextPage action={<LinkButton href="#sign">Sign this agreement</LinkButton>}>
      <section aria-labelledby="sign" className="mt-14 border-t border-line pt-6">
        <h2 id="sign" className="title mb-2 scroll-mt-6">
          Sign for your institution
        </h2>
        <p className="mb-5 max-w-prose text-ink-2">
          You need to be authorized to sign for it. We check the institution and countersign; then you set up cohorts
          and invite your students. You are its contact person and supervisor here.
        </p>
        <LinkButton
          className="in-data-[session=in]:hidden"
          variant="primary"
          rel="nofollow"
          href={`/login?return_to=${encodeURIComponent('/Agreement/uniagreement')}`}
        >
          Sign in to sign
        </LinkButton>
        {Signing === null ? (
          isPending ? (
            <Loading label="Loading the form" className="hidden min-h-120 in-data-[session=in]:block">
              <TextSkeleton lines={6} />
            </Loading>
          ) : null
        ) : (
          <div className="min-h-120">
            <Signing number={shown.number} />
          </div>
        )}
      </section>
    </TextPage>
  );
}
