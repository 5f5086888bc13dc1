import { counted } from '#kit/format/unit.ts';
/** Few codes left is said before there are none. */
const FEW = 3;

export function CodesLeft({ left }: { left: number }) {
  return (
    <p className={left <= FEW ? 'text-danger' : 'text-ink-2'}>
      {counted(left, { one: 'recovery code is left.', other: 'recovery codes are left.' })}{' '}
      {left <= FEW ? 'Create new ones before you run out.' : ''}
    </p>
  );
}
