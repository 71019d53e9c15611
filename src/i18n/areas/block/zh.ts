import type { texts as english } from './en.ts';

export const texts: typeof english = {
  jump: '前往区块',
  jumpField: '区块号或时间',
  jumpHint: '412884001，或 UTC 时间 2026-11-20 12:30',
  jumpGo: '前往',
  jumpLooking: '正在查找…',
  jumpWrong: '既不是区块号，也不是 2026-11-20 12:30 这样的时间。',
  jumpNone: '没有节点能说明那是哪个区块。',
  keys: '按 ← 和 → 键前往相邻区块。',
  actions: '操作',
  filter: '筛选交易',
  filterHint: '账户、操作、备注或 ID',
  shown: (shown, all) => `${shown} / ${all}`,
  nothingFits: '没有符合的交易',
  nothingFitsHint: '清除筛选即可查看全部。',
  confirmed: '确认的区块数',
  newSchedule: '新的出块者',
  newFeatures: '激活的功能',
  download: '下载 JSON',
};
