import { useEffect, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { FieldError } from '#design/public/field.tsx';
import { Bone } from '#design/public/skeleton.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { isHeldBack, scanWords } from '#kit/file-scan.ts';
import { download, privateFile } from '#kit/web/api-client.ts';
import { readCaseFile, type readCase } from '../../admin-contract.ts';

type File = DataOf<typeof readCase>['files'][number];

const NAMES = { front: 'Front of the document', back: 'Back of the document', selfie: 'Selfie' } as const;

/** A re-encoded picture is shown; a PDF is only ever downloaded (UPL-3). */
export function CaseFile({ caseId, file }: { caseId: string; file: File }) {
  const [shown, setShown] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isPicture = file.kind === 'webp';
  useEffect(() => {
    if (!isPicture) return;
    let address: string | null = null;
    let isOver = false;
    privateFile(readCaseFile, { params: { id: caseId, file_id: file.id } }).then(
      (bytes) => {
        if (isOver) return;
        address = URL.createObjectURL(bytes.slice(0, bytes.size, 'image/webp'));
        setShown(address);
      },
      (error: Error) => setProblem(error.message),
    );
    return () => {
      isOver = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [caseId, file.id, isPicture]);
  return (
    <li className="min-w-0">
      <h3 className="title mb-2">{NAMES[file.part]}</h3>
      {problem === null ? null : <FieldError>{problem}</FieldError>}
      {!isPicture && scanWords[file.scan] !== null ? (
        <p className={`mb-2 text-sm ${file.scan === 'infected' ? 'text-danger' : 'text-ink-2'}`}>
          {scanWords[file.scan]}
        </p>
      ) : null}
      {!isPicture ? (
        <Button
          disabled={isHeldBack(file.scan)}
          onClick={() =>
            void download(readCaseFile, { params: { id: caseId, file_id: file.id } }, `${file.part}.pdf`).catch(
              (error: Error) => setProblem(error.message),
            )
          }
        >
          Download PDF
        </Button>
      ) : shown === null ? (
        problem === null ? (
          <Bone className="aspect-cover w-full" />
        ) : null
      ) : (
        <a href={shown} target="_blank" rel="noreferrer">
          <img
            src={shown}
            alt={NAMES[file.part]}
            className="aspect-cover w-full rounded-md border border-line bg-sunken object-contain"
          />
        </a>
      )}
    </li>
  );
}
