import type { texts as english } from './en.ts';

export const texts: typeof english = {
  price: (code, from, to) => `지난 7일 ${code} 가격: ${from}에서 ${to}. 차트 열기`,
  ram: (day, from, to) => `${day} 이후 거래의 RAM 가격: ${from}에서 ${to}. 차트 열기`,
};
