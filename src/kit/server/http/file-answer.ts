import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface Content {
  /** Null where it is made while it is sent, because its length is not known yet. */
  readonly bytes: number | null;
  readonly content: Readable;
  readonly address?: (disposition: string) => Promise<string>;
}

/** A query's answer that is a file instead of the envelope: always a download, never shown as a page (UPL-3). */
export class FileAnswer {
  readonly name: string;
  readonly file: Content;
  constructor(name: string, file: Content) {
    this.name = name;
    this.file = file;
  }
}

/** The person's own file name, as RFC 6266 carries it: plain letters for old clients, the real one percent-encoded. */
export function downloadName(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9._ -]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** `content` is what is sent of it: a small file is read before. */
export function sendFile(
  reply: FastifyReply,
  { name, file }: FileAnswer,
  content: Readable | Buffer = file.content,
): FastifyReply {
  if (file.bytes !== null) reply.header('content-length', String(file.bytes));
  return reply
    .type('application/octet-stream')
    .header('content-disposition', downloadName(name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content);
}
