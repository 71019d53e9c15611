import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verified: 'موثّق',
  tiers: {
    light: 'تم التحقق من الاسم وتاريخ الميلاد والعنوان',
    full: 'تم التحقق من الاسم وتاريخ الميلاد والعنوان ووثيقة الهوية',
  },
  worthHint: 'بآخر سعر',
  allTokens: (worth: string) => `كل الرموز: ${worth}`,
  listed: (worth: string) => `في هذه القائمة: ${worth}`,
  editProfile: 'تعديل الملف الشخصي',
};
