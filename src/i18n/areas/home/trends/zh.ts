import type { texts as english } from './en.ts';

export const texts: typeof english = {
  price: (code, from, to) => `${code} 最近 7 天的价格：从 ${from} 到 ${to}。打开图表`,
  ram: (day, from, to) => `自 ${day} 以来成交的 RAM 价格：从 ${from} 到 ${to}。打开图表`,
};
