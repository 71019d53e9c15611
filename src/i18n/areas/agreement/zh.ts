import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '第二个节点',
  button: '用第二个节点核对',
  hint: '与另一运营者的节点比较权限和核心代币余额。',
  hintTransaction: '与另一运营者的节点比较该区块及其不可逆状态。',
  pending: '正在用第二个节点核对…',
  single: '只配置了一个节点，没有其他运营者可供比较。',
  agree: (agreeing, all) => `${all} 个节点中有 ${agreeing} 个一致`,
  differ: '节点的数据不一致',
  advice: '其中一个节点报告了错误或过时的值，请勿依赖。',
  adviceToSign: '其中一个节点报告了错误或过时的值。请取消，稍后再试。',
  failed: '无法与第二个节点比较。',
  reasons: {
    'no-response': (node) => `${node} 没有响应。`,
    refused: (node) => `${node} 拒绝了请求。`,
    stale: (node) => `${node} 落后于链。`,
    'wrong-chain': (node) => `${node} 属于另一条链。`,
    'no-block': (node) => `${node} 没有此区块。`,
  },
  figures: {
    chain: '链 ID',
    account: '账户存在',
    permission: '权限',
    balance: '余额',
    block: '区块 ID',
    included: '交易所在区块',
    irreversible: '不可逆区块',
  },
  none: '无',
  yes: '是',
  no: '否',
};
