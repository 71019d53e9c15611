import type { texts as english } from './en.ts';

export const texts: typeof english = {
  calculator: 'RAM 계산기',
  trades: 'RAM 거래',
  periods: { day: '하루', week: '일주일', latest: '최근' },
  price: '거래의 KB당 가격',
  noPrices: '기록이 결제만 알려 주므로 거래 가격을 알 수 없습니다.',
  buyers: '최대 구매자',
  sellers: '최대 판매자',
  noBuyers: '구매가 없습니다.',
  noSellers: '판매가 없습니다.',
  tokens: '수수료 제외',
  deals: '거래 수',
  counted: (count: string) => `거래: ${count}`,
  partly: (count: string) => `최근 거래 ${count}건만 집계했습니다. 더 많은 거래가 있습니다.`,
  none: 'RAM 거래 없음',
  noneHint: '기록에 이 기간의 거래가 없습니다.',
};
