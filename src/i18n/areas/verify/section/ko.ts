import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verifyHere: '브라우저에서 검증하기',
  verified: '브라우저에서 검증됨',
  verifyHint: '원본 데이터로 ID, 서명, 블록 포함 여부를 브라우저에서 다시 계산합니다.',
  verify: '검증',
};
