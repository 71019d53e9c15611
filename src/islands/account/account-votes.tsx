import type { AccountPartProps } from './account-part.ts';

export function AccountVotes({ name }: AccountPartProps) {
  return <p>{name}</p>;
}
