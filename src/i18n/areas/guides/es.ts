import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: (chain) => `Lo que se suele hacer en ${chain}, cada cosa en pocas frases.`,
  contents: 'En esta página',
  guides: {
    connect: {
      title: 'Conectar una cartera',
      text: [
        'Elija «Iniciar sesión» arriba en la página y después la cartera que guarda su clave. El explorador conoce el nombre y el permiso de su cuenta; la clave se queda donde está.',
        'Antes de firmar se ve lo que haría la transacción. Solo su cartera puede aprobarla.',
      ],
    },
    account: {
      title: 'Leer una cuenta',
      text: [
        'Una cuenta tiene un nombre de hasta 12 caracteres: de la a a la z, del 1 al 5 y puntos. Escríbalo en la búsqueda y su página dice qué posee, si puede actuar y qué hizo por último.',
        'CPU y NET son el tiempo de cálculo y el tráfico que puede usar: lo usado vuelve en un día. RAM es el espacio que ocupan sus datos mientras no se borren.',
        'Los permisos dicen qué claves firman por ella: «owner» puede cambiarlo todo, «active» es para el día a día.',
      ],
    },
    fioAccount: {
      title: 'Leer una cuenta',
      text: [
        'El nombre de 12 caracteres de una cuenta sale de su clave pública. Lo que la gente se da es una dirección como alice@example. La búsqueda admite ambos.',
        'Una acción cuesta una comisión en FIO, o una de las transacciones incluidas que acompañan a una dirección.',
        'Los permisos dicen qué claves firman por la cuenta: «owner» puede cambiarlo todo, «active» es para el día a día.',
      ],
    },
    transaction: {
      title: 'Leer una transacción',
      text: [
        'Su página empieza con una frase: quién hizo qué, para quién y cuánto. Siguen los saldos que cambió y cada acción tal como la ejecutaron los contratos.',
        'Mientras no sea irreversible, una bifurcación aún puede deshacerla: espere a que lo sea antes de entregar mercancía.',
        'La página también puede volver a calcular su id y sus firmas en su dispositivo, sin fiarse de un nodo.',
      ],
    },
    send: {
      title: 'Enviar tokens',
      text: [
        'Abra el formulario, elija el token e indique quién recibe. Un nombre que difiere en un carácter es de otra persona: compárelos todos.',
      ],
      memo: 'Las casas de cambio suelen pedir un memo. Sin él, el depósito puede perderse.',
    },
    vote: {
      title: 'Votar',
      upTo: (count) =>
        `Los productores de bloques mantienen la cadena. Puede votar hasta por ${count} de ellos, o dejar que un proxy vote por usted.`,
      text: ['Un voto no entrega sus tokens a nadie, y puede cambiarlo cuando quiera.'],
    },
    ram: {
      title: 'Comprar y vender RAM',
      text: [
        'La RAM se compra al contrato del sistema, para su cuenta o para otra, y se le vuelve a vender. El formulario indica el precio y la comisión del momento antes de firmar.',
        'Solo se puede vender la RAM que no está en uso.',
      ],
    },
    stake: {
      title: 'Obtener CPU y NET',
      text: [
        'Ponga tokens en stake mientras los necesite. Lo que retire del stake vuelve al cabo de unos tres días.',
      ],
      powerup: 'O alquile ambos por un día con PowerUp, por una pequeña comisión.',
    },
    node: {
      title: 'Usar un nodo propio',
      text: [
        'El sitio local lee cualquier nodo de Antelope: indique su dirección, y la de un servicio Hyperion si lo tiene. Nada pasa por un servidor nuestro.',
        'El nodo debe admitir navegadores: en nodeos es la opción access-control-allow-origin.',
      ],
    },
  },
};
