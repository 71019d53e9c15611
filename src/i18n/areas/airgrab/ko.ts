import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '에어그랩',
  intro: '에어그랩은 청구하는 계정마다 토큰을 줍니다. 계정은 자기 잔액의 RAM을 부담합니다.',
  source:
    '출처: 2018년에 마지막으로 공개된 목록. 컨트랙트가 아직 있는지는 노드가 보고합니다. 다른 토큰은 컨트랙트로 추가할 수 있습니다.',
  noList:
    '이 체인에 공개된 에어그랩이 없습니다. 토큰을 컨트랙트로 추가할 수 있습니다. open 액션은 빈 잔액을 만듭니다.',
  choose: (code) => `${code} 받기`,
  removed: '더 이상 없음',
  grabbed: '이미 청구함',
  noAction: '청구 액션 없음',
  open: '받을 수 있음',
  submit: '받기',
  chooseFirst: '받을 수 있는 토큰을 하나 이상 선택하세요.',
  ramShort: '계정의 남은 RAM이 부족합니다.',
  ram: (each) => `토큰마다 RAM ${each}이(가) 필요합니다.`,
  ramSum: (bytes) => `합계 ${bytes}.`,
  ramFree: (bytes) => `남은 RAM: ${bytes}.`,
  warn: '확인되지 않은 컨트랙트',
  warnText: '누구나 에어그랩을 공개할 수 있습니다. 서명하기 전에 검토 내용을 확인하세요.',
  none: '표시할 토큰 없음',
  noneHint: '컨트랙트와 심볼로 토큰을 추가하세요.',
};
