import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro:
    'Conecte este explorador a su propio nodo. Los ajustes se guardan en este navegador y en la URL de la página, para que pueda compartir el enlace.',
  nodeUrl: 'URL del nodo',
  nodeHint:
    'La API HTTP debe permitir solicitudes de otros orígenes: access-control-allow-origin = *',
  historyUrl: 'URL de la API de historial (opcional)',
  historyHint: 'URL de un servicio Hyperion. Sin él se usa el propio nodo.',
  coreSymbol: 'Símbolo principal',
  corePrecision: 'Precisión principal',
  start: 'Iniciar el explorador',
  connecting: (host) => `Conectando con ${host}…`,
  invalidUrl: (example) => `URL no válida, ejemplo: ${example}`,
  notReached: 'No se puede conectar con la URL, ¿está nodeos en marcha?',
  publicChain: (name: string) => `Este nodo es de ${name}, que tiene su propio sitio.`,
  plainHttp: (hostname: string, port: string) =>
    `Los navegadores solo permiten http sin cifrar en este equipo, no en ${hostname}. Use una URL https o redirija el puerto: ssh -L ${port}:localhost:${port} ${hostname}, y después http://localhost:${port}.`,
  invalidSymbol: 'De una a siete letras, de la A a la Z',
  invalidPrecision: 'Un número de 0 a 18',
  questionTitle: '¿Conectar con este nodo?',
  questionText:
    'El enlace que ha seguido fija los servidores de abajo. Su navegador les enviará las solicitudes, y sus operadores verán lo que consulta. Aún no se ha solicitado nada.',
  history: 'Historial',
  change: 'Cambiar',
  leave: 'Salir',
};
