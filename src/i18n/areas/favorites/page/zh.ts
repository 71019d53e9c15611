import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: '您给账户的名称和备注。',
  notAName: '账户名无效。',
  known: '该账户已在列表中。',
  watched: '关注的账户',
  watchNote: '与您上次看到的情况比较。打开此页面时，每个账户只请求一次。',
  noneWatched: '尚未关注任何账户。请点按账户旁的眼睛图标。',
  onlyFirst: (count: string) => `仅请求前 ${count} 个。`,
  markSeen: '标为已看',
  since: '自',
  looking: '正在查看…',
  missing: '该账户不存在。',
  failed: '没有节点响应。',
  fromNow: '从现在起显示变化。',
  unchanged: '没有变化。',
  balance: '余额',
  then: '变为',
  permission: {
    added: '新增权限：',
    removed: '已删除的权限：',
    changed: '已更改的权限：',
  },
  waiting: (count) => `等待其批准的提案（${count}）：`,
  waitingUnknown: '无法读取等待其批准的提案。',
};
