import type { texts as english } from './en.ts';

export const texts: typeof english = {
  mark: (name) => `Marcar ${name} como spam`,
  unmark: (name) => `Desmarcar ${name}: no es spam`,
  marked: 'Marcada como spam',
};
