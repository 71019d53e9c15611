import type { texts as english } from './en.ts';

export const texts: typeof english = {
  view: '보기',
  chart: '차트',
  table: '표',
  value: '값',
};
