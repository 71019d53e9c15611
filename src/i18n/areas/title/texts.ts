import { textHook } from '../../react.tsx';
import { textAreaOf } from '../../text-area.ts';
import type { TitleTexts } from './en.ts';

/** Loaded with the first step from one screen to another. */
export const titleTexts = textAreaOf<TitleTexts>(import.meta.glob('./??.ts'));

export const useTitleTexts = textHook(titleTexts);
