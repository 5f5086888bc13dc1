import type { LanguageModel } from './language-model.ts';

/** For examples of calls: answers as a language model would. The real client and its simulator are tested here. */
export const exampleModel: LanguageModel = {
  host: 'models.example.com',
  answer: async ({ data }) => ({
    text:
      'messages' in (data as object)
        ? 'Four boats, and a mark for each.'
        : '¿Podrías dibujar una marca para nuestros barcos?',
    isCut: false,
  }),
};
