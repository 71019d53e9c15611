import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: '添加资料',
  first: (contract, amount) =>
    `填写前，请先向合约 ${contract} 付款，备注为您的账户名。合约要求 ${amount}，其他金额会被拒绝。`,
  bought: (account, contract, amount) =>
    `${account} 已为此资料付款。要自己填写，请先向合约 ${contract} 支付至少 ${amount}，备注为您的账户名。之后其他人无法再购买。`,
  pay: '为资料付款',
};
