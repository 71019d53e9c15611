import type { texts as english } from './en.ts';

export const texts: typeof english = {
  available: '可用：',
  all: '全部',
  existence: {
    asking: '检查中…',
    exists: '已找到',
    missing: '未找到',
    unknown: '未检查',
  },
  memo: '备注',
  memoHint: '公开可见，交易所通常要求填写。',
  exchangeMemo: (name) => `${name} 是交易所，按备注入账。备注不正确，您的充值可能丢失。`,
  sending: '正在发送…',
  willHappen: '将会发生什么',
  token: '代币',
  problems: {
    'no-name': '请输入账户名。',
    'not-a-name': '这不是账户名。',
    'is-sender': '发送方和接收方相同。',
    'unknown-account': '找不到账户！',
    'not-a-number': '这不是数字。',
    'too-many-decimals': (decimals) => `最多 ${decimals} 位小数。`,
    'out-of-range': '超出了代币所能表示的范围。',
    'not-positive': '数量必须大于零。',
    'insufficient-balance': '超过了可用余额。',
    'too-long': (bytes) => `${bytes} 字节；最多 256 字节。`,
  },
};
