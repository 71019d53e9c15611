import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'governance'> = {
  regvoter: '{voter} [registered|registers] as a voter of {token}',
  unregvoter: '{voter} [stopped|stops] being a voter of {token}',
  castvote: '{voter} [voted|votes] on {ballot}: {options}',
  unvoteall: '{voter} [withdrew|withdraws] its votes on {ballot}',
  stake: '{voter} [staked|stakes] {amount} to vote',
  unstake: '{voter} [unstaked|unstakes] {amount} from voting',
  voteYes: '{voter} [voted|votes] for {proposal}',
  voteNo: '{voter} [voted|votes] against {proposal}',
  vote: '{voter} [voted|votes] on {proposal}',
  unvote: '{voter} [withdrew|withdraws] its vote on {proposal}',
  propose: '{proposer} [proposed|proposes] {proposal}: “{title}”',
  expire: 'The proposal {proposal} [was|will be] closed',
  set: '{proxy} [updated|updates] its profile as a voting proxy',
  remove: '{proxy} [removed|removes] its profile as a voting proxy',
};
