import type { texts as english } from './en.ts';

export const texts: typeof english = {
  balanceChanges: '余额变化',
  staked: '已抵押',
  allAccounts: (count) => `全部 ${count} 个账户`,
  expandAll: '全部展开',
  collapseAll: '全部收起',
  returned: '返回值',
  tables: '表',
  packed: '打包',
  verifyHere: '在您的浏览器中验证',
  verified: '已在您的浏览器中验证',
  verifyHint: '本页可在您的设备上用节点的原始数据重新计算 ID、签名和区块，无需轻信任何人。',
  verify: '验证',
};
