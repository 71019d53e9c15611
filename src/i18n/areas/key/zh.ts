import type { texts as english } from './en.ts';

export const texts: typeof english = {
  key: '公钥',
  copy: '复制公钥',
  accounts: '账户',
  account: '账户',
  permission: '权限',
  weight: '权重',
  ofThreshold: (weight, threshold) => `${weight} / ${threshold}`,

  otherForm: '另一种格式',
  copyOther: '复制另一种格式',
  atLeast: (count) => `至少 ${count} 个`,
  unknownPermission: '未知',
  noKeysFound: '未找到公钥',
  noKeysHint: '此链上没有权限使用此公钥。',
  hyperionNotSupported: '不支持 Hyperion API',
  lightApiNotSupported: '不支持 Light API',
  noKeyIndex: '此链的节点没有公钥索引，也没有索引服务响应。',
  ethereum: '以太坊地址',
  ethereumHint: '此链没有将以太坊地址关联到账户的 EVM。请直接搜索公钥。',
  address: {
    linked: (contract) => `合约 ${contract} 将此地址关联到该账户。`,
    reserved: (contract) => `${contract} 为该账户保留此地址：地址中含有账户名。`,
    unlinked: (contract) => `${contract} 有此地址，但没有账户控制它：由以太坊密钥控制。`,
    unknown: {
      table: (contract) => `${contract} 没有此地址。`,
      names: (contract) => `${contract} 只将账户关联到含有账户名的地址（0xbbbb…）。`,
    },
  },
  exposed: {
    title: '此页面的地址中曾包含私钥',
    converted: '浏览器已将其转换为公钥，并从地址中移除。此页面没有把它发送到任何地方。',
    treatAsExposed:
      '它可能仍留在浏览器历史记录和网页服务器日志中。请视其为已泄露：为账户更换新密钥。',
  },
  refused: {
    title: '私钥已清除',
    unsent: '此字段不用于填写私钥。该私钥未被发送，也未被保存。',
    exposed: '切勿将私钥粘贴到表单中。如果其他网站或他人可能见过它，请更换账户的密钥。',
  },
  invalidPrivateKey: '这不是有效的私钥。',
};
