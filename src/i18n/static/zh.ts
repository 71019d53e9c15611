import type { StaticTexts } from './en.ts';

export const texts: StaticTexts = {
  page: {
    skip: '跳到正文',
    lost: '此页面的一部分无法加载。请重新加载或检查网络连接。',
    reload: '重新加载',
  },

  shell: {
    menu: '菜单',
    footer: '关于本站',
    more: '更多',
    main: '主导航',
    home: '首页',
    chains: '链',
    chain: (name) => `链：${name}`,
    testnets: '测试网络',
    language: '语言',
    settings: '设置',
    changeTheme: '切换浅色与深色',
    close: '关闭',
    backToTop: '回到顶部',
    loading: '页面加载中',
    version: (version) => `版本 ${version}`,
    groups: {
      statistics: '统计',
      producers: '出块者',
      accounts: '账户',
      contract: '合约',
      blockchain: '区块链',
      multisig: '多签',
    },
    blacklist: '黑名单',
    dex: 'DEX',
    swap: '兑换',
    swapInNewTab: '兑换（在新标签页中打开）',
    testnetPages: { account: '获取账户', faucet: '获取测试代币' },
    aboutChain: '关于此链',
    mayNotAnswer: '此网络的节点可能已不再响应。',
    redesigned: '此链的开发者运营着自己重新设计的区块浏览器。',
    redesignedLink: '去看看',
  },

  notFound: {
    title: '页面不存在',
    code: '错误代码：404',
    text: '此地址没有页面。您可以前往：',
  },

  offline: {
    title: '当前离线',
    text: '此页面尚未在本设备上打开过。恢复连接后即可打开。',
  },

  wallets: {
    intro:
      '钱包保管您的密钥并替您签名。本区块浏览器从不要求用私钥来签名交易。它显示交易，由您在钱包中批准。',
    now: '连接',
    nowText:
      '在任意页面顶部选择“登录”，再选择保存您密钥的钱包。钱包的代码只在此时加载；不会要求您提供私钥。',
    readOnly: '此链上不签名，因此无法连接钱包。页面显示其节点报告的内容。',
    planned: '此链的钱包',
    plannedNote: '各钱包在此链上的签名方式：',
    notHere: '不在此链上签名的钱包',
    ways: {
      app: '用链接或二维码打开应用，在应用中签名',
      extension: '在扩展的窗口中签名',
      website: '在其网站的窗口中签名',
      device: '核对细节后在设备上签名',
      terminal: '给出要运行的命令，您粘贴其输出',
      local: '在此电脑的应用中签名',
      elsewhere: '不支持此链',
      ended: '已停止维护',
      forbidden: '其许可证禁止分发连接代码',
    },
    places: {
      desktop: '桌面',
      mobile: '手机',
      extension: '浏览器扩展',
      device: '硬件钱包',
      web: '网站',
      terminal: '命令行',
    },
    careTitle: '安全',
    care: [
      '谁拥有您的私钥，谁就控制您的账户。任何客服都不需要它。',
      '签名前请阅读审核内容：接收方、金额和每一处权限变更。',
      '将 owner 密钥离线保存，日常使用 active 密钥。',
      '相似的名称是常见的骗术。请逐个字符核对。',
    ],
  },

  settings: {
    favorites: '收藏',
    darkMode: { label: '外观', choices: { system: '跟随系统', light: '浅色', dark: '深色' } },
    density: { label: '行距', choices: { comfortable: '宽松', compact: '紧凑' } },
    datesInUtc: { label: '时区', choices: { false: '设备时间', true: 'UTC' } },
    clock: {
      label: '日期与时钟',
      choices: { usual: '按中文习惯', '24': '24 小时制', iso: 'ISO 8601' },
    },
    currency: { label: '货币' },
    picturesFromAnywhere: {
      label: '来自未知服务器的图片',
      choices: { false: '点击后加载', true: '始终加载' },
    },
  },
};
