import { FileText } from 'lucide-react';
import { useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { BriefTemplate } from '../../template-shape.ts';
import type { StepProps } from './steps.ts';

/** Their texts are loaded when someone wants one. */
const loadTemplates = async (category: string): Promise<readonly BriefTemplate[]> =>
  (await import('../../brief-templates.ts')).templatesFor(category);

/** A brief with blanks to fill in, in the words of the category. It can be changed like any other text. */
export function TemplatePicker({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const [found, setFound] = useState<{
    readonly category: string;
    readonly templates: readonly BriefTemplate[];
  } | null>(null);
  const { category } = draft;
  if (category === null) return null;
  const open = (): void =>
    void loadTemplates(category)
      .then((templates) => setFound({ category, templates }))
      .catch(() => toast.error('Templates could not be loaded', 'Check your connection and try again.'));
  const fillIn = async ({ name, description, questions }: BriefTemplate): Promise<void> => {
    const isWritten = draft.description.trim() !== '';
    if (
      isWritten &&
      !(await confirm({
        title: 'Replace your description?',
        body: `The template “${name}” takes its place.`,
        okLabel: 'Replace description',
        danger: true,
      }))
    )
      return;
    const draftQuestions =
      draft.questions.length > 0
        ? draft.questions
        : questions.map((question, at) => ({ id: `question-${at + 1}`, question, required: at === 0 }));
    change({ description, questions: draftQuestions });
    setFound(null);
    document.getElementById('description')?.focus();
    toast.success(
      'Template filled in',
      'Replace each blank (____). Its questions for people who propose are under Details.',
    );
  };
  if (found === null || found.category !== category)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" icon={FileText} onClick={open}>
          Start from a template
        </Button>
        <p className="text-sm text-ink-2">Blanks to fill in instead of an empty page.</p>
      </div>
    );
  return (
    <section aria-label="Templates" className="panel">
      <ul className="divide-y divide-line">
        {found.templates.map((template) => (
          <li key={template.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <span className="min-w-0 font-medium">{template.name}</span>
            <Button size="sm" onClick={() => void fillIn(template)}>
              Use template<span className="sr-only"> {template.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
