import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

export const useSnapshotTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
