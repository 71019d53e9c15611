import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '이 양식 공유',
  link: '링크',
  linkHint: '이 값들로 양식을 엽니다. 개인 키는 절대 들어가지 않습니다.',
  copyLink: '링크로 복사',
  linkCode: '링크의 QR 코드',
  request: '서명 요청',
  requestHint: 'esr: 링크를 여는 지갑용입니다. 여는 사람이 자기 계정으로 서명합니다.',
  copyRequest: '서명 요청으로 복사',
  requestCode: '서명 요청의 QR 코드',
  incomplete: '먼저 양식을 모두 채우세요.',
  linkTooLong: '링크로 만들기에는 너무 깁니다.',
  tooLong: '서명 요청으로 만들기에는 너무 깁니다.',
  noCode: 'QR 코드로 만들기에는 너무 깁니다. 복사해서 쓰세요.',
  failed: '서명 요청을 만들지 못했습니다.',
};
