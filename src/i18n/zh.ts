import type { texts as english } from './en.ts';

export const texts: typeof english = {
  common: {
    copy: '复制',
    copied: '已复制',
    retry: '重试',
    loading: '加载中…',
    close: '关闭',
    more: '加载更多',
  },
  state: {
    failedTitle: '没有响应',
    failed: (endpoint) => `${endpoint} 没有响应。`,
    stale: (endpoint) => `${endpoint} 没有响应，显示的是最后一次得到的数据。`,
    noEndpoint: '没有节点作出响应。',
    refusedTitle: '请求被拒绝',
    refused: (endpoint) => `${endpoint} 拒绝了该请求。`,
  },
  shell: {
    headBlock: '最新区块',
    producer: '出块者',
    tps: 'TPS',
    tpsLong: '最近区块的每秒交易数',
    staleHead: (age) => `节点数据已过时 ${age}`,
    turn: (turn, of, block) => `第 ${turn}/${of} 轮次，第 ${block}/12 个区块`,
    toFinal: (count) => `距最终确认 ${count} 块`,
    notFinal: (count) => `${count} 个区块尚未最终确认`,
  },
  search: {
    label: '搜索账户、区块、交易、公钥',
    placeholder: '搜索账户、区块、交易、公钥、工具',
  },
  ui: {
    dismiss: '关闭提示',
    copyFailed: '无法复制',
    showAll: '显示全部',
    showMore: (count) => `再显示 ${count} 项`,
    opensNewTab: '（在新标签页中打开）',
    empty: '这里还没有内容',
    missing: '未找到',
    unsupported: '此链不支持',
    needsService: (service) => `需要${service}，此链没有提供。`,
    services: {
      history: '历史节点',
      hyperion: 'Hyperion 历史服务',
      'light-api': 'Light API 服务',
      'nft-indexer': 'NFT 索引服务',
      dex: '交易所服务',
      backend: '区块浏览器的后端服务',
    },
    broken: '此页面已停止工作',
    brokenText: '无法显示其数据。请重新加载页面，或打开其他链接。',
    partNotLoaded: '此部分无法加载。',
    reload: '重新加载',
    malformed: '格式错误',
    about: '来自索引服务，尚未由合约确认',
    copyJson: '复制为 JSON',
    items: (count) => `${count} 项`,
    fields: (count) => `${count} 个字段`,
    success: '成功',
    error: '错误',
  },
  screen: {
    source: (source) => `来源：${source}`,
    logIn: '登录',
    accountMenu: (actor) => `账户 ${actor}`,
  },
  untrusted: {
    firstOf: (shown, all) => `前 ${shown} 个字符，共 ${all} 个`,
    showMoreText: '显示更多',
    downloadText: '下载文本',
    loadPicture: (host) => `从 ${host} 加载图片`,
  },
};

// The texts that nearly every page needs come with them: see `chunk-groups.ts`.
export { texts as account } from './areas/account/zh.ts';
export { texts as action } from './areas/action/zh.ts';
export { texts as transaction } from './areas/transaction/zh.ts';
