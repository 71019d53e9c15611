import type { texts as english } from './en.ts';

export const texts: typeof english = {
  names: {
    rex: 'REX',
    powerUp: 'PowerUp',
    ramTransfers: 'تحويل RAM',
    ramGifts: 'إهداء RAM',
    staking: 'رهن CPU وNET',
    ramMarket: 'سوق RAM',
    wrappedRam: 'تغليف RAM',
    nameBids: 'مزادات الأسماء',
    voting: 'التصويت للمنتجين',
    genesisRewards: 'مكافآت التأسيس',
  },
  lacks: (what) => `لا توجد في هذه السلسلة خدمة ${what}`,
  lacksHint: 'لا يدعمها عقد نظام السلسلة الآن، لذلك عُطّل هذا النموذج. بقية النماذج تعمل.',
};
