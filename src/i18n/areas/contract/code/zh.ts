import type { texts as english } from './en.ts';

export const texts: typeof english = {
  dryRun: '模拟执行：节点无需签名即可执行这些字节，且不保存任何内容。它们在一小时内过期。',
  anew: '以新交易执行相同的操作，由您签名。',
  broadcast: '无需密钥，再次发送这些已签名的字节。已进入区块或已过期时，节点会拒绝。',
  request: '适用于可打开 esr: 链接的钱包。以新交易执行相同的操作。',
};
