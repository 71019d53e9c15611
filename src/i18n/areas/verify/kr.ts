import type { texts as english } from './en.ts';

export const texts: typeof english = {
  checking: '검증 중…',
  again: '다시 검증',
  allHold: (count) => `확인할 수 있는 것은 모두 일치합니다: 검사 ${count}개.`,
  openNote: (count) =>
    `확인할 수 없음: ${count}개. 맞다는 뜻도 틀리다는 뜻도 아니며, 이유는 각 항목 옆에 있습니다.`,
  someFail: (count) => `실패한 검사: ${count}개. 이 응답을 믿지 마십시오.`,
  outcomes: { ok: '일치', bad: '불일치', open: '검사 안 함' },
  told: '들은 값',
  found: '계산한 값',
  signers: '서명 키',
  noKey: '키를 찾지 못함',
  unmatched: '사용된 권한의 현재 키에 없음',
  ok: {
    transactionId: () => 'ID는 서명된 데이터의 지문(SHA-256)입니다. 서명 뒤 바뀐 것이 없습니다.',
    transactionIds: (count) => `ID ${count}개가 모두 해당 트랜잭션 데이터의 지문(SHA-256)입니다.`,
    actions: (count) => `이 페이지에 보이는 것은 서명된 내용과 필드마다 같습니다(액션: ${count}).`,
    actionDigests: (count) =>
      `영수증의 다이제스트가 표시된 액션 및 반환값과 일치합니다(액션: ${count}).`,
    signatures: (count) =>
      `모든 서명이 키로, 바로 이 데이터에 대해 만들어졌습니다(서명: ${count}).`,
    authority: (_, __, names) =>
      `서명한 키는 현재 권한 기준으로 ${names}을(를) 대신할 수 있습니다.`,
    inclusion: (count, place) =>
      `블록의 트랜잭션 ${count}개 중 ${place}번째입니다. 모두 합치면 블록 헤더의 검사값이 나옵니다.`,
    transactionRoot: (count) =>
      `블록의 트랜잭션(${count})에서 헤더의 검사값이 나옵니다. 빠지거나 더해지거나 바뀐 것이 없습니다.`,
    actionRoot: () => '모든 액션의 결과에서 블록 헤더의 검사값이 나옵니다.',
    blockId: () => 'ID는 블록 헤더의 지문(SHA-256)이며 앞에 블록 번호가 있습니다.',
    previous: () => '이전 블록의 ID가 이 블록이 앞선 블록으로 적은 ID와 같습니다.',
    next: () => '다음 블록이 이 블록을 앞선 블록으로 적었습니다. 체인이 여기서 이어집니다.',
    producer: () => '프로듀서 자신의 키가 이 블록에 서명했습니다.',
  },
  names: {
    transactionId: '트랜잭션 ID',
    transactionIds: '트랜잭션 ID',
    actions: '표시된 액션',
    actionDigests: '액션 다이제스트',
    signatures: '서명',
    authority: '서명 권한',
    inclusion: '블록 안의 위치',
    transactionRoot: '블록의 트랜잭션',
    actionRoot: '블록의 결과',
    blockId: '블록 ID',
    previous: '이전 블록',
    next: '다음 블록',
    producer: '프로듀서의 서명',
  },
  differs: '들은 값이 바이트에서 계산한 값과 다릅니다.',
  reasons: {
    scheduled: '블록에는 예약된 트랜잭션의 ID만 있습니다.',
    notInBlock: '지정된 블록에 이 트랜잭션이 없습니다.',
    notUnpacked: '바이트를 트랜잭션으로 읽을 수 없습니다.',
    headerParts: '노드가 헤더의 일부를 다시 해시할 수 없는 형태로 알려 줍니다.',
    firstBlock: '첫 블록 앞에는 블록이 없습니다.',
    blockUnread: '그 블록을 응답한 노드가 없습니다.',
    noNextYet: '다음 블록이 아직 없습니다.',
    stateForgotten:
      '프로듀서가 서명하는 내용은 블록이 비가역이 되기 전까지만, 그것도 일부 노드만 압니다.',
    producerKeys: '서명 키가 프로듀서의 현재 스케줄에 없습니다.',
    noAbi: '바이트의 뜻을 알려 줄 인터페이스가 컨트랙트에 없습니다.',
    abiChanged: '컨트랙트의 현재 인터페이스가 이 바이트와 맞지 않습니다. 이후에 변경되었습니다.',
    notDecoded: '출처가 액션의 필드도 바이트도 알려 주지 않았습니다.',
    noSignatures: '서명이 없습니다.',
    noKey: '어떤 키로도 이 서명을 만들 수 없습니다.',
    accountUnread: '서명한 계정을 읽을 수 없습니다.',
    keysDiffer: '지금은 다른 키가 필요합니다. 이후에 변경되었을 수 있습니다.',
    receiptsUnread: '이 블록의 모든 액션 영수증을 제공한 서비스가 없습니다.',
    onblockUnread:
      '읽은 영수증으로는 이 루트가 나오지 않습니다. 블록 자체의 첫 액션(onblock) 영수증도 포함되는데, 이를 보관하는 서비스는 드뭅니다.',
    finalityRoot: 'Savanna 합의 이후 이 필드는 액션 영수증이 아니라 완결성 트리의 루트입니다.',
    returnUnread: '다이제스트에는 액션의 반환값도 들어가지만 출처가 그 값을 제공하지 않습니다.',
    number: 'ID가 블록 번호와 다른 숫자로 시작합니다.',
  },
};
