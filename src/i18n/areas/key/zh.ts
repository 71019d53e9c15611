import type { texts as english } from './en.ts';

export const texts: typeof english = {
  otherForm: '另一种形式',
  copyOther: '复制另一种形式',
  source: (source) => `来自 ${source}`,
  unknownPermission: '未告知',
  noKeysFound: '未找到公钥',
  noKeysHint: '此链上没有账户把权限授予此公钥。',
  hyperionNotSupported: '不支持 Hyperion API',
  lightApiNotSupported: '不支持 Light API',
  nobodyCanTell: '此链的节点没有公钥索引，也没有可用的索引服务。',
  ethereum: '以太坊地址',
  ethereumHint: '此链没有服务能说明该地址关联的公钥。请直接搜索公钥。',
};
