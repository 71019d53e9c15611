import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: '즐겨찾기에 추가',
  remove: '즐겨찾기에서 제거',
  addNote: '이름이나 메모 추가',
  editNote: (name) => `${name} 메모 편집`,
};
