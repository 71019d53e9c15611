import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'governance'> = {
  regvoter: '[سجّل|يسجّل] {voter} نفسه ناخبًا في {token}',
  unregvoter: '[لم يعد|لن يبقى] {voter} ناخبًا في {token}',
  castvote: '[صوّت|يصوّت] {voter} في {ballot}: {options}',
  unvoteall: '[سحب|يسحب] {voter} أصواته في {ballot}',
  stake: '[رهن|يرهن] {voter} مبلغ {amount} للتصويت',
  unstake: '[فكّ|يفكّ] {voter} رهن {amount} المخصص للتصويت',
  voteYes: '[صوّت|يصوّت] {voter} مؤيدًا {proposal}',
  voteNo: '[صوّت|يصوّت] {voter} معارضًا {proposal}',
  vote: '[صوّت|يصوّت] {voter} على {proposal}',
  unvote: '[سحب|يسحب] {voter} صوته على {proposal}',
  propose: '[اقترح|يقترح] {proposer} {proposal}: «{title}»',
  expire: '[أُغلق|سيُغلق] المقترح {proposal}',
  set: '[حدّث|يحدّث] {proxy} معلوماته بصفته وكيل تصويت',
  remove: '[حذف|يحذف] {proxy} معلوماته بصفته وكيل تصويت',
};
