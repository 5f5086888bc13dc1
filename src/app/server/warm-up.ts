import type { Context } from '#kit/server/context.ts';
import type { DomainModule } from '#kit/server/module.ts';

/** Warms one domain after another. What fails is read by its first reader, as without it. */
export function warmUp(
  modules: readonly Pick<DomainModule, 'name' | 'warm'>[],
  context: Context,
): { readonly done: Promise<void>; stop(): void } {
  let isStopped = false;
  const all = async (): Promise<void> => {
    for (const { name, warm } of modules) {
      if (isStopped) return;
      try {
        await warm?.(context);
      } catch (error) {
        // While it ends, its connections are closed under it.
        if (!isStopped) context.log.warn({ err: error, domain: name }, 'not warmed up');
      }
    }
  };
  return {
    done: all(),
    stop: () => {
      isStopped = true;
    },
  };
}
