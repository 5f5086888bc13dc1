import { useState } from 'react';
import { ModelDialog } from '#design/app/model-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { languageName } from '#kit/format/names.ts';
import { useCommand } from '#kit/web/api.ts';
import { helpWriting, type WritingHelp } from '../contract.ts';

interface WritingDialogProps {
  readonly host: string;
  readonly language: string;
  readonly text: string;
  readonly onUse: (text: string) => void;
  readonly onClose: () => void;
}

export function WritingDialog({ host, language, text, onUse, onClose }: WritingDialogProps) {
  const [help, setHelp] = useState<WritingHelp>('rewrite');
  const { mutate, data, error, isPending, variables } = useCommand(helpWriting);
  const into = languageName(language, 'en');
  return (
    <ModelDialog
      use="writing"
      host={host}
      title="Other words for this text"
      toSend="The text of this field"
      sent="The text of this field"
      button={help === 'rewrite' ? 'Rewrite' : 'Translate'}
      choice={
        <RadioCards
          legend="What to do"
          name="writing-help"
          columns={2}
          value={help}
          options={[
            { value: 'rewrite', label: 'Rewrite', hint: 'Shorter and clearer, in its own language.' },
            { value: 'translate', label: 'Translate', hint: `Into ${into}, the language of this CV.` },
          ]}
          onChange={(value) => setHelp(value as WritingHelp)}
        />
      }
      isStale={variables?.body.help !== help}
      answer={data}
      error={error}
      isPending={isPending}
      note="Check that every fact is still true. You can take the change back with Undo."
      act={
        <Button variant="primary" onClick={() => onUse(data?.text ?? '')}>
          Use this text
        </Button>
      }
      onAsk={() => mutate({ body: { text, help, language } })}
      onClose={onClose}
    />
  );
}
