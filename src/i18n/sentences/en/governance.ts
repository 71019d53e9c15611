import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'governance'> = {
  regvoter: '{voter} [registered|registers] as a voter of {token}',
  unregvoter: '{voter} [unregistered|unregisters] as a voter of {token}',
  castvote: '{voter} [voted|votes] on {ballot}: {options}',
  unvoteall: '{voter} [withdrew|withdraws] all votes on {ballot}',
  stake: '{voter} [staked|stakes] {amount} to vote',
  unstake: '{voter} [unstaked|unstakes] {amount} from voting',
  voteYes: '{voter} [voted|votes] for {proposal}',
  voteNo: '{voter} [voted|votes] against {proposal}',
  vote: '{voter} [voted|votes] on {proposal}',
  unvote: '{voter} [withdrew|withdraws] the vote on {proposal}',
  propose: '{proposer} [proposed|proposes] {proposal}: “{title}”',
  expire: 'The proposal {proposal} [was|will be] closed',
  set: '{proxy} [updated|updates] the profile as a voting proxy',
  remove: '{proxy} [removed|removes] the profile as a voting proxy',
};
