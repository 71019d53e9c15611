import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'PowerUp 시장',
  none: 'PowerUp 시장 없음',
  noneHint: '시스템 컨트랙트에 “powup.state” 테이블이 없습니다.',
  figure: '항목',
  rows: {
    utilization: '대여된 비율',
    adjusted: '조정 사용률(가격 기준)',
    percent: '현재 1% 가격',
    least: '1% 최저 가격',
    most: '1% 최고 가격',
    exponent: '지수',
    decay: '감쇠 시간',
    weight: '대여 가능한 스테이크',
    rentable: '전체 중 대여 가능한 비율',
  },
  days: '대여 기간',
  share: '시장 비율',
  shareProblem: '0보다 크고 100% 이하인 비율을 입력하세요.',
  gives: (resource: string) => `하루 ${resource}(예상)`,
  costs: (resource: string) => `${resource} 가격`,
  tooMuch: '사용 가능한 양보다 많습니다',
  fill: '위 양식에 입력',
  rent: 'PowerUp으로 대여',
  curve: (resource: string) => `사용률에 따른 ${resource} 시장 1% 가격`,
  resource: '리소스',
  axis: '사용률',
  formula:
    '사용률이 높아지면 가격이 오릅니다. 대여 후 가격 기준 사용률은 실제 대여된 비율까지 감쇠합니다.',
  contract: '공식: powerup.cpp',
};
