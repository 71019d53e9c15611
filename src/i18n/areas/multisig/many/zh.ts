import type { texts as english } from './en.ts';

export const texts: typeof english = {
  chooseFirst: { approve: '请选择要批准的提案', unapprove: '请选择要撤销的批准' },
  act: {
    approve: (count) => `批准 ${count} 个提案`,
    unapprove: (count) => `撤销 ${count} 个批准`,
  },
  hint: {
    approve: '全部放在一笔交易中。签名前的审核会显示每个提案的操作。每个批准都绑定其提案的哈希。',
    unapprove: '全部放在一笔交易中。',
  },
  all: (count) => `选择全部 ${count} 个`,
  none: '全不选',
  most: (count) => `一笔交易最多 ${count} 个。`,
  otherPermission: (level) => `部分提案要求 ${level} 以外的权限。请用相应权限登录后处理。`,
  left: {
    closed: (proposal) => `已略过：${proposal} 已执行或已取消。`,
    expired: (proposal) => `已略过：${proposal} 已过期。`,
    'not-requested': (proposal) => `已略过：${proposal} 在列出后已发生变化。`,
  },
  failed: '无法读取提案：',
  waiting: (count) => `${count} 个提案等待您批准`,
};
