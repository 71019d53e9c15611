import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'vaulta'> = {
  swapto: '{from} 계정이 {amount} 교환하여 {to} 계정에 전송',
  swaptrace: '{account} 계정이 {amount} 교환',
  swapexcess: '{account} 계정의 {amount} 초과 EOS를 A로 교환',
  enforcebal: '{account} 계정 잔액이 {amount}이어야 함',
  blockswapto: '{account} 계정이 교환 전송 수신 차단',
  allowswapto: '{account} 계정이 교환 전송 수신 허용',
  newaccount2: '{creator} 계정이 {key} 키로 {name} 계정 생성',
  noop: '효과 없음: “{memo}”',
  noopSilent: '효과 없음',
  init: '최대 {amount} 공급 설정',
  unwrap: '{owner} 계정이 {bytes} WRAM을 RAM으로 전환',
  addegress: 'WRAM 수신 차단 계정: {accounts}',
  removeegress: 'WRAM 수신 허용 계정: {accounts}',
};
