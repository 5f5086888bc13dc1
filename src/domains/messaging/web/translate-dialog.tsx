import { useState } from 'react';
import { ModelDialog } from '#design/app/model-dialog.tsx';
import { useCommand } from '#kit/web/api.ts';
import type { Message } from '../message-shape.ts';
import { translateMessage } from '../model-contract.ts';
import { CopyButton } from './copy-button.tsx';
import { firstLanguage, LanguageField } from './language-field.tsx';

interface TranslateDialogProps {
  readonly conversationId: string;
  readonly message: Message;
  readonly host: string;
  readonly onClose: () => void;
}

export function TranslateDialog({ conversationId, message: { seq }, host, onClose }: TranslateDialogProps) {
  const [language, setLanguage] = useState(firstLanguage);
  const { mutate, data, error, isPending, variables } = useCommand(translateMessage);
  return (
    <ModelDialog
      use="translation"
      host={host}
      title="Translate message"
      toSend="The text of this message"
      sent="The text of this message"
      button="Translate"
      choice={<LanguageField label="Translate into" value={language} disabled={isPending} onChange={setLanguage} />}
      isStale={variables?.body.to !== language}
      answer={data}
      error={error}
      isPending={isPending}
      act={<CopyButton text={data?.text ?? ''} />}
      onAsk={() => mutate({ params: { id: conversationId, seq }, body: { to: language } })}
      onClose={onClose}
    />
  );
}
