/** What the forms of notices need once they are used: loaded at the first focus. */
import type * as z from 'zod/mini';
import { call } from '#kit/web/api-client.ts';
import { counterNoticeBody, noticeBody, sendCounterNotice, sendNotice } from '../notice-contract.ts';
import { findProof } from './send-ticket.ts';

export { counterNoticeBody, noticeBody };

type NoticeValues = z.output<typeof noticeBody>;
type CounterValues = z.output<typeof counterNoticeBody>;

export interface Sent {
  readonly number: string;
  readonly email: string;
  readonly fileToken: string;
}

export async function sendNoticeForm(values: NoticeValues): Promise<Sent> {
  const done = await call(sendNotice, { body: { ...values, ...(await findProof()) } });
  return { number: done.ticket_number, email: values.email, fileToken: done.file_token };
}

export async function sendCounterForm(values: CounterValues): Promise<Sent> {
  const done = await call(sendCounterNotice, { body: { ...values, ...(await findProof()) } });
  return { number: done.ticket_number, email: values.email, fileToken: done.file_token };
}
