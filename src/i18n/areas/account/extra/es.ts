import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verified: 'Verificada',
  tiers: {
    light: 'Nombre, fecha de nacimiento y dirección verificados',
    full: 'Nombre, fecha de nacimiento, dirección y documento de identidad verificados',
  },
  worthHint: 'Al último precio',
  allTokens: (worth: string) => `Todos los tokens: ${worth}`,
  listed: (worth: string) => `En esta lista: ${worth}`,
  editProfile: 'Editar perfil',
};
