/** In place of the compiler: answers with its process’s number, waits for ever, or ends, as the data says. */
import { READY, type Typeset, type Typesetting } from './typesetter.ts';

process.on('message', ({ data }: Typesetting) => {
  if (data === 'ends') process.exit(1);
  if (data === 'never') return;
  const typeset: Typeset =
    data === 'fails' ? { error: 'no' } : { bytes: Buffer.from(String(process.pid)), pages: 1, memoryMb: Number(data) };
  process.send?.(typeset);
});
process.on('disconnect', () => process.exit(0));
process.send?.(READY);
