import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'مزوّدو الخدمات',
  intro:
    'يقدّم مزوّدو DAPP Network للعقود التخزين والأوراكل وخدمات أخرى. يرهن الحساب رموز DAPP لدى مزوّد ليستخدم باقته.',
  noService:
    'الخدمة التي كانت تجمع أوصاف المزوّدين ومكافآتهم لم تعد موجودة. تُقرأ الباقات والمستخدمون والرهون من جداول العقد dappservices.',
  packages: 'الباقات',
  search: 'البحث عن باقة',
  noMatch: (text) => `لا باقة تطابق «${text}».`,
  notHere: (chain) => `لا توجد DAPP Network على ${chain}`,
  notHereHint: 'لا عقد dappservices بجدول باقات على هذه السلسلة.',
  incomplete: 'القائمة غير كاملة: للعقد مستخدمون آخرون. أعداد المستخدمين والرهون هي الحد الأدنى.',
  provider: 'المزوّد',
  package: 'الباقة',
  disabled: 'معطّلة',
  quota: 'الحصة',
  each: (period) => `كل ${period}`,
  leastStake: 'أقل رهن',
  unstake: 'مدة إلغاء الرهن',
  users: 'المستخدمون',
  staked: 'المرهون',
  endpoint: 'نقطة الوصول',
  stakes: 'رهون حساب',
  returned: 'يُعاد في',
  noStakes: (name) => `لا يرهن ${name} لدى أي مزوّد`,
  noStakesHint: 'تُدرج هنا الرهون واستردادها.',
};
