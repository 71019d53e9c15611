import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Compartir este formulario',
  link: 'Enlace',
  linkHint: 'Abre este formulario con estos valores. Nunca contiene una clave privada.',
  copyLink: 'Copiar como enlace',
  linkCode: 'Código QR del enlace',
  request: 'Solicitud de firma',
  requestHint: 'Para carteras que abren enlaces esr:. Quien lo abra firma con su propia cuenta.',
  copyRequest: 'Copiar como solicitud de firma',
  requestCode: 'Código QR de la solicitud de firma',
  incomplete: 'Complete primero el formulario.',
  linkTooLong: 'Son demasiados datos para un enlace.',
  tooLong: 'Es demasiado larga para una solicitud de firma.',
  noCode: 'Es demasiado largo para un código QR. Cópielo.',
  failed: 'No se pudo crear la solicitud de firma.',
};
