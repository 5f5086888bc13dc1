import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { checkCode } from '#domains/accounts/server/accounts.ts';
import * as phone from '../phone-contract.ts';
import { askForPhoneCode, phoneState, provePhone } from './phone.ts';

export const verificationHandlers: readonly Handler[] = [
  onQuery(phone.phoneVerification, ({ db, actor, context }) => phoneState(db, actor.userId, context)),
  onCommand(phone.startPhoneVerification, ({ tx, actor, body, context }) => askForPhoneCode(tx, actor, body, context)),
  onCommand(phone.confirmPhone, ({ tx, actor, body, context }) => provePhone(tx, actor, body.code, context), {
    prepare: async ({ db, actor, body, context }): Promise<undefined> => {
      await checkCode(db, actor.userId, 'verify_phone', body.code, context);
      return undefined;
    },
  }),
];
