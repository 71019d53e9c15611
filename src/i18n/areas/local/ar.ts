import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  intro:
    'صِل هذا المستكشف بعقدتك. تُحفظ الإعدادات في هذا المتصفح وفي عنوان URL للصفحة، فيمكنك مشاركة الرابط.',
  nodeUrl: 'عنوان URL للعقدة',
  nodeHint: 'يجب أن تسمح واجهة HTTP بالطلبات من مصادر أخرى: access-control-allow-origin = *',
  historyUrl: 'عنوان URL لواجهة السجل (اختياري)',
  historyHint: 'عنوان URL لخدمة Hyperion. ومن دونها تُستخدم العقدة نفسها.',
  coreSymbol: 'اختصار الرمز الأساسي',
  corePrecision: 'خانات الرمز الأساسي',
  start: 'ابدأ المستكشف',
  connecting: (host) => `جارٍ الاتصال بـ ${isolated(host)}…`,
  invalidUrl: (example) => `عنوان URL غير صالح، مثال: ${isolated(example)}`,
  notReached: 'تعذّر الاتصال بالعنوان، هل nodeos قيد التشغيل؟',
  publicChain: (name: string) => `هذه عقدة لشبكة ${name}، ولها موقعها الخاص.`,
  plainHttp: (hostname: string, port: string) =>
    `لا تسمح المتصفحات بـ http غير المشفر إلا لهذا الجهاز، لا لـ ${hostname}. استخدم عنوان https، أو حوّل المنفذ: ssh -L ${port}:localhost:${port} ${hostname} ثم http://localhost:${port}.`,
  invalidSymbol: 'من حرف إلى سبعة أحرف، من A إلى Z',
  invalidPrecision: 'رقم من 0 إلى 18',
  questionTitle: 'هل تريد الاتصال بهذه العقدة؟',
  questionText:
    'يحدد الرابط الذي فتحته الخوادم أدناه. سيرسل متصفحك الطلبات إليها، ويرى مشغّلوها ما تبحث عنه. لم يُطلب شيء بعد.',
  history: 'السجل',
  change: 'تغيير',
  leave: 'مغادرة',
};
