import type { MetaFunction } from 'react-router';
import { FormScreen } from '#design/app/form-screen.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf, trailTo } from '#routes';
import { IndustriesForm } from './industries-form.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('select-industry')) }];

export default function SelectIndustryPage() {
  return (
    <FormScreen of={trailTo('select-industry')} lead="What your business does. Freelancers see it with your orders.">
      <IndustriesForm draft="select-industry" />
    </FormScreen>
  );
}
