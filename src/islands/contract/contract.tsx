export function Contract({ name }: { name: string }) {
  return <p>{name}</p>;
}
