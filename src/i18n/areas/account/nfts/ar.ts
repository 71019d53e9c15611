import type { texts as english } from './en.ts';

export const texts: typeof english = {
  noNfts: 'لا توجد رموز NFT',
  atLeast: (count: string) => `${count} على الأقل`,
  incomplete: (names: string) => `قد ينقص بعضها: لم يستجب ${names}.`,
  collection: 'التصفية بالمجموعة',
  schema: 'التصفية بالمخطط',
  all: 'الكل',
  sorts: { newest: 'الأحدث أولًا', oldest: 'الأقدم أولًا', name: 'الاسم', mint: 'رقم السك' },
  none: 'لا يطابق أي NFT.',
  fromTables: 'من جداول عقدة: أرقام السك تحتاج إلى مفهرس NFT.',
  partFromTables: 'من جداول عقدة، والأحدث فقط. يحتاج الباقي وأرقام السك إلى مفهرس NFT.',
  part: (count: string) => `قُرئ أول ${count} فقط. قد يملك الحساب المزيد.`,
  offers: {
    either: {
      title: 'عروض NFT',
      none: 'لا توجد عروض مفتوحة',
      noneHint: 'لا يعرض هذا الحساب مبادلة رموز NFT، ولا يعرضها عليه أحد.',
    },
    recipient: {
      title: 'العروض المستلمة',
      none: 'لا توجد عروض مفتوحة مستلمة',
      noneHint: 'لا أحد يعرض على هذا الحساب مبادلة رموز NFT.',
    },
    sender: {
      title: 'العروض المرسلة',
      none: 'لا توجد عروض مفتوحة مرسلة',
      noneHint: 'لا يعرض هذا الحساب مبادلة رموز NFT.',
    },
  },
  offersFromTables: 'من جداول عقدة: الأوقات، وهل نُقلت رموز NFT بعد ذلك، تحتاج إلى مفهرس NFT.',
};
