import { Camera, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { FieldError } from '#design/public/field.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Panel } from '#design/public/panel.tsx';
import { scanWords } from '#kit/file-scan.ts';
import { bodyLimits } from '#kit/limits.ts';
import { useCommand } from '#kit/web/api.ts';
import { documentWords, partsNeeded, type FilePart } from '../identity-case.ts';
import { identityVerification, submitIdentity, uploadIdentityFile, type IdentityState } from '../identity-contract.ts';
import { CameraDialog } from './camera-dialog.tsx';
import { ChooseDocument } from './choose-document.tsx';

const NAMES: Readonly<Record<FilePart, { name: string; hint: string }>> = {
  front: { name: 'Front of the document', hint: 'All four corners visible, no glare, every line readable.' },
  back: { name: 'Back of the document', hint: 'Same as the front.' },
  selfie: { name: 'A selfie', hint: 'Your whole face, taken today, without a hat or dark glasses.' },
};
const MEBIBYTE = 1_048_576;
const MOST = bodyLimits.identityFileBytes / MEBIBYTE;

export function SendDocuments({ state }: { state: IdentityState }) {
  const send = useCommand(submitIdentity, { stales: [identityVerification] });
  const [isChoosing, setChoosing] = useState(false);
  // What was wrong was about these files; with another one it may be solved.
  const files = state.files.map(({ id }) => id).join();
  const { reset } = send;
  useEffect(() => reset(), [files, reset]);
  const kind = state.document_kind ?? 'passport';
  if (isChoosing) return <ChooseDocument state={state} onChosen={() => setChoosing(false)} />;
  return (
    <Panel
      actions={
        <Button size="sm" onClick={() => setChoosing(true)}>
          Change document
        </Button>
      }
      title={`Your ${documentWords[kind].toLowerCase()} and a selfie`}
    >
      {state.state === 'more_info' ? (
        <Alert tone="warning" title="The reviewer needs better pictures" className="mb-5">
          <span className="wrap-anywhere whitespace-pre-line">{state.statement}</span>
        </Alert>
      ) : null}
      <p className="mb-5 text-ink-2">
        JPEG, PNG or WebP, at most {MOST} MB each. The document can also be a PDF. You can use the camera or upload
        files.
      </p>
      <ul className="grid gap-4">
        {partsNeeded(kind).map((part) => (
          <Part key={part} part={part} file={state.files.find((file) => file.part === part)} />
        ))}
      </ul>
      {send.error === null ? null : <Alert tone="danger" title={send.error.message} className="mt-5" />}
      <Button
        className="mt-6"
        variant="primary"
        pending={send.isPending}
        onClick={() => send.mutate({ body: {} } as never)}
      >
        Submit for review
      </Button>
    </Panel>
  );
}

function Part({ part, file: uploadedFile }: { part: FilePart; file: IdentityState['files'][number] | undefined }) {
  const isThere = uploadedFile !== undefined;
  // Pictures are re-encoded, so only a PDF is scanned.
  const scan = uploadedFile?.kind === 'pdf' ? scanWords[uploadedFile.scan] : null;
  const upload = useCommand(uploadIdentityFile, { stales: [identityVerification] });
  const [taking, setTaking] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { name, hint } = NAMES[part];
  const add = (file: Blob, fileName: string): void => {
    setTooLarge(file.size > bodyLimits.identityFileBytes);
    if (file.size <= bodyLimits.identityFileBytes) upload.mutate({ params: { part }, upload: { file, fileName } });
  };
  const problem = tooLarge ? `That file is larger than ${MOST} MB.` : (upload.error?.message ?? null);
  return (
    <li className="rounded-md border border-line p-4">
      <p className="flex items-center gap-2 font-semibold">
        {isThere ? <Icon of={CircleCheck} className="text-success" /> : null}
        {name}
        {isThere ? <span className="text-sm font-normal text-ink-2">added</span> : null}
      </p>
      <p className="hint">{hint}</p>
      {scan === null ? null : (
        <p className={`text-sm ${uploadedFile?.scan === 'infected' ? 'text-danger' : 'text-ink-2'}`}>{scan}</p>
      )}
      {problem === null ? null : <FieldError>{problem}</FieldError>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" icon={Camera} pending={upload.isPending} onClick={() => setTaking(true)}>
          Take a picture<span className="sr-only"> of: {name}</span>
        </Button>
        <Button size="sm" pending={upload.isPending} onClick={() => input.current?.click()}>
          {isThere ? 'Choose another file' : 'Choose a file'}
          <span className="sr-only"> for: {name}</span>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={name}
          accept={`image/jpeg,image/png,image/webp${part === 'selfie' ? '' : ',application/pdf'}`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) add(file, file.name);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {taking ? (
        <CameraDialog
          name={name}
          facing={part === 'selfie' ? 'user' : 'environment'}
          onPicture={(picture) => add(picture, `${part}.jpg`)}
          onClose={() => setTaking(false)}
        />
      ) : null}
    </li>
  );
}
