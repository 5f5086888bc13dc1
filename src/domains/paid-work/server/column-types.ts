import type { Side } from '#kit/sides.ts';
import type { ExtensionOutcome } from '../extension.ts';
import type { ExtraKind, ExtraOutcome } from '../extra.ts';
import type { OperatorEnd } from '../operator-end.ts';
import type { RevisionItem, RevisionOutcome } from '../revision.ts';
import type { Silence, SplitOutcome } from '../split-offer.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'work_split_offer.offered_by': Side;
    'work_split_offer.silence': Silence;
    'work_extension.outcome': ExtensionOutcome;
    'work_operator_end.how': OperatorEnd;
    'work_extra.kind': ExtraKind;
    'work_extra.offered_by': Side;
    'work_extra.outcome': ExtraOutcome;
    'work_revision.items': readonly RevisionItem[];
    'work_revision.outcome': RevisionOutcome;
    'work_split_offer.outcome': SplitOutcome;
  }
}
