import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'vaulta'> = {
  swapto: '{from} [cambió y envió|cambia y envía] {amount} a {to}',
  swaptrace: '{account} cambió {amount}',
  swapexcess: 'El EOS de {account} por encima de {amount} [se cambió|se cambiará] a A',
  enforcebal: 'Exige que {account} tenga {amount}',
  blockswapto: '{account} ya no [acepta|aceptará] tokens cambiados',
  allowswapto: '{account} [acepta|aceptará] tokens cambiados',
  newaccount2: '{creator} [creó|crea] la cuenta {name} con la clave {key}',
  noop: 'Sin efecto: «{memo}»',
  noopSilent: 'Sin efecto',
  init: 'Se [estableció|establecerá] un suministro de hasta {amount}',
  unwrap: '{owner} [convirtió|convierte] {bytes} WRAM en bytes de RAM',
  addegress: 'Estas cuentas ya no pueden recibir WRAM: {accounts}',
  removeegress: 'Estas cuentas pueden recibir WRAM: {accounts}',
};
