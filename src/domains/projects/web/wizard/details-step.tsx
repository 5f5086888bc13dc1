import { Plus, X } from 'lucide-react';
import { FileDrop } from '#design/app/file-drop.tsx';
import { TagPicker } from '#design/app/tag-picker.tsx';
import { Button, IconButton } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { TextField } from '#design/public/field.tsx';
import { Name } from '#design/public/name.tsx';
import { findSkills, skills } from '#domains/taxonomy/skills.ts';
import { scanWords } from '#kit/file-scan.ts';
import { bodyLimits } from '#kit/limits.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { myProject, removeProjectFile, uploadProjectFile } from '../../contract.ts';
import { NDA_TEXT } from '../../nda-text.ts';
import { PROJECT_LIMITS } from '../../project.ts';
import type { ProjectFile } from '../../shapes.ts';
import { PreferenceFields } from './preference-fields.tsx';
import { firstProblem, freshId, withChanged, without, type StepProps } from './steps.ts';

const OPTIONS = skills().map(({ slug, name }) => ({ value: slug, label: name }));
const found = (typed: string) => findSkills(typed).map(({ slug, name }) => ({ value: slug, label: name }));

export function DetailsStep({ project, draft, change, problems }: StepProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <TagPicker
        id="skills"
        label="Skills"
        optional
        hint="People with them find your project first."
        thing="skill"
        options={OPTIONS}
        find={found}
        values={draft.skills}
        max={PROJECT_LIMITS.skills}
        onChange={(chosen) => change({ skills: chosen })}
      />
      <PreferenceFields draft={draft} change={change} problems={problems} />
      <fieldset className="grid gap-3">
        <legend className="label mb-3">Questions to everyone who proposes</legend>
        {draft.questions.map((question, index) => (
          <div key={question.id} className="grid gap-2">
            <TextField
              id={`questions.${index}`}
              label={`Question ${index + 1}`}
              value={question.question}
              maxLength={PROJECT_LIMITS.question}
              onChange={(event) =>
                change({ questions: withChanged(draft.questions, index, { question: event.target.value }) })
              }
              error={firstProblem(problems, `questions.${index}`)}
            />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Checkbox
                label="An answer is required"
                checked={question.required}
                onChange={(event) =>
                  change({ questions: withChanged(draft.questions, index, { required: event.target.checked }) })
                }
              />
              <Button size="sm" variant="ghost" onClick={() => change({ questions: without(draft.questions, index) })}>
                Remove question {index + 1}
              </Button>
            </div>
          </div>
        ))}
        {draft.questions.length < PROJECT_LIMITS.questions ? (
          <div>
            <Button
              size="sm"
              icon={Plus}
              onClick={() =>
                change({
                  questions: [
                    ...draft.questions,
                    { id: freshId(draft.questions, 'question'), question: '', required: true },
                  ],
                })
              }
            >
              Add a question
            </Button>
          </div>
        ) : null}
      </fieldset>
      <Files project={project} />
      <Checkbox
        label="People agree to an NDA before they open the files"
        hint={NDA_TEXT}
        checked={draft.nda}
        onChange={(event) => change({ nda: event.target.checked })}
      />
    </div>
  );
}

function Files({ project: { id, files } }: Pick<StepProps, 'project'>) {
  const remove = useCommand(removeProjectFile, { stales: [myProject] });
  return (
    <div className="grid gap-2">
      <FileDrop<ProjectFile>
        id="files"
        label="Files"
        kinds="Any file type except executables"
        maxBytes={bodyLimits.deliveryFileBytes}
        maxFiles={PROJECT_LIMITS.files}
        send={(file, { signal, onProgress }) =>
          call(
            uploadProjectFile,
            { params: { id } },
            {
              key: crypto.randomUUID(),
              file,
              fileName: file.name,
              signal,
              onProgress: (part) => onProgress(part * 100),
            },
          )
        }
        onDone={() => undefined}
        onRemove={(file) => remove.mutate({ params: { id, file_id: file.id } })}
      />
      {files.length === 0 ? null : (
        <ul aria-label="Uploaded earlier" className="grid gap-2">
          {files.map((file) => (
            <li key={file.id} className="panel flex items-start gap-3 px-3 py-2.5">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <Name of={file.name} />
                {scanWords[file.scan] === null ? null : (
                  <span className="block text-sm text-ink-2">{scanWords[file.scan]}</span>
                )}
              </span>
              <IconButton
                icon={X}
                label={`Remove ${file.name}`}
                onClick={() => remove.mutate({ params: { id, file_id: file.id } })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
