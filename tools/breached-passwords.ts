/**
 * Writes src/domains/accounts/server/breached-passwords.bin from the list of leaked passwords in the package
 * @zxcvbn-ts/language-common (MIT): the sorted first five bytes of each one's SHA-256. Run again after an update of it.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { KEPT_BYTES, MIN_BREACHED } from '#domains/accounts/server/breached-passwords.ts';

const TARGET = path.join(import.meta.dirname, '../src/domains/accounts/server/breached-passwords.bin');

const words = dictionary['passwords-common'].map(String).filter((word) => word.length >= MIN_BREACHED);
const hashes = words
  .map((word) => createHash('sha256').update(word.toLowerCase()).digest().subarray(0, KEPT_BYTES))
  .toSorted(Buffer.compare);
writeFileSync(TARGET, Buffer.concat(hashes));
process.stdout.write(`${hashes.length} passwords in ${hashes.length * KEPT_BYTES} bytes\n`);
