import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verifyHere: '在您的浏览器中验证',
  verified: '已在您的浏览器中验证',
  verifyHint: '用原始数据在浏览器中重新计算 ID、签名和区块包含关系。',
  verify: '验证',
};
