import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useContractForm } from './form.tsx';

const schema = z.object({ skills: z.string(), tags: z.array(z.string()) });

function Form() {
  const { form, field } = useContractForm({ schema, defaults: { skills: '', tags: [] }, submit: async () => {} });
  const { ref: _ref, error: _error, ...control } = field('skills');
  return (
    <form>
      <label htmlFor={control.id}>Skills</label>
      <input {...control} />
      <div id={form.idAndError('tags').id} />
    </form>
  );
}

test('a field never has the id of another form’s field, nor that of a part of the page', () => {
  const page = renderToStaticMarkup(
    <div id="skills">
      <Form />
      <Form />
    </div>,
  );
  const ids = [...page.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(5);
  const labels = [...page.matchAll(/\bfor="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(labels).size).toBe(2);
  expect(
    labels.every((id) => page.includes(`<input name="skills" id="${id}"`) || page.includes(`id="${id}" name="skills"`)),
  ).toBe(true);
});
