import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '수수료',
  intro: 'FIO의 액션에는 정해진 수수료가 있습니다. 금액은 프로듀서가 투표로 정합니다.',
  always: '항상 지불',
  bundled: '묶음 트랜잭션으로 무료',
  bundledNote: '주소의 무료 트랜잭션이 없으면 수수료를 냅니다.',
  endpoint: '엔드포인트',
  none: '수수료 없음',
  noneHint: '체인이 액션의 수수료를 정하면 여기에 표시됩니다.',
};
