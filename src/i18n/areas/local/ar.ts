import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  title: 'عقدتك الخاصة',
  intro:
    'وجّه هذا المستكشف إلى عقدة تشغّلها أنت. تبقى الإعدادات في هذا المتصفح وفي عنوان الصفحة، فيعمل الرابط في أي مكان آخر.',
  nodeUrl: 'عنوان URL للعقدة',
  nodeHint: 'يجب أن تسمح واجهة HTTP لصفحات من مصادر أخرى: access-control-allow-origin = *',
  historyUrl: 'عنوان URL لواجهة السجل (اختياري)',
  historyHint: 'لخدمة Hyperion. ومن دونها تُسأل العقدة نفسها عن السجل.',
  coreSymbol: 'رمز العملة الأساسية',
  corePrecision: 'خانات العملة الأساسية',
  start: 'ابدأ المستكشف',
  connecting: (host) => `جارٍ الاتصال بـ ${isolated(host)}…`,
  invalidUrl: (example) => `عنوان URL غير صالح، مثال: ${isolated(example)}`,
  notReached: 'تعذّر الاتصال بالعنوان، هل nodeos قيد التشغيل؟',
  publicChain: (name: string) => `هذه عقدة لشبكة ${name}، ولها موقعها الخاص.`,
  plainHttp: (hostname: string, port: string) =>
    `لا يسأل متصفحك العقد عبر http غير المشفر إلا على هذا الجهاز، لا على ${hostname}. استخدم عنوان https للعقدة، أو انقل منفذها إلى هنا: ssh -L ${port}:localhost:${port} ${hostname} ثم http://localhost:${port}.`,
  invalidSymbol: 'من حرف إلى سبعة أحرف، من A إلى Z',
  invalidPrecision: 'رقم من 0 إلى 18',
  asksTitle: 'هل تريد الاتصال بهذه العقدة؟',
  asksText:
    'يسمّي الرابط الذي فتحته العناوين أدناه. سيسألها متصفحك عمّا تطّلع عليه، ويرى ذلك من يشغّلها. لم يُسأل شيء بعد.',
  connect: 'اتصال',
  cancel: 'إلغاء',
  runningOn: 'العقدة',
  history: 'السجل',
  change: 'تغيير',
  leave: 'مغادرة',
};
