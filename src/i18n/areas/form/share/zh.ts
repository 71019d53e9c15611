import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '分享此表单',
  link: '链接',
  linkHint: '打开此表单并填入这些值。链接中绝不包含私钥。',
  copyLink: '复制为链接',
  linkCode: '链接的二维码',
  request: '签名请求',
  requestHint: '供能打开 esr: 链接的钱包使用。打开者以自己的账户签名。',
  copyRequest: '复制为签名请求',
  requestCode: '签名请求的二维码',
  incomplete: '请先填写完表单。',
  linkTooLong: '内容过长，无法生成链接。',
  tooLong: '内容过长，无法生成签名请求。',
  noCode: '内容过长，无法生成二维码，请改用复制。',
  failed: '无法生成签名请求。',
};
