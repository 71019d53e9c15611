import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Permisos',
  tabs: { overview: 'Resumen', advanced: 'Avanzado', link: 'Vínculos' },
  edit: 'Editar',
  editOf: (permission: string) => `Editar ${permission}`,
  link: 'Vincular',
  linkOf: (permission: string) => `Vincular ${permission} a acciones`,
  needsLevel: (level: string) => `Iniciar sesión como ${level}`,
  needsLevelWhy: 'Ha iniciado sesión con un permiso inferior al que debe firmar.',

  change: {
    title: 'Cambiar claves',
    owner: 'Nueva clave de owner',
    active: 'Nueva clave de active',
    hint: 'Una clave pública que empieza por PUB_K1. En blanco se conserva la actual.',
    current: 'Clave actual',
    severalKeys: (count: string) => `Tiene ${count} claves. Cámbielas en el editor avanzado.`,
    needsOwner: (level: string) => `Inicie sesión como ${level} para cambiar la clave de owner.`,
    submit: 'Cambiar claves',
    problems: {
      'private-key': 'Es una clave privada. No la escriba nunca aquí. Escriba la clave pública.',
      'not-a-key': 'Escriba una clave pública de 57 caracteres que empiece por PUB_K1.',
      'same-key': 'Ya es la clave actual.',
      nothing: 'Escriba una clave nueva para al menos un permiso.',
    },
    effect:
      'La clave anterior no sirve desde el bloque siguiente. Guarde bien la nueva clave privada.',
  },

  limit: {
    only: (names) => `Solo estos permisos pueden cambiar permisos: ${names}`,
    not: (names) => `Estos permisos no pueden cambiar permisos: ${names}`,
    may: (permission) => `Su sesión con ${permission} puede. La propia cuenta puso este límite.`,
    mayNot: (permission) =>
      `La propia cuenta puso este límite: la cadena rechazaría un cambio con ${permission}. Inicie sesión con otro permiso.`,
  },

  presets: {
    title: 'Cambios habituales',
    'cold-owner': 'Pasar owner a una clave fría',
    'cold-owner-hint': 'La clave de owner queda sin conexión. Active firma lo de cada día.',
    'claim-only': 'Una clave que solo reclama recompensas',
    'claim-only-hint': 'Un permiso nuevo, vinculado solo a las acciones de reclamo.',
    'two-of-three': 'Dos de tres claves',
    'two-of-three-hint': 'Firman dos cualesquiera de tres claves. Puede perder una de ellas.',
  },

  editor: {
    create: 'Permiso nuevo',
    name: 'Nombre del permiso',
    nameHint: 'Hasta 12 de a–z y 1–5.',
    parent: 'Permiso superior',
    parentHint: 'El superior puede cambiar este permiso. No se puede cambiar después.',
    threshold: 'Umbral',
    thresholdHint: 'Los pesos de quienes firman deben alcanzarlo.',
    keys: 'Claves',
    waits: 'Esperas',
    key: (place: string) => `Clave ${place}`,
    account: (place: string) => `Cuenta ${place}`,
    wait: (place: string) => `Espera ${place}, segundos`,
    weightOf: (name: string) => `Peso: ${name}`,
    remove: (name: string) => `Quitar: ${name}`,
    addKey: 'Añadir una clave',
    addAccount: 'Añadir una cuenta',
    addWait: 'Añadir una espera',
    linksHint:
      'Las acciones que puede firmar, como eosio::claimrewards. Sin ninguna no firma nada.',
    submit: 'Guardar permiso',
    createSubmit: 'Crear permiso',
    delete: 'Eliminar permiso',
    deleteHint: 'Antes se quitan sus vínculos.',
    hasChildren: (names: string) => `No se puede eliminar antes que sus inferiores: ${names}.`,
    holderProblems: {
      'private-key': 'Es una clave privada. No la escriba nunca aquí. Escriba la clave pública.',
      'not-a-public-key': 'Escriba una clave pública.',
      repeated: 'Ya está en la lista.',
      'not-a-level': 'Escriba cuenta@permiso, como alice@active.',
      'not-seconds': 'Escriba segundos enteros.',
      'too-long': 'Una espera dura 45 días como máximo.',
    },
    figureProblems: {
      'not-a-weight': '1 a 65 535',
      'not-a-threshold': 'Escriba un número entero mayor que cero.',
      'too-little-weight': 'Los pesos juntos no alcanzan el umbral.',
      'no-holder': 'Añada una clave o una cuenta.',
    },
    nameProblems: {
      'not-a-permission': 'Escriba un nombre de hasta 12 de a–z y 1–5.',
      reserved: 'Los nombres que empiezan por «eosio.» están reservados.',
      taken: 'La cuenta ya tiene este permiso.',
    },
    linksProblem: 'Escriba contrato::acción, como eosio::claimrewards.',
    unchanged: 'Nada ha cambiado.',
  },

  check: {
    title: 'Comprobación',
    ways: 'Lo satisfacen',
    unusable: 'Inutilizable: los pesos no alcanzan el umbral.',
    anyOf: (needed: string, all: string) => `${needed} cualesquiera de ${all}`,
    or: 'o',
    delayed: (span: string) => `tras una espera de ${span}`,
    anyone: 'Cualquiera, sin firma',
    more: 'Hay más maneras.',
    yours: 'suya',
    unnamed: 'este permiso',
    power: {
      alone: (permission: string) => `Usted puede usar ${permission} por sí solo.`,
      above: (permission: string, above: string) =>
        `No puede usar ${permission} por sí solo, pero puede cambiarlo como ${above}.`,
      together: (permission: string) => `Solo puede usar ${permission} junto con otros.`,
      lost: (permission: string) =>
        `Sus cuentas aquí no pueden usar ${permission} ni volver a cambiarlo. Continúe solo si tiene la clave privada.`,
    },
    satisfiable: 'Se puede satisfacer.',
    unfinished: 'Se comprobará cuando el formulario esté completo.',
    checking: 'Comprobando las cuentas nombradas…',
    incomplete: 'Algunas cuentas no se pudieron leer.',
  },

  diff: {
    title: 'Antes y después',
    threshold: 'Umbral',
    added: 'añadido',
    removed: 'quitado',
    changed: 'cambiado',
    same: 'sin cambios',
    from: (before: string, after: string) => `${before} → ${after}`,
    wait: (span: string) => `espera ${span}`,
  },

  links: {
    none: 'Sin vínculos',
    noneHint: 'Las acciones sin vínculo necesitan active.',
    unlink: 'Desvincular',
    unlinkOf: (permission: string, action: string) => `Desvincular ${action} de ${permission}`,
    allActions: 'todas las acciones',
    every: 'Todas las acciones del contrato',
    submit: 'Vincular',
    effect: (permission: string, action: string) =>
      `${permission} puede firmar ${action}. Active y owner también pueden.`,
    effectOfAny: (action) =>
      `Cualquier permiso de la cuenta puede firmar ${action}, incluidos los creados para otros fines.`,
    instead: (permission: string) =>
      `La acción está vinculada ahora a ${permission}. Esto lo sustituye.`,
    wrapper: (wrapper: string, system: string) =>
      `Los formularios de este sitio envían las acciones de ${system} a ${wrapper}. Vincule el permiso a ambos.`,
    noAbi: 'No se pudieron leer las acciones del contrato. Escriba el nombre.',
    problems: {
      'no-contract': 'Escriba un contrato.',
      'not-a-name': 'Nombre de cuenta no válido.',
      'not-an-action': 'Nombre de acción no válido.',
      'never-linked': 'La cadena no permite vincular esta acción.',
      linked: 'Esta acción ya está vinculada.',
    },
  },

  security: {
    title: 'Seguridad de la cuenta',
    check: 'Comprobar los permisos',
    checks: 'La comprobación encuentra:',
    checked: [
      'Owner con una sola clave, o con la clave de active',
      'Permisos que nadie puede usar',
      'Permisos que cualquiera puede usar tras una espera',
      'Contratos cuyo código puede usar un permiso',
    ],
    usesOwner: 'Ha iniciado sesión con owner',
    usesOwnerHint: 'Owner controla toda la cuenta. Inicie sesión con active para lo de cada día.',
  },
  passkeys: {
    title: 'Llaves de acceso registradas',
    hint: 'Llaves de acceso que su cartera registró en la cadena. Solo pueden firmar las que están en un permiso.',
    host: 'Creada para',
    created: 'Registrada',
    noPermission: 'Ninguno',
    none: 'Esta cuenta no registró llaves de acceso.',
  },
};
