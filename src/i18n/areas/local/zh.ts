import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: '将此区块浏览器连接到您自己的节点。设置保存在本浏览器和页面 URL 中，因此可以分享链接。',
  nodeUrl: '节点 URL',
  nodeHint: 'HTTP API 必须允许跨域请求：access-control-allow-origin = *',
  historyUrl: '历史 API URL（可选）',
  historyHint: 'Hyperion 服务的 URL。没有时使用节点本身。',
  coreSymbol: '核心代币符号',
  corePrecision: '核心代币精度',
  start: '启动区块浏览器',
  connecting: (host) => `正在连接 ${host}…`,
  invalidUrl: (example) => `URL 无效，例如：${example}`,
  notReached: '无法连接到该 URL，nodeos 在运行吗？',
  publicChain: (name: string) => `这是 ${name} 的节点，该链有自己的站点。`,
  plainHttp: (hostname: string, port: string) =>
    `浏览器只允许以明文 http 访问本机，不能访问 ${hostname}。请使用 https URL，或转发端口：ssh -L ${port}:localhost:${port} ${hostname}，然后使用 http://localhost:${port}。`,
  invalidSymbol: '1 到 7 个大写字母 A–Z',
  invalidPrecision: '0 到 18 之间的数字',
  questionTitle: '要连接到此节点吗？',
  questionText:
    '您打开的链接设置了下列服务地址。您的浏览器会向它们发送请求，其运营者可以看到您查看的内容。目前尚未发出任何请求。',
  history: '历史',
  change: '更改',
  leave: '离开',
};
