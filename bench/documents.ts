/**
 * What a CV of two pages costs the process that sets documents, against its compiler alone, and what a thousand
 * documents cost the app that asks for them.
 */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { CV_TEMPLATES, type CvTemplate } from '#domains/cvs/cv.ts';
import { askProcess, nextMessage } from '#kit/server/ask-process.ts';
import type { Typeset, Typesetting } from '#kit/server/documents/typesetter.ts';
import { figure, median, type Figure } from './figure.ts';
import { processorMs } from './support/processor-time.ts';
import { twoPages } from './support/two-page-cv.ts';

const TYPESET = path.join(import.meta.dirname, '../src/kit/server/documents/typeset.ts');
const BARE = path.join(import.meta.dirname, 'support/bare-typst.ts');
const THOUSAND = path.join(import.meta.dirname, 'support/thousand-documents.ts');
const PATIENCE = { what: 'a document', longestMs: 60_000 };
const MINUTES_10 = 600_000;

const ROUNDS = 5;
/** The system counts processor time in hundredths of a second. */
const DOCUMENTS = 40;

interface Cost {
  readonly first: number;
  readonly warm: number;
}

/** Processor time of the first document after the start, and of each of many further ones of other words. */
async function costOf(script: string, template: CvTemplate): Promise<Cost> {
  const child: ChildProcess = fork(script, {
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await nextMessage(child, { what: 'starting to set documents', longestMs: PATIENCE.longestMs });
    const pid = child.pid ?? 0;
    const set = async (nth: number): Promise<void> => {
      const typeset = await askProcess<Typeset>(child, twoPages(template, nth) satisfies Typesetting, PATIENCE);
      if ('error' in typeset) throw new Error(typeset.error);
      if (typeset.pages !== 2) throw new Error(`${template}: ${typeset.pages} pages`);
    };
    const startedMs = processorMs(pid);
    await set(0);
    const first = processorMs(pid) - startedMs;
    await set(1);
    const warmMs = processorMs(pid);
    for (let nth = 2; nth < 2 + DOCUMENTS; nth += 1) await set(nth);
    return { first, warm: (processorMs(pid) - warmMs) / DOCUMENTS };
  } finally {
    child.kill('SIGKILL');
  }
}

export async function documentsBench(say: (line: string) => void): Promise<Figure[]> {
  const costs: { template: CvTemplate; ours: Cost; bare: Cost }[] = [];
  for (const template of CV_TEMPLATES) {
    const [ours, bare]: [Cost[], Cost[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await costOf(TYPESET, template));
      bare.push(await costOf(BARE, template));
    }
    const middle = (all: readonly Cost[]): Cost => ({
      first: median(all.map(({ first }) => first)),
      warm: median(all.map(({ warm }) => warm)),
    });
    costs.push({ template, ours: middle(ours), bare: middle(bare) });
    const last = costs.at(-1);
    say(
      `${template}: ${last?.ours.warm.toFixed(1)} ms warm, ${last?.ours.first} ms first; bare ${last?.bare.warm.toFixed(1)}`,
    );
  }
  const grown = await askProcess<number>(fork(THOUSAND), 'begin', {
    what: 'a thousand documents',
    longestMs: MINUTES_10,
  });
  return [
    ...costs.flatMap(({ template, ours }) => [
      figure(`CV of two pages, ${template}: processor time, warm`, ours.warm, 40, 'lower', 'ms'),
      figure(`CV of two pages, ${template}: processor time, first`, ours.first, 150, 'lower', 'ms'),
    ]),
    figure(
      'against the bare compile of the same template, at most',
      Math.max(...costs.map(({ ours, bare }) => ours.warm / bare.warm)),
      1.3,
      'lower',
      '×',
    ),
    figure('memory of the app after 1,000 documents', grown, 20, 'lower', 'MB more'),
  ];
}
