import type { texts as english } from './en.ts';

export const texts: typeof english = {
  code: '代码形式',
  tool: '工具',
  copyCode: (tool) => `复制为 ${tool}`,
  dryRun: {
    run: '模拟执行',
    running: '正在运行…',
    hint: '节点会执行该操作，然后丢弃结果。不需要签名。',
    done: (node) => `在 ${node} 上模拟执行`,
    refused: (node) => `在 ${node} 上模拟执行失败`,
    unknown: '此链没有节点能在无签名的情况下运行交易。',
    failed: '无法打包该操作',
    copy: '将请求复制为 curl',
  },
  follow: '实时跟踪',
  changes: '变化',
  changesNote: '自开始跟踪以来，最新的在前',
  noChanges: '还没有行发生变化。',
  added: '新增行',
  removed: '删除行',
};
