import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Solicitudes de fondos',
  hint: 'El importe y el memo de una solicitud están cifrados para las claves de sus dos direcciones: los muestran las carteras que guardan su clave. Envíe también sus solicitudes desde una de ellas.',
  received: 'Recibidas',
  sent: 'Enviadas',
  from: 'De',
  to: 'Para',
  time: 'Solicitada',
  statuses: {
    pending: 'Pendiente',
    rejected: 'Rechazada',
    paid: 'Pagada',
    cancelled: 'Cancelada',
  },
  answer: 'Respuesta',
  pay: 'Pagar',
  payHint:
    'El pago deja su solicitud «Pendiente»: solo una cartera que guarda su clave puede marcarla como pagada.',
  payNamed: (payee: string) => `Pagar a ${payee}`,
  reject: 'Rechazar',
  rejectNumbered: (id: string) => `Rechazar la solicitud ${id}`,
  cancelNumbered: (id: string) => `Cancelar la solicitud ${id}`,
  fees: (reject: string, cancel: string) =>
    `Rechazar cuesta como máximo ${reject}; cancelar, ${cancel}. Ambas cosas son gratis mientras la dirección tenga transacciones incluidas.`,
  none: 'No hay solicitudes',
  noneHint: 'Otros pueden solicitar fondos a sus direcciones FIO.',
  more: 'Hay más solicitudes de las que se muestran aquí.',
};
