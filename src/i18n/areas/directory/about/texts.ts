import { textArea } from '../../../react.tsx';
import type { AboutTexts } from './en.ts';

export const useAboutTexts = textArea<AboutTexts>(import.meta.glob('./??.ts'));
