import { call } from '#kit/web/api-client.ts';
import { searchSuggestions, type Suggestion } from '../../search-contract.ts';

export const findSuggestions = async (words: string): Promise<readonly Suggestion[]> =>
  (await call(searchSuggestions, { query: { q: words } })).items;
