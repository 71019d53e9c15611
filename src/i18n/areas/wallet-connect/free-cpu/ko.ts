import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '무료 CPU',
  left: (left: string, most: string) => `후원 CPU: 오늘 ${most}건 중 ${left}건 남음`,
  none: '오늘 남은 무료 트랜잭션이 없습니다. 내일 초기화됩니다.',
  usedUp: '오늘의 무료 트랜잭션을 모두 사용했습니다!',
};
