import type { Warning } from '../warnings.ts';
import type { Reaction } from '../reactions.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'message_reaction.reaction': Reaction;
    'message.warnings': Warning[];
  }
}
