import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '签名',
  logIn: '登录后签名',
  review: (level) => `以 ${level} 的身份检查`,
  callback: '它要求回调。本站不会把结果发送到那里。如果发起者在等待结果，请改用钱包签名。',
  obstacles: {
    identity: '它要求证明您的身份。此类证明在钱包中完成。',
    'other-chain': '它针对另一条链，因此无法在此签名。',
    'not-sent': '发起者只要求签名，不发送交易。请在钱包中签名。',
    'no-actions': '它没有可签名的操作。',
    expired: '它已过期。请向发起者索取新的请求。',
    parts: '它包含上下文无关操作或扩展。请在钱包中签名。',
    undecoded: '并非所有数据都能解码，因此无法在此检查或签名。',
  },
  otherSigner: (signers, actor) => `它需要 ${signers} 签名，而您以 ${actor} 登录。`,
  failed: '无法准备此请求。',
};
