import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'طلبات الدفع',
  hint: 'مبلغ الطلب ومذكرته مشفّران لمفتاحي العنوانين: تعرضهما المحافظ التي تحتفظ بمفتاحك. أرسل الطلبات من مثل هذه المحفظة أيضًا.',
  received: 'الواردة',
  sent: 'المرسلة',
  from: 'من',
  to: 'إلى',
  time: 'وقت الطلب',
  statuses: {
    pending: 'معلّق',
    rejected: 'مرفوض',
    paid: 'مدفوع',
    cancelled: 'ملغى',
  },
  answer: 'الرد',
  pay: 'دفع',
  payHint: 'يبقى الطلب «معلّقًا» بعد الدفع: المحفظة التي تحتفظ بمفتاحك وحدها يمكنها وسمه كمدفوع.',
  payNamed: (payee: string) => `الدفع إلى ${payee}`,
  reject: 'رفض',
  rejectNumbered: (id: string) => `رفض الطلب ${id}`,
  cancelNumbered: (id: string) => `إلغاء الطلب ${id}`,
  fees: (reject: string, cancel: string) =>
    `يكلّف الرفض ${reject} كحد أقصى، والإلغاء ${cancel} كحد أقصى. كلاهما مجاني ما دامت للعنوان معاملات مجمّعة.`,
  none: 'لا توجد طلبات',
  noneHint: 'يمكن للآخرين طلب الدفع من عناوين FIO الخاصة بك.',
  more: 'توجد طلبات أخرى غير مدرجة هنا.',
};
