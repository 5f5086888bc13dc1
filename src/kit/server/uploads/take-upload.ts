import { Readable } from 'node:stream';
import type { Actor } from '../../actor.ts';
import { Failure } from '../../errors.ts';
import { isId } from '../../ids.ts';
import type { Context } from '../context.ts';
import { statement } from '../db/database.ts';
import type { UploadedFile } from '../http/handler.ts';
import { fileTooLarge } from '../http/read-upload.ts';
import type { Files } from '../storage/files.ts';
import { partsOf, takenUntil, uploadOf, type Part } from './store.ts';

async function* bytesOf(parts: readonly Part[], files: Pick<Files, 'openUnscanned'>): AsyncGenerator<Buffer> {
  for (const { storage_key: key } of parts) {
    const part = await files.openUnscanned(key);
    if (part === null) throw new Failure('not_found', { message: 'This upload has expired. Choose the file again.' });
    yield* part.content as AsyncIterable<Buffer>;
  }
}

/**
 * A complete upload as one file, as if it had come with the request: what follows looks at its content like at any
 * other.
 */
export async function takeUpload(
  context: Context,
  actor: Actor | null,
  id: string,
  maxBytes: number,
): Promise<UploadedFile> {
  if (actor === null || !isId(id)) throw new Failure('not_found');
  const upload = await uploadOf(context.db, id, actor.userId, context.clock());
  const [bytes, received] = [Number(upload.bytes), Number(upload.received)];
  if (bytes > maxBytes) throw fileTooLarge({ maxBytes });
  if (received < bytes)
    throw new Failure('wrong_state', { message: 'This file has not arrived completely.', data: { offset: received } });
  const file = await context.files.receive(Readable.from(bytesOf(await partsOf(context.db, id), context.files)));
  if (file.bytes === bytes) return { ...file, name: upload.name };
  await context.files.discard(file);
  throw new Error(`upload ${id} has ${file.bytes} of ${bytes} bytes`);
}

const take = statement(
  'upload_take',
  'update partial_upload set taken_at = coalesce(taken_at, :takenAt), expires_at = least(expires_at, :expiresAt) where id = :id',
);

/** It was used: its parts stay for a while, for the case that the command is repeated. */
export async function finishUpload({ database, clock, log }: Context, id: string): Promise<void> {
  try {
    await database.transact((tx) => tx.rows(take, { id, takenAt: clock(), expiresAt: takenUntil(clock()) }));
  } catch (error) {
    // What was done is done; the parts go when the upload expires.
    log.warn({ err: error, id }, 'a used upload stays until it expires');
  }
}
