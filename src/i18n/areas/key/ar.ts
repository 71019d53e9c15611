import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  otherForm: 'الصيغة الأخرى',
  copyOther: 'نسخ الصيغة الأخرى',
  source: (source) => `المصدر: ${isolated(source)}`,
  unknownPermission: 'غير معلوم',
  noKeysFound: 'لم يُعثر على مفاتيح',
  noKeysHint: 'لا يمنح أي حساب في هذه السلسلة صلاحية لهذا المفتاح.',
  hyperionNotSupported: 'واجهة Hyperion غير مدعومة',
  lightApiNotSupported: 'واجهة Light API غير مدعومة',
  nobodyCanTell: 'لا تحتفظ عُقد هذه السلسلة بفهرس للمفاتيح، ولم يُوصل إلى خدمة تحتفظ به.',
  ethereum: 'عنوان إيثيريوم',
  ethereumHint:
    'لا توجد خدمة في هذه السلسلة تبيّن المفتاح المرتبط بهذا العنوان. ابحث عن المفتاح نفسه.',
  exposed: {
    title: 'كان في عنوان هذه الصفحة مفتاح خاص',
    converted: 'حوّله متصفحك إلى مفتاحه العام وأزاله من العنوان. لم ترسله هذه الصفحة إلى أي مكان.',
    treatAsExposed: 'قد يبقى في سجل المتصفح وفي سجل خادم الويب. اعتبره مكشوفًا: غيّر مفتاح الحساب.',
  },
  invalidPrivateKey: 'هذا ليس مفتاحًا خاصًا صالحًا.',
};
