import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '其他链',
  hints: {
    name: '其他链上的同名账户可能属于别人。按下按钮，向其他链的节点查询。',
    key: '同一公钥可能也控制其他链上的账户。按下按钮，向其他链的节点查询。',
  },
  button: '在其他链上查找',
  none: { name: '没有同名账户', key: '没有账户使用此公钥' },
  noIndex: '该链没有按公钥查找账户的服务',
  retry: (chain) => `重试 ${chain}`,
  more: (count) => `另有 ${count} 个`,
  agreement: {
    same: '公钥相同',
    some: '部分公钥相同',
    different: '公钥不同：所有者不同',
    unknown: '没有可比较的公钥：由其他账户控制',
  },
};
