import type { MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { IndustriesForm } from './industries-form.tsx';

export const meta: MetaFunction = () => [{ title: 'Your industries · Docket' }];

export default function SelectIndustryPage() {
  return (
    <>
      <PageHeader title="Your industries" lead="What your business does. Freelancers see it beside your orders." />
      <Panel className="max-w-form">
        <IndustriesForm draft="select-industry" />
      </Panel>
    </>
  );
}
