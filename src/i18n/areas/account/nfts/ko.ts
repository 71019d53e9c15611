import type { texts as english } from './en.ts';

export const texts: typeof english = {
  noNfts: 'NFT 없음',
  atLeast: (count: string) => `${count}개 이상`,
  incomplete: (names: string) => `일부가 빠졌을 수 있습니다: ${names} 응답 없음.`,
  collection: '컬렉션으로 거르기',
  schema: '스키마로 거르기',
  all: '전체',
  sorts: { newest: '최신순', oldest: '오래된순', name: '이름', mint: '민트 번호' },
  none: '일치하는 NFT가 없습니다.',
  fromTables: '노드의 테이블에서 읽었습니다. 민트 번호에는 NFT 인덱서가 필요합니다.',
  partFromTables:
    '노드의 테이블에서 최신 NFT만 읽었습니다. 나머지와 민트 번호에는 NFT 인덱서가 필요합니다.',
  part: (count: string) => `처음 ${count}개만 읽었습니다. 계정에 더 있을 수 있습니다.`,
  offers: {
    either: {
      title: 'NFT 제안',
      none: '열린 제안 없음',
      noneHint: '이 계정이 제안하거나 제안받은 NFT 교환이 없습니다.',
    },
    recipient: {
      title: '받은 제안',
      none: '받은 제안 중 열린 것 없음',
      noneHint: '이 계정에 NFT 교환을 제안한 계정이 없습니다.',
    },
    sender: {
      title: '보낸 제안',
      none: '보낸 제안 중 열린 것 없음',
      noneHint: '이 계정이 제안한 NFT 교환이 없습니다.',
    },
  },
  offersFromTables:
    '노드의 테이블에서 읽었습니다. 시간과 그 뒤 NFT가 옮겨졌는지는 NFT 인덱서가 필요합니다.',
};
