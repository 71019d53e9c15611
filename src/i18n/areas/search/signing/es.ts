import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Firmar',
  logIn: 'Iniciar sesión para firmar',
  review: (level) => `Revisar como ${level}`,
  callback:
    'Pide un callback. Este sitio no envía allí el resultado. Si su autor lo espera, firme en una cartera.',
  obstacles: {
    identity: 'Pregunta quién es usted. Esas pruebas se hacen en una cartera.',
    'other-chain': 'Es para otra cadena, así que no se puede firmar aquí.',
    'not-sent': 'Su autor pide una firma sin enviar la transacción. Fírmela en una cartera.',
    'no-actions': 'No tiene acciones que firmar.',
    expired: 'Ha caducado. Pida una nueva a su autor.',
    parts: 'Tiene acciones sin contexto o extensiones. Fírmela en una cartera.',
    undecoded:
      'No se pueden decodificar todos sus datos, así que no se puede revisar ni firmar aquí.',
  },
  otherSigner: (signers, actor) => `Es para ${signers}, y usted ha iniciado sesión como ${actor}.`,
  failed: 'No se pudo preparar.',
};
