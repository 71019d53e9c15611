import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verified: '已验证',
  tiers: {
    light: '姓名、出生日期和地址已验证',
    full: '姓名、出生日期、地址和身份证件已验证',
  },
  worthHint: '按最新价格计算',
  allTokens: (worth: string) => `所有代币：${worth}`,
  listed: (worth: string) => `此列表：${worth}`,
  editProfile: '编辑资料',
};
