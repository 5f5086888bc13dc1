import { confirm } from '#design/app/confirm.ts';
import { toast } from '#design/public/toast-store.ts';
import type { Suggest } from '#design/app/combo-box.tsx';
import { useCommand, useRead } from '#kit/web/api.ts';
import { addedWords, suggestWord, type SuggestionKind } from '../suggestions-contract.ts';

/**
 * What a list lacks: once confirmed, used in one's own words and suggested to operators for everyone. An extra Enter
 * never adds one. `added` is what came into the list this way.
 */
export function useSuggest(kind: SuggestionKind, onUse: (name: string) => void, parent?: string) {
  const added = useRead(addedWords, {}).data?.items.filter((item) => item.kind === kind) ?? [];
  const send = useCommand(suggestWord);
  const suggest: Suggest = {
    words: (typed) => `Use and suggest “${typed}”`,
    detail: 'It’s on your profile right away. We review it for everyone and let you know.',
    onSuggest: async (typed) => {
      const isMeant = await confirm({
        title: `Add “${typed}” as a new ${kind}?`,
        body: 'It isn’t in our list yet. We’ll add it to your profile now and review it for the list.',
        okLabel: 'Add and suggest',
      });
      if (!isMeant) return false;
      onUse(typed);
      send.mutate(
        { body: { kind, name: typed, ...(parent === undefined ? {} : { parent }) } },
        {
          onSuccess: ({ state }) =>
            state === 'waiting' ? toast.success('Suggestion sent', `We’ll let you know about “${typed}”.`) : undefined,
          onError: (error) => toast.error('Suggestion not sent', error.message),
        },
      );
      return true;
    },
  };
  return { added, suggest };
}
