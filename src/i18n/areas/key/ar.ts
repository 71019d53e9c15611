import type { texts as english } from './en.ts';

export const texts: typeof english = {
  key: 'المفتاح العام',
  copy: 'نسخ المفتاح',
  accounts: 'الحسابات',
  account: 'الحساب',
  permission: 'الصلاحية',
  weight: 'الوزن',
  ofThreshold: (weight, threshold) => `${weight} من ${threshold}`,

  otherForm: 'الصيغة الأخرى',
  copyOther: 'نسخ الصيغة الأخرى',
  atLeast: (count) => `${count} على الأقل`,
  unknownPermission: 'غير معروف',
  noKeysFound: 'لم يُعثر على مفاتيح',
  noKeysHint: 'لا صلاحية في هذه السلسلة تستخدم هذا المفتاح.',
  hyperionNotSupported: 'واجهة Hyperion غير مدعومة',
  lightApiNotSupported: 'واجهة Light API غير مدعومة',
  noKeyIndex: 'ليس لعُقد هذه السلسلة فهرس للمفاتيح، ولم تستجب أي خدمة لديها فهرس.',
  ethereum: 'عنوان إيثيريوم',
  ethereumHint: 'ليس في هذه السلسلة EVM يربط عناوين إيثريوم بالحسابات. ابحث عن المفتاح العام.',
  address: {
    linked: (contract) => `يربط العقد ${contract} هذا العنوان بالحساب.`,
    reserved: (contract) => `يحجز ${contract} هذا العنوان للحساب: فيه اسم الحساب.`,
    unlinked: (contract) => `هذا العنوان لدى ${contract}، لكن لا حساب يتحكم به، بل مفتاح إيثريوم.`,
    unknown: {
      table: (contract) => `هذا العنوان ليس لدى ${contract}.`,
      names: (contract) => `لا يربط ${contract} الحسابات إلا بعناوين فيها اسم الحساب (0xbbbb…).`,
    },
  },
  exposed: {
    title: 'احتوى عنوان URL لهذه الصفحة على مفتاح خاص',
    converted: 'حوّله متصفحك إلى مفتاحه العام وأزاله من العنوان. لم ترسله هذه الصفحة إلى أي مكان.',
    treatAsExposed: 'قد يبقى في سجل المتصفح وفي سجل خادم الويب. اعتبره مكشوفًا: غيّر مفتاح الحساب.',
  },
  refused: {
    title: 'أُزيل مفتاح خاص',
    unsent: 'هذا الحقل ليس للمفاتيح الخاصة. لم يُرسَل المفتاح ولم يُحفَظ.',
    exposed:
      'لا تلصق مفتاحًا خاصًا في أي نموذج. إذا كان موقع أو شخص آخر قد رآه، فاستبدل مفتاح الحساب.',
  },
  invalidPrivateKey: 'هذا ليس مفتاحًا خاصًا صالحًا.',
};
