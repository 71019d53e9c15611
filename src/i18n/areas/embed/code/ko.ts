import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '다른 사이트에 삽입',
  hint: '이 코드를 페이지에 붙여 넣으세요. 카드는 읽기 전용입니다. 로그인과 입력 양식이 없고, 보는 사람의 브라우저에 아무것도 저장하지 않습니다.',
  theme: '화면 모드',
  themes: { system: '보는 사람의 기기', light: '밝게', dark: '어둡게' },
  code: 'HTML 코드',
  copy: 'HTML 코드 복사',
  preview: '카드 열기',
  frames: {
    account: (name, chain) => `${chain}의 계정 ${name}`,
    transaction: (id, chain) => `${chain}의 트랜잭션 ${id}`,
    token: (code, chain) => `${chain}의 토큰 ${code}`,
  },
};
