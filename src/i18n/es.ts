import type { texts as english } from './en.ts';

export const texts: typeof english = {
  common: {
    copy: 'Copiar',
    copied: 'Copiado',
    retry: 'Reintentar',
    loading: 'Cargando…',
    close: 'Cerrar',
    more: 'Cargar más',
  },
  state: {
    failedTitle: 'Sin respuesta',
    failed: (endpoint) => `${endpoint} no respondió.`,
    stale: (endpoint) => `${endpoint} no respondió. Se muestran los últimos datos conocidos.`,
    noEndpoint: 'Ningún nodo respondió.',
    refusedTitle: 'Solicitud rechazada',
    refused: (endpoint) => `${endpoint} rechazó la solicitud.`,
  },
  shell: {
    headBlock: 'Último bloque',
    producer: 'Productor',
    tps: 'TPS',
    tpsLong: 'Transacciones por segundo en los bloques recientes',
    staleHead: (age) => `Datos del nodo de hace ${age}`,
    turn: (turn, of, block) => `Turno ${turn} de ${of}, bloque ${block} de 12`,
    toFinal: (count) => `${count} hasta ser final`,
    notFinal: (count) =>
      count === '1' ? '1 bloque aún no final' : `${count} bloques aún no finales`,
  },
  search: {
    label: 'Buscar cuentas, bloques, transacciones y claves',
    placeholder: 'Buscar cuenta, bloque, transacción, clave, herramienta',
  },
  ui: {
    dismiss: 'Descartar',
    copyFailed: 'No se pudo copiar',
    showAll: 'Mostrar todo',
    showMore: (count) => `Mostrar ${count} más`,
    opensNewTab: '(se abre en una pestaña nueva)',
    empty: 'Aquí todavía no hay nada',
    missing: 'No encontrado',
    unsupported: 'No disponible en esta cadena',
    needsService: (service) => `Requiere ${service}, que esta cadena no tiene.`,
    services: {
      history: 'un nodo de historial',
      hyperion: 'un servicio de historial Hyperion',
      'light-api': 'un servicio Light API',
      'nft-indexer': 'un indexador de NFT',
      dex: 'un servicio de intercambio',
      backend: 'el backend del explorador',
    },
    broken: 'Esta página ha dejado de funcionar',
    brokenText: 'No se pudieron mostrar sus datos. Recargue la página o siga otro enlace.',
    partNotLoaded: 'No se pudo cargar esta parte.',
    reload: 'Recargar',
    malformed: 'mal formado',
    about: 'según un índice, aún sin confirmar por el contrato',
    copyJson: 'Copiar como JSON',
    items: (count) => `${count} elementos`,
    fields: (count) => `${count} campos`,
    success: 'Correcto',
    error: 'Error',
  },
  screen: {
    source: (source) => `Fuente: ${source}`,
    logIn: 'Iniciar sesión',
    accountMenu: (actor) => `Cuenta ${actor}`,
  },
  untrusted: {
    firstOf: (shown, all) => `Primeros ${shown} de ${all} caracteres`,
    showMoreText: 'Mostrar más',
    downloadText: 'Descargar texto',
    loadPicture: (host) => `Cargar la imagen de ${host}`,
  },
};

// The texts that nearly every page needs come with them: see `chunk-groups.ts`.
export { texts as account } from './areas/account/es.ts';
export { texts as action } from './areas/action/es.ts';
export { texts as transaction } from './areas/transaction/es.ts';
