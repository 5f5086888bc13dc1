/** What the contact form needs once it is used: loaded at the first focus. */
import { call } from '#kit/web/api-client.ts';
import { openTicket, ticketBody, ticketChallenge } from '../contract.ts';
import { findAnswer } from '../proof.ts';
import type { ContactTopic } from '../ticket.ts';

export { ticketBody };

const encoder = new TextEncoder();
const hash = async (text: string) => new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

export interface Written {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly subject: string;
  readonly text: string;
}

/** The proof of work is found while a form is sent. */
export async function findProof(): Promise<{ readonly challenge: string; readonly answer: number }> {
  const task = await call(ticketChallenge, {});
  return { challenge: task.challenge, answer: await findAnswer(task, hash) };
}

export async function sendTicket(written: Written): Promise<{ readonly number: string; readonly email: string }> {
  const { ticket_number: number } = await call(openTicket, { body: { ...written, ...(await findProof()) } });
  return { number, email: written.email };
}
