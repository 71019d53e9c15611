import type { texts as english } from './en.ts';

export const texts: typeof english = {
  risksTitle: '须知',
  noRisks: '此账户的保护方式没有特别之处。',
  levels: {
    danger: '危险',
    warning: '警告',
    note: '提示',
  },
  risks: {
    'single-key': (permission: string) =>
      `仅一把密钥即可使用 ${permission}：持有者可接管账户，丢失则无可替代。`,
    'same-key': (permission: string) =>
      `${permission} 与 active 共用一把密钥：日常使用的密钥也能接管账户。`,
    unmet: (permission: string) => `无人能使用 ${permission}：权重之和达不到阈值。`,
    open: (permission: string) => `任何人等待后都能使用 ${permission}：仅等待就达到阈值。`,
    code: (permission: string) => `——该合约的代码参与 ${permission}。`,
    codeDanger: (permission: string) =>
      `——该合约的代码可单独使用 ${permission}，无论其代码日后如何变化。`,
  },
  severalRisks: {
    unmet: (count: string) => `无人能使用这 ${count} 个权限：权重之和达不到阈值。`,
    open: (count: string) => `任何人等待后都能使用这 ${count} 个权限：仅等待就达到阈值。`,
    code: (count: string) => `——该合约的代码参与这 ${count} 个权限。`,
    codeDanger: (count: string) =>
      `——该合约的代码可单独使用这 ${count} 个权限中的每一个，无论其代码日后如何变化。`,
  },
  allOf: (count: string) => `显示全部 ${count} 个`,
  behind: '账户背后的账户',
  behindShown: '展开背后',
  behindHidden: '仅名称',
  incomplete: '指定的账户多于已查询的数量。',
  producing: '当值生产者',
  producingHint: '若链将生产者置于系统账户之后，则由其中超过三分之二代其行动。',
};
