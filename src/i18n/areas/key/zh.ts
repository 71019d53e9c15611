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
  exposed: {
    title: '此页面的地址中曾包含私钥',
    converted: '浏览器已将其转换为公钥，并从地址中移除。此页面没有把它发送到任何地方。',
    treatAsExposed:
      '它可能仍留在浏览器历史记录和网页服务器日志中。请视其为已泄露：为账户更换新密钥。',
  },
  invalidPrivateKey: '这不是有效的私钥。',
};
