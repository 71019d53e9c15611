import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  mark: (name) => `علّم ${isolated(name)} كمزعج`,
  unmark: (name) => `أزل علامة المزعج عن ${isolated(name)}`,
  marked: 'معلّم كمزعج',
};
