import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '서명',
  logIn: '로그인하고 서명',
  review: (level) => `${level}(으)로 검토`,
  callback:
    '콜백을 요청합니다. 이 사이트는 결과를 그곳으로 보내지 않습니다. 요청자가 결과를 기다린다면 지갑에서 서명하세요.',
  obstacles: {
    identity: '신원을 묻는 요청입니다. 이런 증명은 지갑에서 합니다.',
    'other-chain': '다른 체인을 위한 요청이므로 여기서 서명할 수 없습니다.',
    'not-sent': '요청자는 트랜잭션을 전송하지 않고 서명만 요청합니다. 지갑에서 서명하세요.',
    'no-actions': '서명할 액션이 없습니다.',
    expired: '만료되었습니다. 요청자에게 새 요청을 받으세요.',
    parts: '컨텍스트 프리 액션이나 확장이 있습니다. 지갑에서 서명하세요.',
    undecoded: '일부 데이터를 디코딩할 수 없어 여기서 검토하거나 서명할 수 없습니다.',
  },
  otherSigner: (signers, actor) =>
    `${signers}의 요청이며, 현재 ${actor}(으)로 로그인되어 있습니다.`,
  failed: '준비하지 못했습니다.',
};
