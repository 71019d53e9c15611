import { contractTables } from './sentences/contract-tables.ts';
import { tellingBy } from './telling.ts';

/** Tells the actions of the contracts that most chains have. */
export const { sentenceOf, tellingOf } = tellingBy(contractTables);
