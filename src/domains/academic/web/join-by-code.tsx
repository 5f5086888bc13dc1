import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { codeShape } from '../contract.ts';

const shape = z.object({ code: codeShape });

/** For students who were given the code and not the link. */
export function JoinByCode() {
  const navigate = useNavigate();
  const { field, ...frame } = useContractForm({
    schema: shape,
    defaults: { code: '' },
    submit: async ({ code }) => navigate(pathTo('join-cohort', { code })),
  });
  return (
    <Panel title="Join a cohort" lead="You’ll see what your supervisor sees before you decide.">
      <DraftedForm {...frame} isNarrow submitLabel="See the cohort">
        <TextField
          label="Code"
          hint="Your supervisor gives it to you, such as CH-7K3M-92QX-4TWB."
          autoComplete="off"
          autoCapitalize="characters"
          {...field('code')}
        />
      </DraftedForm>
    </Panel>
  );
}
