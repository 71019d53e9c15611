import { textArea } from '../../react.tsx';
import type { DirectoryTexts } from './en.ts';

export const useDirectoryTexts = textArea<DirectoryTexts>(import.meta.glob('./??.ts'));
