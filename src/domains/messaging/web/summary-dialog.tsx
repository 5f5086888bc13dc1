import { useState } from 'react';
import { ModelDialog } from '#design/app/model-dialog.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { MODEL_CAPS, sumUpConversation } from '../model-contract.ts';
import { CopyButton } from './copy-button.tsx';
import { firstLanguage, LanguageField } from './language-field.tsx';

interface SummaryDialogProps {
  readonly conversationId: string;
  readonly thread: string | null;
  readonly host: string;
  readonly onClose: () => void;
}

const { messages, characters } = MODEL_CAPS.summary;

export function SummaryDialog({ conversationId, thread, host, onClose }: SummaryDialogProps) {
  const { locale } = usePlace();
  const [language, setLanguage] = useState(firstLanguage);
  const { mutate, data, error, isPending, variables } = useCommand(sumUpConversation);
  const body = { to: language, ...(thread === null ? {} : { thread_id: thread }) };
  return (
    <ModelDialog
      use="summary"
      host={host}
      title={thread === null ? 'Sum up conversation' : 'Sum up thread'}
      toSend={`The text of the newest messages (up to ${messages} messages and ${formatNumber(characters, locale)} characters)`}
      sent={`The text of ${counted(data?.messages ?? 0, { one: 'message', other: 'messages' }, locale)}`}
      button="Sum up"
      choice={
        <LanguageField label="Language of the summary" value={language} disabled={isPending} onChange={setLanguage} />
      }
      isStale={variables?.body.to !== language}
      answer={data}
      error={error}
      isPending={isPending}
      note={data?.leaves_out === true ? 'Earlier messages were left out.' : undefined}
      act={<CopyButton text={data?.text ?? ''} />}
      onAsk={() => mutate({ params: { id: conversationId }, body })}
      onClose={onClose}
    />
  );
}
