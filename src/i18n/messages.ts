import type { texts } from './en.ts';
import { textAreaOf } from './text-area.ts';

export type Messages = typeof texts;

/** The texts that every page needs. */
export const messages = textAreaOf<Messages>(import.meta.glob('./??.ts'));
