import type { texts as english } from './en.ts';

export const texts: typeof english = {
  proposals: '此账户的提案',
  risksTitle: '安全提示',
  noRisks: '权限中没有发现安全问题。',
  levels: {
    danger: '危险',
    warning: '警告',
    note: '提示',
  },
  risks: {
    'single-key': (permission: string) =>
      `${permission} 只需一把密钥。持有者可接管账户；密钥丢失，账户也就丢失。`,
    'same-key': (permission: string) =>
      `${permission} 与 active 使用同一把密钥。请为 ${permission} 使用单独的离线密钥。`,
    unmet: (permission: string) => `${permission} 不可用：权重之和达不到阈值。`,
    open: (permission: string) => `任何人等待后都能使用 ${permission}：等待的权重本身就达到阈值。`,
    code: (permission: string) => `——该合约的代码（eosio.code）属于 ${permission}。`,
    codeDanger: (permission: string) =>
      `——该合约的代码可单独使用 ${permission}，代码更新后也一样。`,
  },
  severalRisks: {
    unmet: (count: string) => `${count} 个权限不可用：权重之和达不到阈值。`,
    open: (count: string) => `任何人等待后都能使用 ${count} 个权限：等待的权重本身就达到阈值。`,
    code: (count: string) => `——该合约的代码（eosio.code）属于 ${count} 个权限。`,
    codeDanger: (count: string) =>
      `——该合约的代码可单独使用 ${count} 个权限中的每一个，代码更新后也一样。`,
  },
  allOf: (count: string) => `显示全部 ${count} 个`,
  nested: '嵌套权限',
  nestedExpanded: '展开',
  nestedNames: '仅名称',
  incomplete: '部分嵌套账户未加载。',
  anyPermission: '任何权限（eosio.any）',
  anyPermissionHint: '该账户的任何权限都可以签署这些操作。',
  producing: '当前出块者',
  producingHint: '若系统账户由 eosio.prods 控制，须有超过三分之二的这些出块者批准。',
};
