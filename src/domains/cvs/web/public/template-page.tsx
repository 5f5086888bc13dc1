import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import { shareTags } from '#kit/share-tags.ts';
import { CV_TEMPLATES, type CvTemplate } from '../../cv.ts';
import { TEMPLATE_NAMES, TEMPLATE_PATHS, TEMPLATE_WORDS } from '../../look-words.ts';
import { SamplePage } from './sample-pages.tsx';

/** Of signed-in people: their own words in this template. Only then its code is loaded. */
const OwnPages = lazy(async () => ({ default: (await import('../own-pages.tsx')).OwnPages }));

export function loader({ request }: LoaderFunctionArgs) {
  const { origin, pathname } = new URL(request.url);
  const template = CV_TEMPLATES.find((name) => pathname.startsWith(TEMPLATE_PATHS[name])) ?? 'classic';
  return { origin, template };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const { origin = '', template = 'classic' } = loaderData ?? {};
  return [
    { title: titled(`${TEMPLATE_NAMES[template]} CV template`) },
    ...shareTags(origin, 'cv-templates', `${TEMPLATE_NAMES[template]} CV template`, TEMPLATE_WORDS[template]),
    { tagName: 'link', rel: 'canonical', href: `${origin}${TEMPLATE_PATHS[template]}` },
    { 'script:ld+json': trailFromHome(origin, `${TEMPLATE_NAMES[template]} CV template`, TEMPLATE_PATHS[template]) },
  ];
};

export default function TemplatePage() {
  const { template } = useLoaderData<typeof loader>();
  return (
    <div className="page section">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ label: 'CV templates', href: '/cvbuilder/templates' }]} />}
        title={`${TEMPLATE_NAMES[template]} template`}
        lead={TEMPLATE_WORDS[template]}
        actions={
          <LinkButton href={`/cvbuilder/createcv?template=${template}`} variant="primary">
            Use this template
          </LinkButton>
        }
      />
      <div className="mx-auto max-w-3xl">
        <Pages template={template} />
      </div>
      <nav aria-label="Other templates" className="mt-10 flex flex-wrap justify-center gap-3">
        {CV_TEMPLATES.filter((name) => name !== template).map((name) => (
          <LinkButton key={name} href={TEMPLATE_PATHS[name]}>
            {TEMPLATE_NAMES[name]}
          </LinkButton>
        ))}
      </nav>
    </div>
  );
}

/** The document is the same for everyone; the mark of a session is set before anything is shown. */
const isSignedIn = (): boolean => document.documentElement.dataset['session'] === 'in';
const never = () => () => {};

function Pages({ template }: { readonly template: CvTemplate }) {
  const isIn = useSyncExternalStore(never, isSignedIn, () => false);
  const sample = <SamplePage template={template} isEager />;
  return isIn ? (
    <Suspense fallback={sample}>
      <OwnPages template={template} sample={sample} />
    </Suspense>
  ) : (
    sample
  );
}
