import type { texts as english } from './en.ts';

export const texts: typeof english = {
  open: '验证您的身份',
  hint: '该服务验证您的身份。链上只记录您身份的哪些部分已验证，不含个人数据。',
  tier: '级别',
  tiers: { 1: '简易：姓名、出生日期、地址', 2: '完整：还需身份证件和自拍' },
  check: '查看状态',
  waiting: (span, longest) => `验证正在进行。每 ${span} 检查一次，最多 ${longest}。`,
  stillPending: (longest) => `已检查 ${longest}。您可以随时再次查看：离开此页面，验证仍会继续。`,
  failed: '服务未按预期响应：',
  statuses: { PENDING: '进行中', PASSED: '已通过', FAILED: '未通过', UNSUBMITTED: '未提交' },
  country: '您的国家或地区',
  choose: '选择国家或地区',
  notServed: '该服务不验证来自此国家或地区的人。',
  apply: '申请',
  proof: '您签署一笔最小金额的转账，以证明账户属于您。本站不会将其发送到链上，但该服务可以。',
};
