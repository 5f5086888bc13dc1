import type { MetaFunction } from 'react-router';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { SettingsTrail } from '#domains/accounts/web/accounts.ts';
import { SkillsForm } from './skills-form.tsx';

export const meta: MetaFunction = () => [{ title: 'Your skills · Docket' }];

export default function SelectSkillPage() {
  return (
    <>
      <PageHeader
        title="Your skills"
        lead="Clients and search find you by these. Say how well you know each, if you like."
        above={<SettingsTrail part="skills" current="Your skills" />}
      />
      <Panel className="max-w-form">
        <SkillsForm draft="select-skill" />
      </Panel>
    </>
  );
}
