import type { texts as english } from './en.ts';

export const texts: typeof english = {
  view: '显示方式',
  chart: '图表',
  table: '表格',
  value: '数值',
};
