import type { AccountPartProps } from './account-part.ts';

export function AccountResources({ name }: AccountPartProps) {
  return <p>{name}</p>;
}
