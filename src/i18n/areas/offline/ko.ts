import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '오프라인 상태',
  storedSince: '이 기기에 저장된 응답을 표시합니다. 가장 오래된 응답:',
  part: '이 페이지의 데이터 일부만 이 기기에 저장되어 있습니다. 가장 오래된 응답:',
  none: '이 기기에 저장된 이 페이지의 데이터가 없습니다.',
  since: '페이지가 업데이트되지 않습니다. 연결 끊김:',
  back: '다시 연결되었습니다',
  old: '페이지에 이 기기에 저장된 응답이 아직 남아 있을 수 있습니다. 가장 오래된 응답:',
  version: '새 버전이 준비되었습니다',
};
