import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'Funciones del protocolo',
  intro:
    'Las funciones del protocolo cambian las reglas de una cadena. Los productores las activan una a una. Una función activada no se puede desactivar.',
  activated: 'Activadas',
  missing: 'Sin activar',
  none: 'Ninguna función activada',
  noneHint: 'La cadena sigue las reglas con las que empezó.',
  allActivated: 'Todas las funciones conocidas están activadas.',
  feature: 'Función',
  since: 'Desde el bloque',
  digest: 'Digest',
  copyDigest: 'Copiar digest',
  unnamed: 'Sin nombre',
  unknown: 'Una función del software propio de esta cadena.',
  does: {
    PREACTIVATE_FEATURE:
      'El contrato de sistema activa otras funciones por decisión de los productores.',
    ONLY_LINK_TO_EXISTING_PERMISSION: 'linkauth solo acepta permisos que existen.',
    REPLACE_DEFERRED:
      'Corrige el reemplazo de transacciones diferidas: la RAM se cobra bien y un id se usa una vez.',
    NO_DUPLICATE_DEFERRED_ID: 'Cada transacción diferida tiene un id propio.',
    FIX_LINKAUTH_RESTRICTION:
      'Las acciones llamadas linkauth, updateauth y similares se pueden vincular en contratos que no son el de sistema.',
    DISALLOW_EMPTY_PRODUCER_SCHEDULE: 'Debe haber al menos un productor con turno.',
    RESTRICT_ACTION_TO_SELF:
      'Un contrato ya no puede enviarse acciones en nombre de otra cuenta sin permiso.',
    ONLY_BILL_FIRST_AUTHORIZER: 'CPU y NET se cobran solo al primer autorizador.',
    FORWARD_SETCODE: 'Se notifica al contrato de sistema cuando se despliega un contrato.',
    GET_SENDER: 'Un contrato puede ver qué contrato envió una acción inline.',
    RAM_RESTRICTIONS:
      'Los contratos notificados no pueden usar la RAM de otros y mueven filas con más libertad.',
    WEBAUTHN_KEY:
      'Los permisos pueden tener claves WebAuthn (PUB_WA): llaves de acceso y de seguridad.',
    WTMSIG_BLOCK_SIGNATURES: 'Un productor puede firmar bloques con varias claves con peso.',
    ACTION_RETURN_VALUE:
      'Las acciones pueden devolver un valor, que forma parte del recibo de la acción.',
    CONFIGURABLE_WASM_LIMITS2: 'Los límites del código WebAssembly se pueden configurar.',
    BLOCKCHAIN_PARAMETERS: 'Se pueden leer y cambiar parámetros de la cadena uno a uno.',
    CRYPTO_PRIMITIVES:
      'Los contratos pueden usar curvas elípticas (alt_bn128), números grandes, Blake2, Keccak y SHA-3.',
    GET_CODE_HASH: 'Un contrato puede leer el hash del código de otra cuenta.',
    GET_BLOCK_NUM: 'Un contrato puede leer el número del bloque actual.',
    BLS_PRIMITIVES2: 'Los contratos pueden usar firmas BLS12-381.',
    DISABLE_DEFERRED_TRXS_STAGE_1: 'No se pueden programar nuevas transacciones diferidas.',
    DISABLE_DEFERRED_TRXS_STAGE_2: 'Las transacciones diferidas restantes se eliminan.',
    SAVANNA: 'Los bloques son finales tras un segundo más o menos, por votos de los finalizadores.',
  },
};
