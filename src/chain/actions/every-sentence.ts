import { tables } from './sentences/tables.ts';
import { tellingBy } from './telling.ts';

/** Tells the actions of every contract that is known. */
export const { sentenceOf, tellingOf } = tellingBy(tables);
