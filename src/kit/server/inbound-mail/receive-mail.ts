/** The webhook of inbound mail: signed, stored once, then answered (WH-1, WH-2). */
import { createHash } from 'node:crypto';
import { Failure } from '../../errors.ts';
import { mailArrived, receiveMail } from '../../inbound-mail.ts';
import type { Context } from '../context.ts';
import { statement, type Tx } from '../db/database.ts';
import { onCommand, type Handler } from '../http/handler.ts';
import { announce } from '../jobs/announce.ts';
import { readSignedBody } from '../payments/signed-event.ts';
import { isSignedBy } from '../payments/webhook-signature.ts';
import { seal } from '../sealed.ts';
import { inboundShape, type Inbound } from './read-mail.ts';

export const SIGNATURE_HEADER = 'docket-signature';
export const PURPOSE = 'inbound-mail';

const insert = statement(
  'inbound_mail_insert',
  "insert into inbound_mail (id, message_key, sealed, state, received_at) values (:id, :key, :sealed, 'waiting', :receivedAt) on conflict (message_key) do nothing returning id",
);

function checked({ config, clock }: Context, rawBody: Buffer, signature: unknown): Inbound {
  if (config.inboundMail === null) throw new Failure('not_found');
  if (!isSignedBy(config.inboundMail.secrets, signature, rawBody, clock()))
    throw new Failure('unauthenticated', { message: 'The signature is missing or wrong.' });
  const inbound = readSignedBody(inboundShape, rawBody);
  if (
    inbound.raw === undefined &&
    (inbound.from === undefined || (inbound.to === undefined && inbound.recipient === undefined))
  )
    throw new Failure('invalid_shape', { message: 'Send the raw email, or its from and to.' });
  return inbound;
}

async function store(tx: Tx, inbound: Inbound, context: Context): Promise<null> {
  const id = context.makeId();
  const text = JSON.stringify(inbound);
  const key = createHash('sha256').update(text).digest();
  const added = await tx.row(insert, {
    id,
    key,
    sealed: seal(context.config, PURPOSE, id, text),
    receivedAt: context.clock(),
  });
  if (added !== undefined) announce(tx, mailArrived, { mailId: id });
  return null;
}

export const inboundMailHandlers: readonly Handler[] = [
  onCommand(
    receiveMail,
    async ({ rawBody, headers, context }) => checked(context, rawBody, headers[SIGNATURE_HEADER]),
    ({ tx, prepared, context }) => store(tx, prepared, context),
  ),
];
