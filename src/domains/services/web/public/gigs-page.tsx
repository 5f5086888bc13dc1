import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Chip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { SearchBar } from '#design/public/search-bar.tsx';
import { titled } from '#kit/brand.ts';
import { formatNumber } from '#kit/format/number.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { shareTags } from '#kit/share-tags.ts';
import { serviceCategories } from '../../contract.ts';
import { listData } from './structured-data.ts';
import { servicesInWords } from './wording.ts';

const hrefOf = (slug: string): string => `/services/categories/${slug}`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { total, categories } = await readOnServer(context, serviceCategories, {});
  return {
    total,
    categories: categories.map(({ slug, name, blurb, count, sub_categories: kinds }) => ({
      slug,
      name,
      blurb,
      count,
      kinds,
    })),
    origin: new URL(request.url).origin,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return [{ title: titled('Gigs') }];
  const { categories, origin } = loaderData;
  return [
    { title: titled('Gigs by category') },
    ...shareTags(
      origin,
      'gigs',
      'Gigs by category',
      'Every category of gigs: services with a fixed scope, a fixed price and a delivery date, and how many each has.',
    ),
    { tagName: 'link', rel: 'canonical', href: `${origin}/gigs` },
    { 'script:ld+json': listData(categories.map(({ slug }) => origin + hrefOf(slug))) },
  ];
};

/** The way into every category, with what each holds (SCN-46). The list itself is /services. */
export default function GigsPage() {
  const { total, categories } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  return (
    <div className="page py-8 lg:py-10">
      <PageHeader
        voice="public"
        title="Gigs by category"
        lead="A gig is a service with a fixed scope, a fixed price and a delivery date."
      />
      <div className="mb-8 max-w-[44rem]">
        <SearchBar action="/services" label="Search services" placeholder="What do you need done?" />
        <p className="mt-3">
          <Link href="/services" className="link">
            See all {servicesInWords(total, locale)}
          </Link>
        </p>
      </div>
      <ul
        aria-label="Categories"
        className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-[repeat(2,minmax(0,1fr))]"
      >
        {categories.map((category) => (
          <li key={category.slug}>
            <h2 className="title flex flex-wrap items-baseline gap-x-3">
              <Link href={hrefOf(category.slug)} className="hover:underline">
                {category.name}
              </Link>
              <span className="tnum text-sm font-normal text-ink-3">{servicesInWords(category.count, locale)}</span>
            </h2>
            <p className="mt-1 max-w-prose text-md text-ink-2">{category.blurb}</p>
            <p className="mt-3 flex flex-wrap gap-2">
              {category.kinds.map((kind) => (
                <Chip key={kind.slug} href={hrefOf(kind.slug)}>
                  {kind.count > 0 ? `${kind.name} (${formatNumber(kind.count, locale)})` : kind.name}
                </Chip>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
