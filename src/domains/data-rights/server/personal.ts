import type { PersonalData } from '#kit/server/context.ts';
import { eraseExports } from './erase-exports.ts';

export const personal: PersonalData = {
  tables: {
    data_export: { fate: 'gone', copy: 'not: it is the copy itself' },
  },
  erase: eraseExports,
};
