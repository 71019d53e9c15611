import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'services'> = {
  pushtx: '[نقل|ينقل] {miner} معاملة EVM',
  write: '[أبلغ|يبلغ] {owner} مصدر الأسعار بأسعار عددها {count}',
  require: 'يشترط أن تكون السلسلة والتطبيق والإجراءات ({count}) هي ما وُقّع عليه',
  mine: '[عدّن|يعدّن] {miner} Trilium',
  claimmines: '[طالب|يطالب] {receiver} بما عدّنه',
  setland: '[نقل|ينقل] {account} تعدينه إلى الأرض {land}',
};
