import { cleanFileName } from '../../plain-text.ts';
import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { CommandEndpoint } from '../../endpoint.ts';
import { Failure } from '../../errors.ts';
import { formatSize } from '../../format/size.ts';
import { inputLimits } from '../../limits.ts';
import { UPLOAD_HEADER } from '../../uploads.ts';
import type { Files, ReceivedFile } from '../storage/files.ts';
import type { UploadedFile } from './handler.ts';
import type { BodyTransfer } from './pace.ts';

type Upload = NonNullable<CommandEndpoint['upload']>;

/** Beside the file itself: the form's boundaries and its other fields. */
export const FORM_BYTES = 64 * 1_024;

/** A file that arrived in parts before, in place of a body; null where it comes with the request. */
export const uploadNamedIn = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const named = headers[UPLOAD_HEADER];
  return typeof named === 'string' ? named : null;
};

export const fileTooLarge = ({ maxBytes }: Pick<Upload, 'maxBytes'>): Failure =>
  new Failure('too_large', { message: `This file is too large. Choose one of at most ${formatSize(maxBytes)}.` });

/** All that can be refused by the headers alone, before a byte of the body is read. */
export function refuseByHeaders(request: FastifyRequest, upload: Upload | undefined): void {
  if (upload === undefined && request.isMultipart()) throw new Failure('unsupported_media', { message: 'Send JSON.' });
  if (upload === undefined || uploadNamedIn(request) !== null) return;
  if (!request.isMultipart())
    throw new Failure('unsupported_media', { message: `Send multipart/form-data with a file in "${upload.field}".` });
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + FORM_BYTES) throw fileTooLarge(upload);
}

/**
 * The file on disk, unless it is cut off on the way: for its pace, its size, or for others who wait. The caller
 * discards it.
 */
export async function readUpload(request: FastifyRequest, upload: Upload, files: Files): Promise<UploadedFile> {
  const body = request.server.pace.bodyOf(request.raw);
  const part = await partOf(request, upload, body);
  const end = (failure: Failure): void => void part.file.destroy(failure);
  body?.asUpload(end);
  // The length was not declared: the rest of the body is not read.
  const refuse = (): void => (body === undefined ? end : body.cut)(fileTooLarge(upload));
  if (part.file.truncated) refuse();
  part.file.once('limit', refuse);
  const received = await receive(part.file, files);
  if (received.bytes > 0) return { ...received, name: cleanFileName(part.filename) };
  await files.discard(received);
  throw new Failure('invalid_input', {
    message: 'This file is empty.',
    fields: { [upload.field]: ['This file is empty.'] },
  });
}

function partOf(request: FastifyRequest, upload: Upload, body: BodyTransfer | undefined): Promise<MultipartFile> {
  return new Promise((resolve, reject) => {
    body?.asUpload(reject);
    findPart(request, upload).then(resolve, reject);
  });
}

async function findPart(request: FastifyRequest, { field, maxBytes }: Upload): Promise<MultipartFile> {
  const part = await request
    .file({
      limits: {
        fileSize: maxBytes,
        files: 1,
        fields: inputLimits.formFields,
        fieldSize: inputLimits.formFieldBytes,
        headerPairs: 20,
      },
    })
    .catch(notAForm);
  if (part?.fieldname === field) return part;
  part?.file.resume();
  throw new Failure('invalid_input', {
    message: 'Choose a file first.',
    fields: { [field]: ['Choose a file first.'] },
  });
}

async function receive(content: Readable, files: Files): Promise<ReceivedFile> {
  try {
    return await files.receive(content);
  } catch (error) {
    // A failed system call is a disk error; any other error comes from the client's data.
    if (typeof (error as NodeJS.ErrnoException).syscall === 'string') throw error;
    return notAForm(error);
  }
}

/** The parser has error codes only for its limits; any other error means that the form is cut off or malformed. */
function notAForm(error: unknown): never {
  if (error instanceof Failure || typeof (error as { statusCode?: number }).statusCode === 'number') throw error;
  throw new Failure('invalid_shape', { message: 'The upload is incomplete.', cause: error });
}
