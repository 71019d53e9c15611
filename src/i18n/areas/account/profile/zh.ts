import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: '添加资料',
  first: (contract, amount) =>
    `要添加资料，请先向合约 ${contract} 支付 ${amount}（金额须完全一致），备注为您的账户名。`,
  bought: (account, contract, amount) =>
    `${account} 已为此资料付款。要自己填写，请先向合约 ${contract} 支付至少 ${amount}，备注为您的账户名。之后其他人无法再购买。`,
  pay: '为资料付款',
};
