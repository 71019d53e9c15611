import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '空投领取',
  intro: '每个领取的账户都会得到代币。账户自行承担其余额所占的 RAM。',
  source: '来源：2018 年最后发布的列表。各合约是否仍存在由节点报告。可按合约添加任何其他代币。',
  noList: '没有为本链发布的空投领取。可按合约添加任何代币。其 open 操作会建立空余额。',
  choose: (code) => `领取 ${code}`,
  removed: '已不存在',
  grabbed: '已领取',
  noAction: '没有领取操作',
  open: '可以领取',
  submit: '领取',
  chooseFirst: '请至少选择一个可领取的代币。',
  ramShort: '账户的可用 RAM 不足。',
  ram: (each) => `每个代币占用 ${each} RAM。`,
  ramSum: (bytes) => `合计 ${bytes}。`,
  ramFree: (bytes) => `可用：${bytes}。`,
  warn: '合约未经检查',
  warnText: '任何人都可以发布空投领取。签名前请查看审核内容。',
  none: '没有代币可显示',
  noneHint: '请按合约和符号添加代币。',
};
