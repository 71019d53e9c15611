import { common } from './sentences/common.ts';
import { tellingBy } from './telling.ts';

/** Tells what tokens and the system contract do. */
export const { sentenceOf, tellingOf } = tellingBy(common);
