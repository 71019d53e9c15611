import { texts as english } from './en.ts';

export const texts: typeof english = english;
