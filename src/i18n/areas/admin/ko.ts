import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '관리',
  tabs: {
    'admin-proton-loan': 'Proton Loan',
    'admin-metal-dollar': 'Metal Dollar',
    'admin-proton-dex': 'Proton DEX',
    'admin-blocklist': '차단 목록',
  },
  hints: {
    'admin-proton-loan': '대출의 시장, 이자율, 보상.',
    'admin-metal-dollar': 'XMD 토큰의 공급량과 잔액.',
    'admin-proton-dex': '거래소의 시장과 주문.',
    'admin-blocklist': '서비스에서 제외된 계정과 이유.',
  },
  authority:
    '누가 액션을 실행할 수 있는지는 컨트랙트가 정합니다. 대부분의 액션에는 컨트랙트 계정 자체의 승인 권한이 필요합니다. 그 계정을 승인 권한에 입력하거나 다중 서명으로 제안하세요.',
  dex: {
    orders: '내 미체결 주문',
    noOrders: '미체결 주문 없음',
    noOrdersHint: '내 계정의 미체결 주문이 여기에 표시됩니다.',
    moreOrders:
      '서비스는 한 번에 이만큼의 주문만 보여 줍니다. 일부를 취소하면 나머지가 표시됩니다.',
    own: '내 미체결 주문 보기 및 취소',
    markets: '거래소의 시장',
    noMarkets: '시장 없음',
    noMarketsHint: '거래소에 등록된 시장이 없습니다.',
    source: '출처: DEX 서비스',
    marketId: 'ID',
    market: '시장',
    makerFee: '메이커 수수료',
    takerFee: '테이커 수수료',
    open: '열림',
    closed: '닫힘',
    side: '구분',
    buy: '매수',
    sell: '매도',
    left: '남은 수량',
    cancelNamed: (id) => `주문 ${id} 취소`,
  },
};
