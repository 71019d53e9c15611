import type { StaticTexts } from './en.ts';

export const texts: StaticTexts = {
  page: {
    skip: 'Saltar al contenido',
    lost: 'No se pudo cargar una parte de esta página. Recárguela o compruebe la conexión.',
    reload: 'Recargar',
  },

  shell: {
    menu: 'Menú',
    footer: 'Sobre este sitio',
    more: 'Más',
    main: 'Principal',
    home: 'Inicio',
    chains: 'Cadenas',
    chain: (name) => `Cadena: ${name}`,
    testnets: 'Redes de prueba',
    language: 'Idioma',
    settings: 'Ajustes',
    changeTheme: 'Cambiar entre claro y oscuro',
    close: 'Cerrar',
    backToTop: 'Volver arriba',
    loading: 'La página se está cargando',
    version: (version) => `Versión ${version}`,
    groups: {
      statistics: 'Estadísticas',
      producers: 'Productores de bloques',
      accounts: 'Cuentas',
      contract: 'Contrato',
      blockchain: 'Blockchain',
      multisig: 'Multifirma',
    },
    blacklist: 'Lista negra',
    dex: 'DEX',
    swap: 'Intercambio',
    swapInNewTab: 'Intercambio (se abre en una pestaña nueva)',
    testnetPages: { account: 'Obtener una cuenta', faucet: 'Obtener tokens de prueba' },
    aboutChain: 'Acerca de esta cadena',
    mayNotAnswer: 'Es posible que los nodos de esta red ya no respondan.',
    redesigned: 'Los creadores de esta cadena tienen un explorador propio, rediseñado.',
    redesignedLink: 'Pruébelo',
  },

  notFound: {
    title: 'Página no encontrada',
    code: 'Código de error: 404',
    text: 'Esta página no existe. Continúe con:',
  },

  offline: {
    title: 'Sin conexión',
    text: 'Esta página aún no se ha abierto en este dispositivo. Se abrirá cuando haya conexión.',
  },

  wallets: {
    intro:
      'Una cartera guarda sus claves y firma por usted. Este explorador nunca pide una clave privada para firmar una transacción: muestra la transacción, y usted la aprueba en su cartera.',
    now: 'Conectar',
    nowText:
      'Elija «Iniciar sesión» arriba en cualquier página y después la cartera que guarda sus claves. Su código se carga solo entonces; no se pide ninguna clave privada.',
    readOnly:
      'En esta cadena no se firma nada, así que no se puede conectar ninguna cartera. Las páginas muestran lo que informan sus nodos.',
    planned: 'Carteras de esta cadena',
    plannedNote: 'Cómo firma aquí cada cartera:',
    notHere: 'Carteras que no firman aquí',
    ways: {
      app: 'Firma en la aplicación, que se abre con un enlace o un código QR',
      extension: 'Firma en una ventana de la extensión',
      website: 'Firma en una ventana de su sitio web',
      device: 'Firma en el dispositivo, tras comparar los detalles',
      terminal: 'Da un comando que ejecutar; usted pega el resultado',
      local: 'Firma en la aplicación de este ordenador',
      elsewhere: 'No en esta cadena',
      ended: 'Ya no se mantiene',
      forbidden: 'Su licencia prohíbe distribuir su código de conexión',
    },
    places: {
      desktop: 'Escritorio',
      mobile: 'Móvil',
      extension: 'Extensión del navegador',
      device: 'Cartera física',
      web: 'Sitio web',
      terminal: 'Línea de comandos',
    },
    careTitle: 'Seguridad',
    care: [
      'Quien tiene su clave privada controla su cuenta. Ningún servicio de asistencia la necesita.',
      'Lea la revisión antes de firmar: destinatario, cantidad y cada cambio de permisos.',
      'Guarde la clave owner sin conexión y use la clave active en el día a día.',
      'Los nombres parecidos son un truco habitual. Compare cada carácter.',
    ],
  },

  settings: {
    favorites: 'Favoritos',
    darkMode: {
      label: 'Apariencia',
      choices: { system: 'Sistema', light: 'Clara', dark: 'Oscura' },
    },
    density: { label: 'Filas', choices: { comfortable: 'Amplias', compact: 'Compactas' } },
    datesInUtc: { label: 'Zona horaria', choices: { false: 'La del dispositivo', true: 'UTC' } },
    clock: {
      label: 'Fecha y hora',
      choices: { usual: 'Como en español', '24': '24 horas', iso: 'ISO 8601' },
    },
    currency: { label: 'Moneda' },
    picturesFromAnywhere: {
      label: 'Imágenes de servidores desconocidos',
      choices: { false: 'Al hacer clic', true: 'Siempre' },
    },
  },
};
