/** What the application form needs once it is used: loaded at the first focus. */
import { findProof } from '#domains/support/web/support.tsx';
import { call } from '#kit/web/api-client.ts';
import { apply, applicationBody } from '../contract.ts';

export { applicationBody };

export interface Sent {
  readonly number: string;
  readonly email: string;
  readonly fileToken: string;
}

export async function sendApplication(
  slug: string,
  written: { name: string; email: string; text: string },
): Promise<Sent> {
  const done = await call(apply, { params: { slug }, body: { ...written, ...(await findProof()) } });
  return { number: done.ticket_number, email: written.email, fileToken: done.file_token };
}
