import type { Actor } from '../../actor.ts';
import type { CommandEndpoint, DataOf } from '../../endpoint.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/database.ts';
import { onCommand, promisedFile, type ActorOf, type Handler, type UploadedFile } from '../http/handler.ts';
import type { PreparationCall } from '../http/handler.ts';
import type { AttachedFile, AttachmentHost, AttachmentRules } from './attachment.ts';
import { addAttachment, storeAttachment, type StoredAttachment } from './store-attachment.ts';

export interface Attachments<Request, Host, Who> {
  readonly store: (
    db: Db,
    actor: Who,
    request: Request,
    file: UploadedFile,
    intention: string,
    context: Context,
  ) => Promise<StoredAttachment>;
  readonly add: (
    tx: Tx,
    actor: Who,
    request: Request,
    stored: StoredAttachment,
    context: Context,
  ) => Promise<{ readonly host: Host; readonly file: AttachedFile }>;
}

/** How files are added to one kind of thing: the bytes before the transaction, the rows in it. */
export const attachmentsOf = <Request, Host extends AttachmentHost, Who extends Actor | null = Actor>(
  rules: AttachmentRules<Request, Host, Who>,
): Attachments<Request, Host, Who> => ({
  async store(db, actor, request, file, key, context) {
    const host = await rules.mayAdd(db, actor, request, context);
    const intention = rules.isKnownByContent === true ? file.sha256.toString('hex') : key;
    return storeAttachment(db, host, file, intention, rules, context);
  },
  async add(tx, actor, request, stored, context) {
    const host = await rules.mayStillAdd(tx, actor, request, context);
    const { file, isNew } = await addAttachment(tx, host, stored, rules.limits, context);
    if (isNew) await rules.link(tx, host, file);
    return { host, file };
  },
});

/** The call by which a file comes: `request` is what of it says where to. */
export const onUpload = <E extends CommandEndpoint, Request, Host>(
  endpoint: E,
  attachments: Attachments<Request, Host, ActorOf<E>>,
  request: (call: Pick<PreparationCall<E>, 'params' | 'query'>) => Request,
  present: (file: AttachedFile, host: Host) => DataOf<E>,
): Handler =>
  onCommand(
    endpoint,
    (call) =>
      attachments.store(
        call.db,
        call.actor,
        request(call),
        promisedFile(call.file),
        String(call.headers['idempotency-key']),
        call.context,
      ),
    async (call) => {
      const { file, host } = await attachments.add(call.tx, call.actor, request(call), call.prepared, call.context);
      return present(file, host);
    },
  );
