import type { MetaFunction } from 'react-router';
import { FormScreen } from '#design/app/form-screen.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf, trailTo } from '#routes';
import { SkillsForm } from './skills-form.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('select-skill')) }];

export default function SelectSkillPage() {
  return (
    <FormScreen
      of={trailTo('select-skill')}
      lead="Clients find you by your skills. Add your level for each if you like."
    >
      <SkillsForm draft="select-skill" />
    </FormScreen>
  );
}
