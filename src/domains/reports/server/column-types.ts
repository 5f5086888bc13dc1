import type { ReportableKind } from '#kit/reported.ts';
import type { CaseState, Decision, ReportReason } from '../report.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'report_case.kind': ReportableKind;
    'report_case.state': CaseState;
    'report_case.decision': Decision;
    'content_report.kind': ReportableKind;
    'content_report.reason': ReportReason;
  }
}
