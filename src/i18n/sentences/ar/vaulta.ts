import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'vaulta'> = {
  swapto: '[بدّل|يبدّل] {from} مبلغ {amount} [وأرسله|ويرسله] إلى {to}',
  swaptrace: 'بدّل {account} مبلغ {amount}',
  swapexcess: '[بُدّل|سيُبدّل] إلى A ما زاد لدى {account} من EOS على {amount}',
  enforcebal: 'يشترط أن يملك {account} مبلغ {amount}',
  blockswapto: '[لم يعد|لن يعود] {account} يقبل الرموز المبدّلة',
  allowswapto: '[يقبل|سيقبل] {account} الرموز المبدّلة',
  newaccount2: '[أنشأ|ينشئ] {creator} الحساب {name} بالمفتاح {key}',
  noop: 'بلا أثر: «{memo}»',
  noopSilent: 'بلا أثر',
  init: '[أُعدّ|سيُعدّ] معروض يصل إلى {amount}',
  unwrap: '[حوّل|يحوّل] {owner} {bytes} من WRAM إلى بايتات من RAM',
  addegress: 'لا تستطيع هذه الحسابات بعد ذلك تسلّم WRAM: {accounts}',
  removeegress: 'تستطيع هذه الحسابات تسلّم WRAM: {accounts}',
};
