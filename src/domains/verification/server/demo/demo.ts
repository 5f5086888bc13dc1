import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '#domains/accounts/server/accounts.ts';
import { addIdentityFile, storePicture } from '../case-files.ts';
import { approve } from '../decide-case.ts';
import { startIdentityCase, submitIdentityCase } from '../identity.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { daysBefore, type Replay } from '#kit/server/demo/replay.ts';

/** Who has shown a document, long enough ago that its pictures are deleted by now. */
const PROVEN_SELLERS = ['amara-okafor', 'siobhan-odwyer', 'leilani-kahananui'] as const;
const PROVEN_DAYS_AGO = 44;
/** Sent yesterday: the reviewers of a demo have something to decide. */
const WAITING_SELLER = 'linnea-sjostrom';
const DOCUMENT_LASTS_DAYS = 900;

/** Drawn for the demo and already in the format the product stores, so that no image library has to be loaded. */
const PICTURES = [
  ['front', readFileSync(path.join(import.meta.dirname, 'pictures/specimen.webp'))],
  ['selfie', readFileSync(path.join(import.meta.dirname, 'pictures/face.webp'))],
] as const;

/** The person's own part: a document chosen, two pictures, sent. */
async function sendDocuments({ tx, context }: Replay, actor: Actor): Promise<string> {
  await startIdentityCase(tx, actor, 'passport', context);
  for (const [part, picture] of PICTURES) {
    await addIdentityFile(tx, actor, part, await storePicture(part, picture, context), context);
  }
  const { case_id: id } = await submitIdentityCase(tx, actor, context);
  if (id === null) throw new Error('what was sent is a case');
  return id;
}

/** Sent, and approved by the owner of this instance. Where there is none yet, they wait. */
async function plantProof(replay: Replay, actor: Actor): Promise<void> {
  const id = await sendDocuments(replay, actor);
  const owner = await ownerOf(replay.tx);
  if (owner === null) return;
  const ends = new Date(replay.context.clock().getTime() + DOCUMENT_LASTS_DAYS * DAY_MS).toISOString().slice(0, 10);
  await approve(replay.tx, owner.actor, id, ends, replay.context);
}

export const demo: DemoPart = {
  steps: ({ replay, now, people }) => [
    ...PROVEN_SELLERS.map((seller) => ({
      at: daysBefore(now, PROVEN_DAYS_AGO),
      run: () => plantProof(replay, people.get(seller)),
    })),
    { at: daysBefore(now, 1), run: () => sendDocuments(replay, people.get(WAITING_SELLER)) },
  ],
};
