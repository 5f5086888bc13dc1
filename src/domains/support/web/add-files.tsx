import type { ReactNode } from 'react';
import { FileDrop } from '#design/app/file-drop.tsx';
import { call } from '#kit/web/api-client.ts';
import { scanWords } from '#kit/file-scan.ts';
import { addTicketFile, type TicketFile } from '../contract.ts';
import { TICKET_LIMITS } from '../ticket.ts';

interface AddFilesProps {
  readonly number: string;
  /** Of the answer that opened the ticket, or of the emailed link. */
  readonly token: string;
  readonly label: ReactNode;
  readonly onAdded?: () => void;
}

/** Each file is sent when it is chosen, and belongs to the ticket from then on. */
export const AddFiles = ({ number, token, label, onAdded }: AddFilesProps) => (
  <FileDrop
    label={label}
    kinds="PDF, pictures and documents"
    maxBytes={TICKET_LIMITS.fileBytes}
    maxFiles={TICKET_LIMITS.files}
    verdict={({ scan }: TicketFile) =>
      scanWords[scan] === null ? null : { words: scanWords[scan], isBad: scan === 'infected' }
    }
    send={(file, { signal, onProgress }) =>
      call(
        addTicketFile,
        { params: { ticket_number: number }, query: { token } },
        { file, signal, onProgress: (part) => onProgress(part * 100) },
      )
    }
    onDone={onAdded}
  />
);
