import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Su propio nodo',
  intro:
    'Apunte este explorador a un nodo suyo. Los ajustes quedan en este navegador y en la dirección de la página, para que un enlace funcione en otro sitio.',
  nodeUrl: 'URL del nodo',
  nodeHint: 'Su API HTTP debe permitir páginas de otros orígenes: access-control-allow-origin = *',
  historyUrl: 'URL de la API de historial (opcional)',
  historyHint: 'De un servicio Hyperion. Sin él, el historial se pide al propio nodo.',
  coreSymbol: 'Símbolo principal',
  corePrecision: 'Precisión principal',
  start: 'Iniciar el explorador',
  connecting: (host) => `Conectando con ${host}…`,
  invalidUrl: (example) => `URL no válida, ejemplo: ${example}`,
  notReached: 'No se puede conectar con la URL, ¿está nodeos en marcha?',
  publicChain: (name: string) => `Este nodo es de ${name}, que tiene su propio sitio.`,
  plainHttp: (hostname: string, port: string) =>
    `El navegador solo consulta nodos por http sin cifrar en este equipo, no en ${hostname}. Use una dirección https del nodo o traiga su puerto aquí: ssh -L ${port}:localhost:${port} ${hostname}, y después http://localhost:${port}.`,
  invalidSymbol: 'De una a siete letras, de la A a la Z',
  invalidPrecision: 'Un número de 0 a 18',
  asksTitle: '¿Conectar con este nodo?',
  asksText:
    'El enlace que ha seguido nombra las direcciones de abajo. Su navegador les pedirá lo que mire, y quien las tenga lo verá. Aún no se ha pedido nada.',
  connect: 'Conectar',
  cancel: 'Cancelar',
  runningOn: 'Nodo',
  history: 'Historial',
  change: 'Cambiar',
  leave: 'Salir',
};
