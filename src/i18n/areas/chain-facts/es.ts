import type { texts as english } from './en.ts';

export const texts: typeof english = {
  names: {
    rex: 'REX',
    powerUp: 'PowerUp',
    ramTransfers: 'transferencias de RAM',
    ramGifts: 'regalos de RAM',
    staking: 'stake para CPU y NET',
    ramMarket: 'un mercado de RAM',
    wrappedRam: 'RAM envuelta',
    nameBids: 'pujas por nombres',
    voting: 'votos a productores',
    genesisRewards: 'recompensas de génesis',
  },
  lacks: (what) => `Esta cadena no tiene ${what}`,
  lacksHint:
    'El contrato del sistema de la cadena no lo admite ahora, por eso este formulario está desactivado. Los demás funcionan.',
};
