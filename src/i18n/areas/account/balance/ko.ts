import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '기간별 잔액',
  hint: '이 토큰의 전송 내역을 최대 5,000건까지 읽고, 오늘 잔액에서 거꾸로 계산합니다.',
  balanceOf: (code) => `${code} 잔액`,
  stop: '중지',
  goOn: '계속',
  save: 'CSV 내보내기',
  read: (count, day) =>
    day === null ? `전송 ${count}건 읽음.` : `전송 ${count}건 읽음, ${day}까지.`,
  none: '이 토큰의 전송 내역이 없습니다.',
  truncated: '더 오래된 전송은 표시하지 않습니다.',
  addsUp: '합계가 오늘 잔액과 같습니다.',
  differs: (amount) =>
    `첫 전송 전 잔액이 ${amount}(으)로 계산됩니다. 기록에 빠진 전송이 있거나 잔액이 다른 방식으로 바뀌었습니다.`,
};
