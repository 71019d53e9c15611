import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '嵌入到其他网站',
  hint: '将此代码粘贴到网页中。卡片是只读的：没有登录和表单，也不会在读者的浏览器中存储任何内容。',
  theme: '外观',
  themes: { system: '跟随读者的设备', light: '浅色', dark: '深色' },
  code: 'HTML 代码',
  copy: '复制 HTML 代码',
  preview: '打开卡片',
  frames: {
    account: (name, chain) => `${chain} 上的账户 ${name}`,
    transaction: (id, chain) => `${chain} 上的交易 ${id}`,
    token: (code, chain) => `${chain} 上的代币 ${code}`,
  },
};
