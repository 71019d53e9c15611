import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: (chain) =>
    `${chain}이란 무엇이고 어떻게 쓰는지 설명합니다. 처음 쓰는 분을 위한 글이며, 이더리움을 아는 분을 위한 설명도 있습니다.`,
  contents: '이 페이지의 내용',
  all: '모든 가이드',
  groups: { start: '시작하기', use: '체인 사용', build: '참여하기' },
  search: '가이드 검색',
  found: '결과: {count}',
  none: '이 단어가 모두 들어 있는 가이드가 없습니다.',
  failed: '가이드 색인을 불러오지 못했습니다. 다시 입력하면 재시도합니다.',
  turns: '이전 가이드와 다음 가이드',
  previous: '이전',
  next: '다음',
};
