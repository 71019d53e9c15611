import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: (chain) => `Guías breves de las tareas habituales en ${chain}.`,
  contents: 'En esta página',
  guides: {
    connect: {
      title: 'Conectar una cartera',
      text: [
        'Elija «Iniciar sesión» arriba en la página y después la cartera que guarda su clave. El explorador recibe el nombre y el permiso de su cuenta. La clave se queda en la cartera.',
        'Antes de firmar se muestra lo que hace la transacción. Solo su cartera puede aprobarla.',
      ],
    },
    account: {
      title: 'Leer una cuenta',
      text: [
        'Una cuenta tiene un nombre de hasta 12 caracteres: de la a a la z, del 1 al 5 y puntos. Escríbalo en la búsqueda para ver sus saldos, recursos y últimas acciones.',
        'CPU y NET son el tiempo de cálculo y el tráfico que puede usar: lo usado vuelve en un día. RAM es el espacio que ocupan sus datos mientras no se borren.',
        'Los permisos dicen qué claves firman por ella: «owner» puede cambiarlo todo, «active» es para el día a día.',
      ],
    },
    fioAccount: {
      title: 'Leer una cuenta',
      text: [
        'El nombre de 12 caracteres de una cuenta se deriva de su clave pública. La gente comparte una dirección como alice@example. La búsqueda admite ambos.',
        'Una acción cuesta una comisión en FIO, o una de las transacciones incluidas que acompañan a una dirección.',
        'Los permisos dicen qué claves firman por la cuenta: «owner» puede cambiarlo todo, «active» es para el día a día.',
      ],
    },
    transaction: {
      title: 'Leer una transacción',
      text: [
        'La página empieza con un resumen: remitente, receptor y cantidad. Siguen los cambios de saldo y todas las acciones ejecutadas.',
        'Mientras no sea irreversible, una bifurcación puede revertirla. Espere a que lo sea antes de entregar mercancía.',
        'La página también puede verificar el id y las firmas en su navegador.',
      ],
    },
    send: {
      title: 'Enviar tokens',
      text: [
        'Abra el formulario, elija el token y escriba el receptor. Compare cada carácter del nombre: con una diferencia es otra cuenta.',
      ],
      memo: 'Las casas de cambio suelen pedir un memo. Sin él, el depósito puede perderse.',
    },
    vote: {
      title: 'Votar',
      upTo: (count) =>
        `Los productores de bloques mantienen la cadena. Puede votar hasta por ${count} de ellos, o dejar que un proxy vote por usted.`,
      text: ['Votar no transfiere sus tokens, y puede cambiar el voto cuando quiera.'],
    },
    ram: {
      title: 'Comprar y vender RAM',
      text: [
        'La RAM se compra al contrato del sistema, para su cuenta u otra, y se le vuelve a vender. El formulario muestra el precio y la comisión actuales antes de firmar.',
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
        'El sitio local funciona con cualquier nodo de Antelope: escriba su URL y, si lo tiene, la de un servicio Hyperion. No interviene ningún servidor de este sitio.',
        'El nodo debe permitir solicitudes de otros orígenes: active access-control-allow-origin en nodeos.',
      ],
    },
  },
};
