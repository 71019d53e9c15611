import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '余额走势',
  hint: '读取该账户此代币的转账，最多 5,000 笔，并从今天的余额向前推算。',
  balanceOf: (code) => `${code} 余额`,
  stop: '停止',
  goOn: '继续',
  save: '导出 CSV',
  read: (count, day) =>
    day === null ? `已读取 ${count} 笔转账。` : `已读取 ${count} 笔转账，最早至 ${day}。`,
  none: '没有此代币的转账。',
  truncated: '更早的转账未绘制。',
  addsUp: '合计与今天的余额一致。',
  differs: (amount) =>
    `推算出第一笔转账之前的余额为 ${amount}：历史缺少转账，或余额以其他方式变动。`,
};
