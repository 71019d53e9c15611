import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Componentes para su propio sitio',
  intro:
    'Este sitio está hecho de componentes de React. Forman un paquete propio, con un cliente que lee una cadena desde sus nodos: sin servidor suyo y sin clave de API. Estas son sus partes principales con datos en vivo, cada una con su código.',
  contents: 'En esta página',
  linkTo: (title) => `Enlace a «${title}»`,
  start: {
    install: {
      title: 'Instalar',
      text: 'El paquete no está en ningún registro: el repositorio de Pronghorn lo compila y lo empaqueta. Necesita React 19 o posterior y un empaquetador que lea módulos ES. Su README enumera todas las partes.',
    },
    react: {
      title: 'Con React',
      text: 'Un proveedor alrededor de las partes fija idioma, tema y colores. Un cliente lee una cadena y recurre a otro nodo si uno falla. El código de las partes de abajo usa este cliente.',
    },
    elements: {
      title: 'Sin React',
      text: 'Los elementos personalizados necesitan un solo script y ninguna compilación. Un atributo cambiado vuelve a dibujar el elemento. Los atributos de idioma, tema y enlaces son los mismos en todos.',
    },
  },
  liveTitle: 'Partes con datos en vivo',
  accountHint: 'Sin nombre, el productor con más votos.',
  parts: {
    'account-card': {
      title: 'Tarjeta de cuenta',
      text: 'Quién es una cuenta, qué tiene y qué recursos usa.',
    },
    transaction: {
      title: 'Transacción',
      text: 'Qué hizo una transacción, si es definitiva, y sus acciones en árbol. Esta es una reciente.',
    },
    'action-list': {
      title: 'Lista de acciones',
      text: 'Las últimas acciones de una cuenta en frases, desde el servicio de historial de la cadena.',
    },
    amount: {
      title: 'Cantidad',
      text: 'Una cantidad exacta con todos sus decimales. Los dígitos menos importantes se ven más claros.',
    },
    'account-name': {
      title: 'Nombre de cuenta',
      text: 'Un nombre, nunca cortado, con un enlace a su cuenta. Un texto que no es un nombre se muestra como texto.',
    },
    key: {
      title: 'Clave',
      text: 'Una clave pública con un enlace a sus cuentas. Se acorta para que quepa y se copia completa.',
    },
    time: {
      title: 'Hora',
      text: 'Una antigüedad que se actualiza, con la hora exacta en la descripción emergente y para lectores de pantalla.',
    },
    'authority-tree': {
      title: 'Árbol de autoridades',
      text: 'Los permisos de una cuenta, cada uno bajo su padre, con las claves y cuentas que los satisfacen.',
    },
    'resource-meters': {
      title: 'Medidores de recursos',
      text: 'CPU, NET y RAM de una cuenta: cuánto se usa, y de cuánto.',
    },
    'producer-rows': {
      title: 'Filas de productores',
      text: 'Los productores por votos, con su turno en el calendario.',
    },
    'search-box': {
      title: 'Cuadro de búsqueda',
      text: 'Averigua qué significa un texto en esta cadena, sin ninguna petición, y enlaza a ello.',
    },
  },
  onlyReact: 'Esta parte no tiene elemento personalizado.',
  withoutAccount: 'La cuenta no se cargó.',
  noTransaction: 'No se encontró ninguna transacción reciente.',
  noActions: 'Esta cuenta no tiene acciones.',
  noKey: 'Sin clave propia: otras cuentas satisfacen sus permisos.',
  noProducers: 'Esta cadena no tiene productores a los que votar.',
  searchLabel: 'Nombre, bloque, id o clave',
  searchHint: 'Por ejemplo',
};
