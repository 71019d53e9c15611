import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** The texts of actions in tables, trees and details. */
export const useActionTexts = textArea<typeof texts>(
  import.meta.glob('./??.ts', { base: '../..' }),
  'action',
);
