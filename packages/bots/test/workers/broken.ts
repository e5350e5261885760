export default function think(): never {
  throw new Error('the mast is gone');
}
