import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '즐겨찾기',
  none: '아직 즐겨찾기가 없습니다. 계정 이름 옆의 별표로 추가하세요.',
  removeNamed: (name) => `즐겨찾기에서 ${name} 제거`,
  removed: (name) => `${name} 제거됨.`,
  undo: '실행 취소',
  note: (name) => `${name} 메모`,
  nickname: '내가 붙인 이름',
  nicknameOf: (name: string) => `${name}에 붙인 이름`,
  noteLabel: '메모',
  watch: (name: string) => `${name} 지켜보기`,
  unwatch: (name: string) => `${name} 그만 지켜보기`,
  page: '즐겨찾기 전체와 변경 사항',
  save: '저장',
  cancel: '취소',
  exportFile: '내보내기',
  importFile: '가져오기',
  imported: (count) => `추가됨: ${count}`,
  notAFile: '이 파일에는 즐겨찾기가 없습니다.',
  storageNote: '이 브라우저에만 저장됩니다.',
};
