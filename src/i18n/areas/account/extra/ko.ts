import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verified: '인증됨',
  tiers: {
    light: '이름, 생년월일, 주소가 인증되었습니다',
    full: '이름, 생년월일, 주소와 신분증이 인증되었습니다',
  },
  worthHint: '최신 가격 기준',
  allTokens: (worth: string) => `모든 토큰: ${worth}`,
  listed: (worth: string) => `이 목록: ${worth}`,
  editProfile: '프로필 편집',
};
