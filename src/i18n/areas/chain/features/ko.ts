import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '프로토콜 기능',
  intro:
    '프로토콜 기능은 체인의 규칙을 바꿉니다. 프로듀서가 하나씩 활성화하며, 활성화된 기능은 끌 수 없습니다.',
  activated: '활성화됨',
  missing: '활성화되지 않음',
  none: '활성화된 기능 없음',
  noneHint: '체인이 시작할 때의 규칙으로 실행됩니다.',
  allActivated: '알려진 모든 기능이 활성화되었습니다.',
  feature: '기능',
  since: '시작 블록',
  digest: '다이제스트',
  copyDigest: '다이제스트 복사',
  unnamed: '이름 없음',
  unknown: '이 체인 자체 소프트웨어의 기능입니다.',
  does: {
    PREACTIVATE_FEATURE: '다른 기능은 프로듀서의 결정에 따라 시스템 컨트랙트가 활성화합니다.',
    ONLY_LINK_TO_EXISTING_PERMISSION: 'linkauth는 존재하는 권한만 받습니다.',
    REPLACE_DEFERRED:
      '지연 트랜잭션의 교체를 고칩니다. RAM이 바르게 청구되고 ID는 한 번만 쓰입니다.',
    NO_DUPLICATE_DEFERRED_ID: '지연 트랜잭션마다 고유한 ID가 있습니다.',
    FIX_LINKAUTH_RESTRICTION:
      '시스템 컨트랙트가 아닌 컨트랙트에서는 linkauth, updateauth 같은 이름의 액션도 연결할 수 있습니다.',
    DISALLOW_EMPTY_PRODUCER_SCHEDULE: '일정에는 프로듀서가 하나 이상 있어야 합니다.',
    RESTRICT_ACTION_TO_SELF:
      '컨트랙트가 허가 없이 다른 계정의 이름으로 자신에게 액션을 보낼 수 없습니다.',
    ONLY_BILL_FIRST_AUTHORIZER: 'CPU와 NET은 첫 번째 승인자에게만 청구됩니다.',
    FORWARD_SETCODE: '컨트랙트가 배포되면 시스템 컨트랙트에 알립니다.',
    GET_SENDER: '컨트랙트가 인라인 액션을 보낸 컨트랙트를 알 수 있습니다.',
    RAM_RESTRICTIONS:
      '알림을 받은 컨트랙트는 다른 계정의 RAM을 쓸 수 없고, 행을 더 자유롭게 옮깁니다.',
    WEBAUTHN_KEY: '권한에 WebAuthn 키(PUB_WA), 즉 패스키와 보안 키를 쓸 수 있습니다.',
    WTMSIG_BLOCK_SIGNATURES: '프로듀서가 가중치가 있는 여러 키로 블록에 서명할 수 있습니다.',
    ACTION_RETURN_VALUE: '액션이 값을 반환할 수 있고, 값은 액션 영수증에 포함됩니다.',
    CONFIGURABLE_WASM_LIMITS2: 'WebAssembly 코드의 한도를 설정할 수 있습니다.',
    BLOCKCHAIN_PARAMETERS: '체인 매개변수를 하나씩 읽고 바꿀 수 있습니다.',
    CRYPTO_PRIMITIVES:
      '컨트랙트가 타원 곡선(alt_bn128), 큰 수, Blake2, Keccak, SHA-3를 쓸 수 있습니다.',
    GET_CODE_HASH: '컨트랙트가 다른 계정의 코드 해시를 읽을 수 있습니다.',
    GET_BLOCK_NUM: '컨트랙트가 현재 블록 번호를 읽을 수 있습니다.',
    BLS_PRIMITIVES2: '컨트랙트가 BLS12-381 서명을 쓸 수 있습니다.',
    DISABLE_DEFERRED_TRXS_STAGE_1: '새 지연 트랜잭션을 예약할 수 없습니다.',
    DISABLE_DEFERRED_TRXS_STAGE_2: '남은 지연 트랜잭션이 제거됩니다.',
    SAVANNA: '블록이 파이널라이저의 투표로 약 1초 뒤에 확정됩니다.',
  },
};
