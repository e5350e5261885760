export default function think(): object {
  return { kind: 'follow', card: 9 };
}
