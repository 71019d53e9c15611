import type { texts as english } from './en.ts';

export const texts: typeof english = {
  noNfts: '没有 NFT',
  atLeast: (count: string) => `至少 ${count}`,
  incomplete: (names: string) => `可能不完整：${names} 没有响应。`,
  collection: '按合集筛选',
  schema: '按模式筛选',
  all: '全部',
  sorts: { newest: '最新优先', oldest: '最早优先', name: '名称', mint: '铸造编号' },
  none: '没有匹配的 NFT。',
  fromTables: '来自节点的表：铸造编号需要 NFT 索引器。',
  partFromTables: '来自节点的表，仅最新的。其余和铸造编号需要 NFT 索引器。',
  part: (count: string) => `只读取了前 ${count} 个。该账户可能还有更多。`,
  offers: {
    either: {
      title: 'NFT 报价',
      none: '没有未完成的报价',
      noneHint: '该账户没有提出 NFT 交换，也没有人向其提出。',
    },
    recipient: {
      title: '收到的报价',
      none: '没有收到未完成的报价',
      noneHint: '没有人向该账户提出 NFT 交换。',
    },
    sender: {
      title: '发出的报价',
      none: '没有发出未完成的报价',
      noneHint: '该账户没有提出 NFT 交换。',
    },
  },
  offersFromTables: '来自节点的表：时间以及 NFT 此后是否被转移，需要 NFT 索引器。',
};
