import type { texts as english } from './en.ts';

export const texts: typeof english = {
  blockOf: (block) => `第 ${block}/12 个区块`,
  next: '下一个',
  finalTo: '已最终确认至',
  notFinal: (count) => `${count} 个未最终确认`,
  missed: (count) => `漏块 ${count} 个`,
  previous: '上一轮',
  loads: '较长的刻度：最近区块的 CPU 时间',
  slot: '位置',
  lastTurn: '最近轮次',
  made: (made, of) => `已出 ${made}/${of} 个区块`,
  missedInRound: (count) => `上一整轮漏块 ${count} 个`,
  missedBlocks: '漏块',
  ofSlots: (count) => `/ ${count}`,
  byProducers: (count) => `${count} 个出块者`,
};
