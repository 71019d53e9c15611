import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '手续费',
  intro: 'FIO 上的操作收取固定手续费，金额由出块者投票决定。',
  always: '始终收费',
  bundled: '可用捆绑交易免费',
  bundledNote: '地址的免费交易用完后才收取手续费。',
  endpoint: '接口',
  none: '没有手续费',
  noneHint: '链设定操作的手续费后会显示在这里。',
};
