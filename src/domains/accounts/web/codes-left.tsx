/** Few codes left is said before there are none. */
const FEW = 3;

export function CodesLeft({ left }: { left: number }) {
  return (
    <p className={left <= FEW ? 'text-danger' : 'text-ink-2'}>
      {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`} {left <= FEW ? 'Make new ones before you need them.' : ''}
    </p>
  );
}
