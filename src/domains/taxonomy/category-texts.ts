/**
 * What the pages of categories say. Only the server reads it: a screen that names a category goes without the texts of
 * all of them.
 */
import type { CategoryTexts, SubCategory, TopCategory } from './category-shape.ts';
import { brandDesign, illustration, photography, videoAnimation } from './category-texts-visual.ts';
import { dataAnalysis, softwareAutomation, webDevelopment } from './category-texts-technical.ts';
import { musicProduction, voiceAudio } from './category-texts-sound.ts';
import { translation, writing } from './category-texts-words.ts';
import { businessSupport, legal, marketing } from './category-texts-business.ts';

const bySlug = new Map<string, CategoryTexts>(
  Object.entries({
    'brand-design': brandDesign,
    'web-development': webDevelopment,
    'writing-editing': writing,
    'video-animation': videoAnimation,
    marketing,
    illustration,
    'software-automation': softwareAutomation,
    'data-analysis': dataAnalysis,
    translation,
    'voice-audio': voiceAudio,
    'music-production': musicProduction,
    photography,
    'business-support': businessSupport,
    'legal-compliance': legal,
  }),
);

export function textsOf(top: TopCategory): CategoryTexts {
  const texts = bySlug.get(top.slug);
  if (texts === undefined) throw new Error(`The category ${top.slug} has no texts`);
  return texts;
}

export const blurbOf = (sub: SubCategory): string => bySlug.get(sub.parent)?.subCategories[sub.slug] ?? '';
