export function AccountHistory({ name }: { name: string }) {
  return <p>{name}</p>;
}
