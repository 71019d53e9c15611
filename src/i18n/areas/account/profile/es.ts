import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: 'Añadir un perfil',
  first: (contract, amount) =>
    `Para añadir un perfil, pague antes al contrato ${contract} exactamente ${amount}, con el nombre de su cuenta como memo.`,
  bought: (account, contract, amount) =>
    `${account} pagó por este perfil. Para escribirlo usted, pague antes al contrato ${contract} al menos ${amount}, con el nombre de su cuenta como memo. Después nadie más puede comprarlo.`,
  pay: 'Pagar el perfil',
};
