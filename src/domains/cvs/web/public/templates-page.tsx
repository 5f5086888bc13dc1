import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import { shareTags } from '#kit/share-tags.ts';
import { CV_TEMPLATES } from '../../cv.ts';
import { TEMPLATE_NAMES, TEMPLATE_PATHS, TEMPLATE_WORDS } from '../../look-words.ts';
import { SamplePage } from './sample-pages.tsx';

const WORDS =
  'Four CV templates that people and machines can read, made of your profile, with facts that this site vouches for.';

export const loader = ({ request }: LoaderFunctionArgs) => ({ origin: new URL(request.url).origin });

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const origin = loaderData?.origin ?? '';
  return [
    { title: titled('CV templates') },
    ...shareTags(origin, 'cv-templates', 'CV templates', WORDS),
    { tagName: 'link', rel: 'canonical', href: `${origin}/cvbuilder/templates` },
    { 'script:ld+json': trailFromHome(origin, 'CV templates', '/cvbuilder/templates') },
  ];
};

export default function TemplatesPage() {
  useLoaderData<typeof loader>();
  return (
    <div className="page section">
      <PageHeader
        voice="public"
        title="CV templates"
        lead={WORDS}
        actions={
          <LinkButton href="/cvbuilder/createcv" variant="primary">
            Make your CV
          </LinkButton>
        }
      />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {CV_TEMPLATES.map((template, place) => (
          <li key={template} className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-3">
            <SamplePage template={template} isEager={place === 0} />
            <h2 className="title">
              <a href={TEMPLATE_PATHS[template]} className="link after:absolute after:inset-0">
                {TEMPLATE_NAMES[template]}
              </a>
            </h2>
            <p className="text-ink-2">{TEMPLATE_WORDS[template]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
