import { cleanFileName } from '../../plain-text.ts';
import type { FastifyRequest } from 'fastify';
import type { CommandEndpoint } from '../../endpoint.ts';
import { Failure } from '../../errors.ts';
import { inputLimits } from '../../limits.ts';
import type { UploadedFile } from './handler.ts';

type Upload = NonNullable<CommandEndpoint['upload']>;

/** Around the file itself: the form's edges, and the fields beside it. */
export const FORM_BYTES = 64 * 1_024;

/** All that can be refused by the headers alone, before a byte of the body is read. */
export function refuseByHeaders(request: FastifyRequest, upload: Upload | undefined): void {
  if (upload === undefined && request.isMultipart()) throw new Failure('unsupported_media', { message: 'Send JSON.' });
  if (upload === undefined) return;
  if (!request.isMultipart()) throw new Failure('unsupported_media', { message: `Send multipart/form-data with a file in "${upload.field}".` });
  if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + FORM_BYTES) throw new Failure('too_large');
}

/** The file, unless it is cut off on the way: for its pace, or for others who wait. */
export function readUpload(request: FastifyRequest, upload: Upload): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    request.server.pace.bodyOf(request.raw)?.asUpload(reject);
    readFile(request, upload).then(resolve, reject);
  });
}

async function readFile(request: FastifyRequest, { field, maxBytes }: Upload): Promise<UploadedFile> {
  try {
    const part = await request.file({
      limits: { fileSize: maxBytes, files: 1, fields: inputLimits.formFields, fieldSize: inputLimits.formFieldBytes, headerPairs: 20 },
    });
    if (part?.fieldname === field) return fileOf(field, await part.toBuffer(), part.filename);
    part?.file.resume();
  } catch (error) {
    // The parser knows only its limits by code; whatever else it throws, the form is cut off or was never one.
    if (error instanceof Failure || typeof (error as { statusCode?: number }).statusCode === 'number') throw error;
    throw new Failure('invalid_shape', { message: 'The upload is not complete.', cause: error });
  }
  throw new Failure('invalid_input', { message: 'Choose a file first.', fields: { [field]: ['Choose a file first.'] } });
}

function fileOf(field: string, bytes: Buffer, name: string): UploadedFile {
  if (bytes.length === 0) throw new Failure('invalid_input', { message: 'That file is empty.', fields: { [field]: ['That file is empty.'] } });
  return { bytes, name: cleanFileName(name).slice(0, 255) };
}
