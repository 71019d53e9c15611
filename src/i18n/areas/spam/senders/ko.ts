import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '스팸으로 표시한 발신자',
  none: '표시한 발신자가 없습니다. 액션의 상세 정보를 열어 발신자를 표시하세요.',
  remove: (name) => `표시한 발신자에서 ${name} 제거`,
  exportFile: '내보내기',
  importFile: '가져오기',
  imported: (count) => `추가됨: ${count}`,
  notAFile: '이 파일에는 계정 이름이 없습니다.',
  storageNote: '이 브라우저에만 저장됩니다.',
};
