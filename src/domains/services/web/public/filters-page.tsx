import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { CountedSelect, type CountedValue } from '#design/public/counted-select.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { titled } from '#kit/brand.ts';
import { formatNumber } from '#kit/format/number.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { listServices } from '../../contract.ts';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import { TIER_WORDS } from './filter-words.ts';
import { listHref, listStateOf, withoutFilters, type Filter } from './list-address.ts';
import { queryOf } from './list-query.ts';
import { wholePrice } from './whole-price.ts';
import { daysInWords, levelInWords, servicesInWords } from './wording.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = listStateOf(new URL(request.url).searchParams);
  const { total, facets, currency } = await readOnServer(context, listServices, {
    query: { ...queryOf(state), page: undefined, facets: 'true' },
  });
  return { state, total, facets, currency };
}

export const meta: MetaFunction<typeof loader> = () => [
  { title: titled('Filters') },
  { name: 'robots', content: 'noindex, follow' },
];

/** Every filter with what each value would leave, on a page of its own so that the list stays light; a plain form. */
export default function FiltersPage() {
  const { state, total, facets, currency } = useLoaderData<typeof loader>();
  const { locale } = usePlace();
  if (facets === null) return null;
  const price = (units: number): string => wholePrice(units, currency, locale);
  const field = (name: Filter, label: string, any: string, values: readonly CountedValue[]) => (
    <CountedSelect key={name} label={label} name={name} any={any} chosen={state[name]} values={values} />
  );
  return (
    <div className="page py-8 lg:py-10">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ label: 'Services', href: listHref(state) }]} />}
        title="Filters"
      />
      <CleanForm action="/services" label="Filters" className="max-w-[44rem]">
        <Keep values={{ q: state.q, category: state.category, min_price: state.min_price, sort: state.sort }} />
        <div className="grid gap-5 sm:grid-cols-2">
          {field(
            'max_price',
            'Price',
            'Any price',
            facets.prices.map(({ max, count }) => ({ value: String(max), words: `Up to ${price(max)}`, count })),
          )}
          {field(
            'delivery_days',
            'Delivered within',
            'Any time',
            facets.delivery.map(({ days, count }) => ({ value: String(days), words: daysInWords(days), count })),
          )}
          {field(
            'min_rating',
            'Rating',
            'Any rating',
            facets.ratings.map(({ min, count }) => ({ value: String(min), words: `${min} and up`, count })),
          )}
          {field(
            'level',
            'Freelancer’s level',
            'Any level',
            facets.levels.map(({ level, count }) => ({ value: level, words: levelInWords(level), count })),
          )}
          {field(
            'tier',
            'Verification',
            'Any',
            facets.tiers.map(({ tier, count }) => ({ value: tier, words: TIER_WORDS[tier] ?? tier, count })),
          )}
          {field(
            'language',
            'Speaks',
            'Any language',
            facets.languages.map(({ code, name, count }) => ({ value: code, words: name, count })),
          )}
          {field(
            'country',
            'Country',
            'Any country',
            facets.countries.map(({ code, name, count }) => ({ value: code, words: name, count })),
          )}
          <Checkbox
            name="online"
            value="true"
            defaultChecked={state.online === 'true'}
            label={`Online now (${formatNumber(facets.online, locale)})`}
          />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary">
            Show services
          </Button>
          <LinkButton href={withoutFilters(state)}>Clear all</LinkButton>
          <p className="text-ink-2">{`${servicesInWords(total, locale)} with the current filters`}</p>
        </div>
      </CleanForm>
    </div>
  );
}
