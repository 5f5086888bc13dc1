import type { MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { SettingsTrail } from '#domains/accounts/web/accounts.ts';
import { IndustriesForm } from './industries-form.tsx';

export const meta: MetaFunction = () => [{ title: 'Your industries · Docket' }];

export default function SelectIndustryPage() {
  return (
    <>
      <PageHeader
        title="Your industries"
        lead="What your business does. Freelancers see it beside your orders."
        above={<SettingsTrail part="company" current="Your industries" />}
      />
      <Panel className="max-w-form">
        <IndustriesForm draft="select-industry" />
      </Panel>
    </>
  );
}
