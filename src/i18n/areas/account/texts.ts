import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** The texts of an account’s page; its parts have theirs in the folders beside. */
export const useAccountTexts = textArea<typeof texts>(
  import.meta.glob('./??.ts', { base: '../..' }),
  'account',
);
