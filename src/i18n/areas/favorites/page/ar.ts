import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: 'أسماؤك وملاحظاتك على الحسابات.',
  notAName: 'اسم الحساب غير صالح.',
  known: 'هذا الحساب موجود في القائمة.',
  watched: 'المتابَعة',
  watchNote: 'مقارنةً بما رأيته من قبل. يُطلب كل حساب مرة واحدة عند فتح هذه الصفحة.',
  noneWatched: 'لا تتابع أي حساب بعد. اضغط على العين بجوار حساب.',
  onlyFirst: (count: string) => `تُطلب أول ${count} حسابات فقط.`,
  markSeen: 'وضع علامة كمقروء',
  since: 'منذ',
  looking: 'جارٍ التحقق…',
  missing: 'هذا الحساب غير موجود.',
  failed: 'لم تستجب أي عقدة.',
  fromNow: 'ستظهر التغييرات من الآن فصاعدًا.',
  unchanged: 'لم يتغيّر شيء.',
  balance: 'الرصيد',
  then: 'ثم',
  permission: {
    added: 'صلاحية جديدة:',
    removed: 'صلاحية محذوفة:',
    changed: 'صلاحية متغيّرة:',
  },
  waiting: (count) => `مقترحات تنتظر موافقته (${count}):`,
  waitingUnknown: 'تعذّرت قراءة المقترحات التي تنتظر موافقته.',
};
