/** Answering in a conversation by email (decision 150). */
import { Failure } from '#kit/errors.ts';
import type { MailDoor } from '#kit/server/inbound-mail/mail-door.ts';
import { statement } from '#kit/server/db/database.ts';
import { MESSAGE_LIMITS } from '../message.ts';
import { writeMessage } from './write-message.ts';

/** People who are suspended or leaving can't write, by email either. */
const people = statement(
  'message_mail_people',
  `select m.user_id, c.email from conversation_member m join account_contact c on c.id = m.user_id
    join account_standing s on s.id = m.user_id
   where m.conversation_id = :ref and m.left_at is null and s.suspended_at is null and s.closing_at is null
     and s.erased_at is null`,
);
const lastThread = statement(
  'message_mail_thread',
  'select thread_id from message where conversation_id = :ref and author_id <> :userId order by seq desc limit 1',
);

export const messageDoor: MailDoor = {
  name: 'message',
  about: 'a conversation',
  async personOf(reads, ref, isFor) {
    const found = (await reads.rows(people, { ref })).find((person) => isFor(person.user_id));
    return found === undefined ? null : { userId: found.user_id, address: found.email };
  },
  async take(tx, { id, ref, person: { userId }, text }, context) {
    if (userId === null) throw new Error('members have accounts');
    if (text.length > MESSAGE_LIMITS.text)
      throw new Failure('wrong_state', { message: `A message has at most ${MESSAGE_LIMITS.text} characters.` });
    // In the thread that was written in last: that is what they answer.
    const threadId = (await tx.row(lastThread, { ref, userId }))?.thread_id ?? null;
    return writeMessage(tx, { userId }, ref, { id, text, threadId }, context);
  },
};
