import type { texts as english } from './en.ts';

export const texts: typeof english = {
  threshold: (threshold) => `阈值 ${threshold}`,
  wait: (span) => `等待 ${span}`,
  unusable: '不可用：没有密钥或账户能满足',
  linksCut: '索引在列表结束前停止：可能还有更多关联的操作。',
  sameKey: (parent) => `与 ${parent} 相同的密钥`,
  copyKey: '复制公钥',
};
