import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'vaulta'> = {
  swapto: '{from} 兑换 {amount} 并发送给 {to}',
  swaptrace: '{account} 兑换了 {amount}',
  swapexcess: '{account} 超出 {amount} 的 EOS 兑换为 A',
  enforcebal: '要求 {account} 持有 {amount}',
  blockswapto: '{account} 不再接受兑换转入的代币',
  allowswapto: '{account} 接受兑换转入的代币',
  newaccount2: '{creator} 用公钥 {key} 创建账户 {name}',
  noop: '没有作用：“{memo}”',
  noopSilent: '没有作用',
  init: '设立最多 {amount} 的供应量',
  unwrap: '{owner} 将 {bytes} WRAM 换回同等字节的 RAM',
  addegress: '这些账户不可再接收 WRAM：{accounts}',
  removeegress: '这些账户可接收 WRAM：{accounts}',
};
