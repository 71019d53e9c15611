import type { texts as english } from './en.ts';

export const texts: typeof english = {
  period: '时段',
  periods: { week: '7 天', month: '30 天', year: '1 年' },
  noService: '本链没有服务保存过去的得票。',
  votesOf: (owner) => `${owner} 的得票`,
  stop: '停止',
  goOn: '继续',
  save: '导出 CSV',
  read: (count, of) => `已读取 ${count} / ${of} 个点。`,
  noneBefore: (day) => `该服务没有 ${day} 之前的得票。`,
  ofProducer: {
    title: '得票变化',
    hint: '按各时刻获得这些票数所需的质押量显示。在时段内的各个时刻向历史服务查询该出块者的数据行。',
    none: '该服务未保存此出块者数据行的变更。',
  },
  ofAll: {
    title: '投票权变化',
    hint: '各时刻参与投票的质押量。在时段内的各个时刻向历史服务查询链的全局数据行。',
    none: '该服务未保存链的全局数据行的变更。',
  },
};
