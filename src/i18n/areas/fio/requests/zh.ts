import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '付款请求',
  hint: '请求的金额和备注已加密，只有双方地址的密钥可以读取：持有您密钥的钱包会显示它们。发出请求也请使用这样的钱包。',
  received: '收到的',
  sent: '发出的',
  from: '来自',
  to: '发往',
  time: '请求时间',
  statuses: {
    pending: '待处理',
    rejected: '已拒绝',
    paid: '已支付',
    cancelled: '已取消',
  },
  answer: '回应',
  pay: '付款',
  payHint: '付款后请求仍为“待处理”：只有持有您密钥的钱包才能将其标记为已支付。',
  payNamed: (payee: string) => `向 ${payee} 付款`,
  reject: '拒绝',
  rejectNumbered: (id: string) => `拒绝请求 ${id}`,
  cancelNumbered: (id: string) => `取消请求 ${id}`,
  fees: (reject: string, cancel: string) =>
    `拒绝最多花费 ${reject}，取消最多花费 ${cancel}。地址还有捆绑交易时，两者都免费。`,
  none: '没有请求',
  noneHint: '他人可以向您的 FIO 地址请求付款。',
  more: '还有未在此列出的请求。',
};
