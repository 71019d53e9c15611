import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Votos',
  hint: 'Qué parte del suministro en circulación vota, a través de quién y a quién.',
  ofCirculation: 'Del suministro en circulación',
  ofBoth: (core: string, legacy: string) => `De todos los ${core} y ${legacy} en circulación`,
  half: 'Productores con la mitad de los votos',
  proxied: 'Votos por proxy',
  concentration: 'Concentración',
  first: 'Primer productor',
  ten: 'Primeros 10 productores',
  producing: 'Primeros 21 productores',
  barLabel: (count, share) =>
    count === '1'
      ? `El primer productor tiene el ${share} de los votos`
      : `Los primeros ${count} productores tienen el ${share} de los votos`,
  voters: 'Mayores votantes',
  votersOf: (producer) => `Votantes de ${producer}`,
  everyone: 'Todos los votantes',
  voter: 'Votante',
  proxy: 'Proxy',
  votesFor: 'Vota a',
  producers: (count) => (count === '1' ? '1 productor' : `${count} productores`),
  weight: 'Vota con',
  none: 'Sin votantes',
  noneHint: 'Aquí aparecen las cuentas que tienen stake y votan.',
  among: {
    largest: 'Entre las cuentas con mayores stakes, según la Light API.',
    first: 'Solo entre las primeras filas de la tabla. Tiene demasiadas para leerlas aquí.',
  },
  decay:
    'El peso disminuye hasta que la cuenta vota de nuevo. Las cuotas son de todos los votos en stake.',
};
