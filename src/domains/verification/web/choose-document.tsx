import { useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useCommand } from '#kit/web/api.ts';
import { DOCUMENT_KINDS, documentWords, partsNeeded, TRIES, TRIES_DAYS } from '../identity-case.ts';
import { identityVerification, startIdentity, type IdentityState } from '../identity-contract.ts';

export function ChooseDocument({ state, onChosen }: { state: IdentityState; onChosen?: () => void }) {
  const start = useCommand(startIdentity, { stales: [identityVerification] });
  const [kind, setKind] = useState<(typeof DOCUMENT_KINDS)[number]>(state.document_kind ?? 'passport');
  return (
    <Panel
      title={
        state.checkers.includes('stripe') ? 'Or submit your document to our reviewers' : 'Which document do you have?'
      }
      lead={`It must be valid and show your name as it appears in your account. ${TRIES} attempts in ${TRIES_DAYS} days.`}
    >
      {start.error === null ? null : <Alert tone="danger" title={start.error.message} className="mb-5" />}
      <RadioCards
        legend="Document"
        name="document"
        value={kind}
        onChange={(value) => {
          start.reset();
          setKind(DOCUMENT_KINDS.find((documentKind) => documentKind === value) ?? 'passport');
        }}
        columns={2}
        options={DOCUMENT_KINDS.map((documentKind) => ({
          value: documentKind,
          label: documentWords[documentKind],
          hint: partsNeeded(documentKind).includes('back')
            ? 'Front, back and a selfie'
            : 'The page with your picture, and a selfie',
        }))}
      />
      <Button
        className="mt-5"
        variant="primary"
        pending={start.isPending}
        onClick={() =>
          start.mutate(
            { body: { document_kind: kind } },
            {
              onSuccess() {
                onChosen?.();
                // What follows is read from its first part on.
                scrollTo({ top: 0 });
              },
            },
          )
        }
      >
        Continue
      </Button>
    </Panel>
  );
}
