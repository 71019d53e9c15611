import type { texts as english } from './en.ts';

export const texts: typeof english = {
  mark: (name) => `${name}을(를) 스팸으로 표시`,
  unmark: (name) => `${name}의 스팸 표시 해제`,
  marked: '스팸으로 표시됨',
};
