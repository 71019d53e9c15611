import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '用于您自己网站的组件',
  intro:
    '本站的内容由 React 组件构成。它们是一个独立的软件包，其中还有一个直接从节点读取链的客户端：不需要您自己的服务器，也不需要 API 密钥。下面是主要部件，使用实时数据，并附代码。',
  contents: '本页内容',
  linkTo: (title) => `“${title}”的链接`,
  start: {
    install: {
      title: '安装',
      text: '软件包不在任何注册表中：由 Pronghorn 的代码库构建并打包。需要 React 19 或更高版本，以及能读取 ES 模块的打包工具。全部部件见其 README。',
    },
    react: {
      title: '使用 React',
      text: '包在部件外面的 provider 设定语言、主题和颜色。一个客户端读取一条链，某个节点失败时改用另一个。下面各部件的代码都使用这个客户端。',
    },
    elements: {
      title: '不使用 React',
      text: '自定义元素只需一个脚本，无需构建。属性改变后元素会重新绘制。语言、主题和链接的属性对所有元素都相同。',
    },
  },
  liveTitle: '使用实时数据的部件',
  accountHint: '不填名称时，显示得票最多的出块者。',
  parts: {
    'account-card': {
      title: '账户卡片',
      text: '账户是谁、拥有什么、使用了哪些资源。',
    },
    transaction: {
      title: '交易',
      text: '交易做了什么、是否已最终确定，以及树状的操作。这里是最近的一笔。',
    },
    'action-list': {
      title: '操作列表',
      text: '账户的最新操作，以句子表示，来自链的历史服务。',
    },
    amount: {
      title: '数量',
      text: '带全部小数位的精确数量。次要的数字颜色较浅。',
    },
    'account-name': {
      title: '账户名称',
      text: '从不截断的名称，链接到其账户。不是名称的文本按文本显示。',
    },
    key: {
      title: '公钥',
      text: '公钥及其账户的链接。按可用空间缩短显示，复制时是完整的。',
    },
    time: {
      title: '时间',
      text: '持续更新的相对时间，准确时间在提示中，并提供给屏幕阅读器。',
    },
    'authority-tree': {
      title: '权限树',
      text: '账户的权限，各在其父权限之下，并列出可满足它的密钥和账户。',
    },
    'resource-meters': {
      title: '资源计量',
      text: '账户的 CPU、NET 和 RAM：已用多少，共有多少。',
    },
    'producer-rows': {
      title: '出块者行',
      text: '按得票排列的出块者，以及他们在出块顺序中的位置。',
    },
    'search-box': {
      title: '搜索框',
      text: '无需请求即可判断输入的文本在这条链上的含义，并给出链接。',
    },
  },
  onlyReact: '此部件没有自定义元素。',
  withoutAccount: '账户未能加载。',
  noTransaction: '没有找到最近的交易。',
  noActions: '此账户没有操作。',
  noKey: '没有自己的密钥：其权限由其他账户满足。',
  noProducers: '这条链没有可投票的出块者。',
  searchLabel: '名称、区块、ID 或密钥',
  searchHint: '例如',
};
