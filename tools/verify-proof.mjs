/**
 * Checks the proof of a ledger entry, alone: it needs nothing but Node, and trusts nobody but the published root.
 *
 *   node verify-proof.mjs PROOF.json                     computes everything and prints the hashes to compare by hand
 *   node verify-proof.mjs PROOF.json --hash HEX          compares with a day's (or block's) hash you wrote down earlier
 *   node verify-proof.mjs PROOF.json --site https://…    compares with what the site publishes now
 *
 * How it is computed is in docs/ledger.md, "Seals". Exit code 0: the entry is in the sealed ledger; 1: it is not.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** @param {...(Buffer | number | string)} parts */
function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(
      typeof part === 'number' ? Buffer.from([part]) : typeof part === 'string' ? Buffer.from(part, 'utf8') : part,
    );
  return hash.digest();
}

/** @param {unknown} text @param {string} what */
function bytes(text, what) {
  if (typeof text !== 'string' || !/^([0-9a-f]{64})?$/.test(text))
    throw new Error(`${what} is not a SHA-256 in lower-case hex`);
  return Buffer.from(text, 'hex');
}

/** @param {Buffer} leaf @param {{ side: string, hash: string }[]} path */
function climb(leaf, path) {
  let at = leaf;
  for (const { side, hash } of path) {
    if (side !== 'left' && side !== 'right') throw new Error('a step of the path is neither left nor right');
    const other = bytes(hash, 'a step of the path');
    at = side === 'left' ? sha256(1, other, at) : sha256(1, at, other);
  }
  return at;
}

/** @param {Buffer} computed @param {string} given @param {string} what */
function expectSame(computed, given, what) {
  if (computed.toString('hex') !== given)
    throw new Error(`${what} is ${computed.toString('hex')} when computed, but the proof says ${given}`);
}

/** Follows the proof from the entry upwards. Throws at the first thing that does not fit. @param {any} proof */
export function verifyProof(proof) {
  if (proof?.format !== 'docket-proof-1') throw new Error('this is not a proof in the format docket-proof-1');
  const { entry, journal, block, day } = proof;
  const entryHash = sha256(3, bytes(entry.salt, 'the salt'), entry.line);
  expectSame(entryHash, journal.entries[journal.place], 'the hash of the entry');
  const leaf = sha256(
    0,
    sha256(journal.heading),
    ...journal.entries.map((/** @type {unknown} */ hash) => bytes(hash, 'the hash of an entry')),
  );
  const root = climb(leaf, block.path);
  expectSame(root, block.root, 'the root of the block');
  const blockHash = sha256(
    2,
    bytes(block.previous, 'the block before'),
    root,
    `${block.number}|${block.day}|${block.journals}`,
  );
  expectSame(blockHash, block.hash, 'the hash of the block');
  if (day === null) return { block: blockHash.toString('hex'), day: null };
  if (day.day !== block.day) throw new Error('the block belongs to another day');
  const dayRoot = climb(blockHash, day.path);
  expectSame(dayRoot, day.root, 'the root of the day');
  const acts = sha256(bytes(day.staff_acts ?? day.staffActs, 'the audit'));
  const dayHash = sha256(
    4,
    bytes(day.previous, 'the day before'),
    dayRoot,
    acts,
    `${day.day}|${day.blocks}|${day.journals}`,
  );
  expectSame(dayHash, day.hash, 'the hash of the day');
  return { block: blockHash.toString('hex'), day: dayHash.toString('hex') };
}

/** @param {string} site @param {any} proof */
async function published(site, proof) {
  const read = async (/** @type {string} */ path) => {
    const answer = await fetch(new URL(path, site));
    if (!answer.ok) throw new Error(`${site} answered ${answer.status} for ${path}`);
    return (await answer.json()).data;
  };
  if (proof.day === null) return { block: (await read(`/api/ledger/seals/blocks/${proof.block.number}`)).hash };
  for (let cursor = ''; ;) {
    const page = await read(
      `/api/ledger/seals?limit=100${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    const found = page.items.find((/** @type {{ day: string }} */ one) => one.day === proof.day.day);
    if (found !== undefined) return { day: found.hash };
    if (page.next_cursor === null) throw new Error(`${site} has published no root for ${proof.day.day}`);
    cursor = page.next_cursor;
  }
}

/** @param {string[]} words */
async function main([file, option, value]) {
  if (file === undefined || (option !== undefined && (!['--hash', '--site'].includes(option) || value === undefined))) {
    console.error('Use: node verify-proof.mjs PROOF.json [--hash HEX | --site https://…]');
    return 2;
  }
  const read = JSON.parse(readFileSync(file, 'utf8'));
  const proof = read?.format === undefined ? (read?.data ?? read) : read;
  const { block, day } = verifyProof(proof);
  console.log(`Journal  ${proof.journal.heading}`);
  console.log(`Entry    ${proof.entry.line}`);
  console.log(`Block    ${proof.block.number} of ${proof.block.day}: ${block}`);
  console.log(
    day === null
      ? 'Day      not over yet: fetch the proof again tomorrow for the root of the day'
      : `Day      ${proof.day.day}: ${day}`,
  );
  if (option === '--hash' && value?.toLowerCase() !== day && value?.toLowerCase() !== block)
    throw new Error(`neither hash is ${value}`);
  if (option === '--site') {
    const theirs = await published(value ?? '', proof);
    if ((theirs.day ?? theirs.block) !== (theirs.day === undefined ? block : day))
      throw new Error('the site publishes another hash');
  }
  console.log(
    option === undefined
      ? 'The proof is sound in itself. Compare the hash with the published one.'
      : 'The entry is in the sealed ledger.',
  );
  return 0;
}

if (import.meta.main ?? process.argv[1]?.endsWith('verify-proof.mjs')) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error(`NOT PROVEN: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
