import type { Meta, StoryObj } from '@storybook/react-vite';
import { State, States } from '../stories.tsx';
import { AmountRange } from './amount-range.tsx';
import { FilterValues, ValuesGroup } from './filter-values.tsx';
import { FilterGroup, FilterLink, FilterRail } from './filters.tsx';
import { LinkTabs } from './link-tabs.tsx';
import { Pagination } from './pagination.tsx';
import { ReadAs } from './read-as.tsx';
import { SearchBar } from './search-bar.tsx';
import { SortSelect } from './sort-select.tsx';

export default { title: 'Public/Browse' } satisfies Meta;

export const Search: StoryObj = {
  render: () => (
    <States wide>
      <div className="max-w-[36rem]">
        <SearchBar
          action="/services"
          label="Search services"
          placeholder="What do you need done?"
          scopes={[
            { value: 'services', label: 'Hire' },
            { value: 'projects', label: 'Work' },
          ]}
        />
      </div>
      <div className="max-w-[36rem]">
        <SearchBar action="/services" label="Search in services" defaultValue="packaging" keep={{ price: '200' }} />
      </div>
    </States>
  ),
};

export const Filters: StoryObj = {
  render: () => (
    <div className="flex flex-col gap-6 lg:flex-row">
      <FilterRail
        active={2}
        showLabel="Show 214 services"
        clear={
          <a href="#clear" className="link text-sm">
            Clear all
          </a>
        }
      >
        <FilterGroup title="Category" chosen={1}>
          <FilterLink href="#logo" name="Logo design" count={41} isCurrent />
          <FilterLink href="#signs" name="Signs and vehicles" count={7} />
        </FilterGroup>
        <ValuesGroup
          title="Delivery"
          chosen="3"
          hrefOf={(value = '') => `#${value}`}
          values={[1, 3, 7, 14, 21, 30, 60, 90].map((days) => ({
            value: String(days),
            words: `Within ${days} days`,
            count: days * 12,
          }))}
        />
        <ValuesGroup
          title="Seller"
          chosen={undefined}
          hrefOf={(value = '') => `#${value}`}
          values={[{ value: 'top', words: 'Top rated' }]}
        />
        <FilterGroup title="Client">
          <FilterValues
            chosen="verified"
            hrefOf={(value = '') => `#${value}`}
            values={[
              { value: 'verified', words: 'Verified' },
              { value: 'funded', words: 'Funds deposited' },
            ]}
          />
        </FilterGroup>
        <FilterGroup title="Price">
          <AmountRange
            action="/services"
            label="Price"
            currency="USD"
            from={{ name: 'min_price', value: '50' }}
            to={{ name: 'max_price', value: undefined }}
            keep={{ q: 'logo' }}
          />
        </FilterGroup>
      </FilterRail>
      <div className="flex items-start gap-2">
        <SortSelect
          value="newest"
          options={[
            { value: 'newest', label: 'Newest first' },
            { value: 'rating', label: 'Highest rated' },
          ]}
        />
      </div>
      <p className="text-md text-ink-2">Results stand here.</p>
    </div>
  ),
};

export const TabsAndPages: StoryObj = {
  render: () => (
    <States wide>
      <LinkTabs
        label="Orders"
        tabs={[
          { href: '#active', label: 'Active', count: 6, current: true },
          { href: '#review', label: 'In review', count: 1 },
          { href: '#done', label: 'Done' },
          { href: '#cancelled', label: 'Canceled' },
        ]}
      />
      <State name="first, middle and last page">
        <Pagination page={1} pageCount={4} hrefOf={(page) => `#p${page}`} label="Pages of four" />
        <Pagination page={9} pageCount={20} hrefOf={(page) => `#q${page}`} label="Pages of twenty" />
        <Pagination page={20} pageCount={20} hrefOf={(page) => `#r${page}`} label="Pages at the end" />
      </State>
    </States>
  ),
};

export const RightToLeft: StoryObj = {
  parameters: { direction: 'rtl' },
  render: () => <Pagination page={2} pageCount={9} hrefOf={(page) => `#p${page}`} label="صفحات" />,
};

const READ = { thing: 'service', typed: 'logo desginer', asTypedHref: '#as-typed' };
export const HowWordsWereRead: StoryObj = {
  render: () => (
    <States wide>
      <ReadAs {...READ} match="similar" corrected="logo designer" translatedFrom={null} />
      <ReadAs {...READ} match="all" corrected="product photo" translatedFrom="es" typed="foto de producto" />
      <ReadAs {...READ} match="all" corrected={null} translatedFrom="ar" typed="تصميم شعار" />
      <ReadAs {...READ} match="similar" corrected={null} translatedFrom={null} />
    </States>
  ),
};
