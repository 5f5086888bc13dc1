import { lazy, Suspense } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Button, LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { serving } from '#kit/web/server-read.ts';
import { sharedCv } from '../../contract.ts';
import { SamplePage } from './sample-pages.tsx';

const SharedPages = lazy(async () => ({ default: (await import('../shared-pages.tsx')).SharedPages }));
const OwnPages = lazy(async () => ({ default: (await import('../own-pages.tsx')).OwnPages }));

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

const NOT_FOUND = 404;

/** `?cv=` is the address of a shared CV. Without it: one’s own, or the fictional person’s. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('cv');
  if (token === null) return data({ token, shared: null });
  const gone = data({ token: '', shared: null }, { status: NOT_FOUND });
  if (!TOKEN.test(token)) return gone;
  const answer = await context.get(serving).reads(sharedCv, { params: { token } });
  if (answer.ok) return data({ token, shared: answer.data });
  if (answer.code === 'not_found') return gone;
  throw data({ message: answer.message, code: answer.code }, { status: answer.status, statusText: answer.message });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const shared = loaderData?.shared ?? null;
  const title = shared === null ? 'CV' : `${shared.name}${shared.headline === '' ? '' : `, ${shared.headline}`}`;
  return [{ title: titled(title) }, ...(shared?.is_indexed === true ? [] : [{ name: 'robots', content: 'noindex' }])];
};

/** Only the pages are printed. */
export default function PrintPage() {
  const { token, shared } = useLoaderData<typeof loader>();
  if (token === '')
    return (
      <div className="page section">
        <PageHeader
          voice="public"
          title="This CV is no longer shared"
          lead="Its owner took the address away, or it is incomplete."
          actions={<LinkButton href="/cvbuilder/templates">CV templates</LinkButton>}
        />
      </div>
    );
  const sample = <SamplePage template="classic" isEager />;
  return (
    <div className="page section print:p-0">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <h1 tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere">
            {shared === null ? 'CV' : shared.name}
          </h1>
          <div className="flex flex-wrap gap-2">
            {shared === null ? null : <LinkButton href={`/user/profile/${shared.username}`}>Profile</LinkButton>}
            {shared === null ? null : (
              <LinkButton href={`/api/shared-cvs/${token ?? ''}/pdf`} variant="primary">
                Download PDF
              </LinkButton>
            )}
            <Button onClick={() => print()}>Print</Button>
          </div>
        </div>
        {shared === null || token === null ? (
          <Suspense fallback={sample}>
            <OwnPages template={null} sample={sample} />
          </Suspense>
        ) : (
          <>
            <Suspense fallback={null}>
              <SharedPages token={token} pages={shared.pages} name={shared.name} />
            </Suspense>
            <details className="print:hidden">
              <summary className="cursor-pointer font-medium">Read as text</summary>
              <pre lang={shared.language} dir="auto" className="mt-3 font-sans text-md whitespace-pre-wrap">
                {shared.text}
              </pre>
            </details>
          </>
        )}
      </div>
    </div>
  );
}
