import { contractTables } from './contract-tables.ts';
import { fio } from './fio.ts';
import { proton } from './proton.ts';

/** Every sentence there is, by the contract it is about. */
export const tables = { ...contractTables, fio, proton };

export type Tables = typeof tables;
