import type { texts as english } from './en.ts';

export const texts: typeof english = {
  code: '코드로',
  tool: '도구',
  copyCode: (tool) => `${tool} 코드로 복사`,
  dryRun: {
    run: '모의 실행',
    running: '실행 중…',
    hint: '노드가 액션을 실행한 뒤 결과를 버립니다. 서명은 필요하지 않습니다.',
    done: (node) => `${node}에서 모의 실행`,
    refused: (node) => `${node}에서 모의 실행이 실패했습니다`,
    unknown: '이 체인에는 서명 없이 트랜잭션을 실행하는 노드가 없습니다.',
    failed: '액션을 패킹할 수 없습니다',
    copy: '요청을 curl로 복사',
  },
  follow: '실시간 추적',
  changes: '변경 사항',
  changesNote: '추적을 시작한 뒤, 최신순',
  noChanges: '아직 변경된 행이 없습니다.',
  added: '행 추가됨',
  removed: '행 삭제됨',
};
