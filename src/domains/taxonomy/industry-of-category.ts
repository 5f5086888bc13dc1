import { topOf } from './categories.ts';

export interface SuggestedIndustry {
  readonly industry: string;
  readonly subindustry: string;
}

const suggested = (industry: string, subindustry: string): SuggestedIndustry => ({ industry, subindustry });

/**
 * Where what is bought says nothing about the business that buys it: a logo, a translation and a contract are for
 * anyone.
 */
export const NEUTRAL_INDUSTRY = suggested('professional-services', 'consultancies');

/** By category of services, then by its top one. Only what is mostly bought by one kind of business is here. */
const BY_CATEGORY: Readonly<Record<string, SuggestedIndustry>> = {
  'web-development': suggested('software-and-internet', 'business-software'),
  'software-automation': suggested('software-and-internet', 'business-software'),
  'writing-editing': suggested('media-and-publishing', 'book-publishing'),
  illustration: suggested('media-and-publishing', 'book-publishing'),
  'video-animation': suggested('media-and-publishing', 'film-and-television'),
  'voice-audio': suggested('media-and-publishing', 'podcasts-and-radio'),
  'music-production': suggested('arts-and-entertainment', 'music-and-concerts'),
  photography: suggested('retail-and-e-commerce', 'home-and-furniture'),
  'menu-signage-design': suggested('food-and-drink', 'restaurants-and-cafes'),
  'food-photography': suggested('food-and-drink', 'restaurants-and-cafes'),
  'packaging-design': suggested('manufacturing', 'consumer-goods'),
  'pattern-textile-design': suggested('manufacturing', 'textiles'),
  'book-covers': suggested('media-and-publishing', 'book-publishing'),
  'literary-translation': suggested('media-and-publishing', 'book-publishing'),
  'audiobook-narration': suggested('media-and-publishing', 'book-publishing'),
  'subtitle-translation': suggested('media-and-publishing', 'film-and-television'),
  'legal-medical-translation': suggested('professional-services', 'law-firms'),
  'online-shops': suggested('retail-and-e-commerce', 'fashion-and-clothing'),
  'mobile-apps': suggested('software-and-internet', 'consumer-apps'),
  'game-development': suggested('arts-and-entertainment', 'games'),
  'grant-proposal-writing': suggested('non-profit-and-community', 'charities'),
  'real-estate-photo-editing': suggested('real-estate-and-property', 'estate-agencies'),
};

/**
 * What a new client's business may do, by the category of what they buy: a guess to change, never a fact. Null where
 * there is none.
 */
export const industryOfCategory = (category: string): SuggestedIndustry | null =>
  BY_CATEGORY[category] ?? BY_CATEGORY[topOf(category)?.slug ?? ''] ?? null;
