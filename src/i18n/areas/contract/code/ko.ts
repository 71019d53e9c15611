import type { texts as english } from './en.ts';

export const texts: typeof english = {
  dryRun:
    '모의 실행: 노드가 서명 없이 이 바이트를 실행하고 아무것도 저장하지 않습니다. 한 시간 안에 만료됩니다.',
  anew: '같은 액션을 담은 새 트랜잭션이며 직접 서명합니다.',
  broadcast:
    '서명된 이 바이트를 키 없이 다시 보냅니다. 이미 블록에 있거나 만료되었으면 노드가 거부합니다.',
  request: 'esr: 링크를 여는 지갑용입니다. 같은 액션을 담은 새 트랜잭션입니다.',
};
