import type { texts as english } from './en.ts';

export const texts: typeof english = {
  chooseFirst: { approve: 'اختر مقترحات للموافقة عليها', unapprove: 'اختر موافقات لسحبها' },
  act: {
    approve: (count) => `الموافقة على المقترحات المختارة (${count})`,
    unapprove: (count) => `سحب الموافقات المختارة (${count})`,
  },
  hint: {
    approve:
      'معاملة واحدة للجميع. تعرض المراجعة إجراءات كل مقترح. كل موافقة مرتبطة بتجزئة مقترحها.',
    unapprove: 'معاملة واحدة للجميع.',
  },
  all: (count) => `اختيار الكل (${count})`,
  none: 'إلغاء الاختيار',
  most: (count) => `الحد الأقصى في معاملة واحدة: ${count}.`,
  otherPermission: (level) =>
    `بعضها يطلب صلاحية غير \u2066${level}\u2069. سجّل الدخول بتلك الصلاحية من أجلها.`,
  left: {
    closed: (proposal) => `استُبعد: نُفّذ ${proposal} أو أُلغي.`,
    expired: (proposal) => `استُبعد: انتهت صلاحية ${proposal}.`,
    'not-requested': (proposal) => `استُبعد: تغيّر ${proposal} منذ عرضه.`,
  },
  failed: 'تعذّرت قراءة المقترحات:',
  waiting: (count) => `مقترحات تنتظر موافقتك: ${count}`,
};
