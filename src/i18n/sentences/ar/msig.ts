import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'msig'> = {
  propose:
    '[اقترح|يقترح] {proposer} المقترح {proposal}، وهو مفتوح حتى {expires}؛ الموافقات المطلوبة: {count}',
  approve: '[وافق|يوافق] {account}@{permission} على مقترح {proposer} المسمى {proposal}',
  unapprove: '[سحب|يسحب] {account}@{permission} موافقته على مقترح {proposer} المسمى {proposal}',
  cancel: '[ألغى|يلغي] {account} مقترح {proposer} المسمى {proposal}',
  exec: '[نفّذ|ينفّذ] {account} مقترح {proposer} المسمى {proposal}',
  invalidate: '[أبطل|يبطل] {account} كل موافقاته',
  execAsChain: '[شغّل|يشغّل] {account} بسلطة السلسلة عددًا من الإجراءات: {count}',
};
