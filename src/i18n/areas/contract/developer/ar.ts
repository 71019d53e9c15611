import type { texts as english } from './en.ts';

export const texts: typeof english = {
  code: 'كشيفرة',
  tool: 'الأداة',
  copyCode: (tool) => `نسخ بصيغة ${tool}`,
  dryRun: {
    run: 'تشغيل تجريبي',
    running: 'جارٍ التشغيل…',
    hint: 'تنفّذ عقدة الإجراء ثم تتجاهل نتيجته. لا يُوقَّع شيء.',
    done: (node) => `تشغيل تجريبي على ${node}`,
    refused: (node) => `فشل التشغيل التجريبي على ${node}`,
    unknown: 'لا توجد عقدة في هذه السلسلة تشغّل المعاملات بلا توقيعات.',
    failed: 'تعذّر حزم الإجراء',
    copy: 'نسخ الطلب بصيغة curl',
  },
  follow: 'متابعة مباشرة',
  changes: 'التغييرات',
  changesNote: 'منذ بدء المتابعة، الأحدث أولًا',
  noChanges: 'لم يتغيّر أي صف بعد.',
  added: 'أُضيف صف',
  removed: 'حُذف صف',
};
