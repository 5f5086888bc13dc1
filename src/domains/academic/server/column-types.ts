import type { Age } from '../cohort.ts';
import type { InstitutionState } from '../institution.ts';
import type { SignedPage } from './signatures.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'academic_text.page': SignedPage;
    'academic_institution.state': InstitutionState;
    'academic_member.age': Age;
    'academic_member.left_by': 'student' | 'supervisor' | 'end';
  }
}
