import type { ComponentType, Dispatch, SetStateAction } from 'react';
import type { NavigateFunction } from 'react-router';

/**
 * A file of its own, which names the files to fetch ahead: in those of every visitor their names cost more than the code.
 * The search box that has the focus gets suggestions, and cards their button.
 */
export async function begin(
  target: EventTarget,
  navigate: NavigateFunction,
  setWhyRank: Dispatch<SetStateAction<ComponentType<{ slug: string }> | null>>,
): Promise<void> {
  await (await import('./later-suggest.ts')).suggest(target, navigate);
  const { WhyRank } = await import('./public-why-rank.tsx');
  setWhyRank(() => WhyRank);
}
