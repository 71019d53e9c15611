import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  title: 'التوقيع',
  logIn: 'تسجيل الدخول للتوقيع',
  review: (level) => `المراجعة باسم ${isolated(level)}`,
  callback:
    'يطلب رد نداء. لا يرسل هذا الموقع النتيجة إليه. إذا كان صاحب الطلب ينتظرها فوقّع في محفظة.',
  obstacles: {
    identity: 'يسأل عن هويتك. تُنشأ هذه الإثباتات في محفظة.',
    'other-chain': 'هذا الطلب لسلسلة أخرى، فلا يمكن توقيعه هنا.',
    'not-sent': 'يطلب صاحبه توقيعًا دون إرسال المعاملة. وقّعه في محفظة.',
    'no-actions': 'لا إجراءات فيه للتوقيع.',
    expired: 'انتهت صلاحيته. اطلب من صاحبه طلبًا جديدًا.',
    parts: 'فيه إجراءات بلا سياق أو امتدادات. وقّعه في محفظة.',
    undecoded: 'لا يمكن فك ترميز كل بياناته، فلا يمكن مراجعته أو توقيعه هنا.',
  },
  otherSigner: (signers, actor) =>
    `هذا الطلب لـ ${isolated(signers)}، وأنت مسجَّل الدخول باسم ${isolated(actor)}.`,
  failed: 'تعذّر تحضيره.',
};
