import type { texts as english } from './en.ts';

export const texts: typeof english = {
  embed: '嵌入',
  read: '读取于',
  open: (site) => `在 ${site} 中打开`,
  wrong: '此地址没有对应的卡片',
  wrongHint: '卡片可显示账户、交易或代币：',
  name: '名称',
  id: 'ID',
  contract: '合约',
  symbol: '符号',
};
