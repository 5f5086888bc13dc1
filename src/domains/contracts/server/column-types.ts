declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'contract_milestone.criteria': string[];
    'contract_milestone.met': number[];
  }
}
export {};
