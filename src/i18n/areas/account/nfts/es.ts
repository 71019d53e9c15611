import type { texts as english } from './en.ts';

export const texts: typeof english = {
  noNfts: 'Sin NFT',
  atLeast: (count: string) => `al menos ${count}`,
  incomplete: (names: string) => `Pueden faltar algunos: ${names} no respondió.`,
  collection: 'Filtrar por colección',
  schema: 'Filtrar por esquema',
  all: 'Todos',
  sorts: {
    newest: 'Más recientes',
    oldest: 'Más antiguos',
    name: 'Nombre',
    mint: 'Número de emisión',
  },
  none: 'Ningún NFT coincide.',
  fromTables: 'De las tablas de un nodo: los números de emisión necesitan un indexador de NFT.',
  partFromTables:
    'De las tablas de un nodo y solo los más recientes. El resto y los números de emisión necesitan un indexador de NFT.',
  part: (count: string) => `Solo se leyeron los primeros ${count}. La cuenta puede tener más.`,
  offers: {
    either: {
      title: 'Ofertas de NFT',
      none: 'Sin ofertas abiertas',
      noneHint: 'Esta cuenta no ofrece ningún intercambio de NFT, ni nadie se lo ofrece.',
    },
    recipient: {
      title: 'Ofertas recibidas',
      none: 'Sin ofertas abiertas recibidas',
      noneHint: 'Nadie ofrece a esta cuenta un intercambio de NFT.',
    },
    sender: {
      title: 'Ofertas enviadas',
      none: 'Sin ofertas abiertas enviadas',
      noneHint: 'Esta cuenta no ofrece ningún intercambio de NFT.',
    },
  },
  offersFromTables:
    'De las tablas de un nodo: las fechas, y si los NFT se movieron después, necesitan un indexador de NFT.',
};
