import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** Contracts of XPR Network and their administration. */
export const useAdminTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
