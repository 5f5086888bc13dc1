import { LinkButton } from '#design/public/button.tsx';
import { readTextPage } from '#domains/content/web/public/read-text-page.ts';
import { metaOfText } from '#domains/content/web/public/text-meta.ts';
import { TextPage } from '#domains/content/web/public/text-page.tsx';

export const loader = readTextPage;
export const meta = metaOfText;

/** The page is the app's: content comes before the cohorts whose students sign it. */
export default function AcademicAgreementPage() {
  return (
    <TextPage action={<LinkButton href="#join">Join a cohort</LinkButton>}>
      <section aria-labelledby="join" className="mt-14 border-t border-line pt-6">
        <h2 id="join" className="title mb-2 scroll-mt-6">
          Join your institution’s cohort
        </h2>
        <p className="mb-4 max-w-prose text-ink-2">
          Your supervisor gives you a link or a code. Before you join, you read what your supervisor will see, and sign
          these rules with your name. You can leave at any time.
        </p>
        <LinkButton href="/academic" variant="primary" rel="nofollow">
          Enter your code
        </LinkButton>
      </section>
    </TextPage>
  );
}
