import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'services'> = {
  pushtx: '{miner} 계정이 EVM 트랜잭션 중계',
  write: '{owner} 계정이 오라클에 가격 {count}건 보고',
  require: '체인과 앱, 액션 {count}건이 서명한 내용과 같아야 함',
  mine: '{miner} 계정이 트릴리움 채굴',
  claimmines: '{receiver} 계정이 채굴 보상 수령',
  setland: '{account} 계정이 채굴지를 {land}(으)로 변경',
  claim: '{account} 계정이 인플레이션 배분액 수령',
  claimrewards: '{owner} 계정이 시스템 수수료 배분액 수령',
  setdistrib: '계정 {count}개의 인플레이션 배분 비율 설정',
  checktime: '블록 시각을 {time}와(과) 비교',
  message: '메시지: {message}',
};
