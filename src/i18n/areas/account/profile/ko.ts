import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: '프로필 추가',
  first: (contract, amount) =>
    `프로필을 추가하려면 먼저 계정 이름을 메모로 적어 ${contract} 컨트랙트에 정확히 ${amount}을(를) 지급하세요.`,
  bought: (account, contract, amount) =>
    `${account} 계정이 이 프로필의 값을 지급했습니다. 직접 쓰려면 먼저 계정 이름을 메모로 적어 ${contract} 컨트랙트에 ${amount} 이상 지급하세요. 그다음에는 아무도 살 수 없습니다.`,
  pay: '프로필 값 지급',
};
