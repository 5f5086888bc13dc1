/**
 * What is nearest to each category, from any top category, nearest first: what could take its place, and what people
 * need beside it for the same thing.
 */
const LINES = `
logo-design: brand-identity, logo-animation, trademark-searches, icon-sets, print-design
brand-identity: logo-design, print-design, social-media-design, presentation-design, packaging-design
packaging-design: brand-identity, print-design, pattern-textile-design, product-photography, logo-design
presentation-design: data-visualisation, brand-identity, business-plans, scripts-speeches
print-design: brand-identity, menu-signage-design, social-media-design, packaging-design, logo-design
book-covers: childrens-book-illustration, editorial-illustration, proofreading-copyediting, ghostwriting-books
social-media-design: social-media-management, brand-identity, short-form-video, print-design, search-social-ads
menu-signage-design: print-design, food-photography, brand-identity, maps-infographic-drawing, logo-design
web-design: business-websites, landing-pages, icon-sets, brand-identity, web-accessibility
business-websites: web-design, landing-pages, website-copywriting, online-shops, website-terms-privacy, seo-audits
landing-pages: business-websites, web-design, website-copywriting, search-social-ads, analytics-tracking-setup
online-shops: business-websites, product-descriptions, product-photography, website-terms-privacy, web-design
website-repair: bug-fixing, website-migration, website-speed, business-websites
website-speed: website-repair, seo-audits, website-migration, cloud-devops
web-accessibility: web-design, website-repair, subtitles-captions
website-migration: website-repair, cloud-devops, seo-audits, business-websites
website-copywriting: landing-pages, articles-blog-posts, product-descriptions, keyword-content-planning
website-copywriting: website-localisation
articles-blog-posts: website-copywriting, keyword-content-planning, editorial-illustration, email-marketing
articles-blog-posts: proofreading-copyediting
product-descriptions: website-copywriting, product-photography, online-shops, website-localisation
proofreading-copyediting: translation-review, ghostwriting-books, technical-writing, cv-cover-letters
technical-writing: process-documentation, proofreading-copyediting, document-translation, back-end-apis
cv-cover-letters: proofreading-copyediting, recruiting-support, portrait-retouching, document-translation
ghostwriting-books: proofreading-copyediting, book-covers, scripts-speeches, transcription, literary-translation
scripts-speeches: ghostwriting-books, voice-over, explainer-videos, presentation-design
grant-proposal-writing: business-plans, financial-modelling, proofreading-copyediting, presentation-design
video-editing: short-form-video, colour-grading, motion-graphics, subtitles-captions, audio-cleanup
short-form-video: video-editing, subtitles-captions, social-media-management, motion-graphics, social-media-design
explainer-videos: motion-graphics, character-animation, voice-over, scripts-speeches, video-editing
motion-graphics: explainer-videos, logo-animation, character-animation, video-editing, sound-design
logo-animation: motion-graphics, jingles-sonic-logos, logo-design, sound-design
character-animation: explainer-videos, character-design, motion-graphics, voice-over, game-development
subtitles-captions: subtitle-translation, transcription, video-editing, short-form-video
colour-grading: video-editing, photo-selection-presets, short-form-video
seo-audits: keyword-content-planning, website-speed, website-repair, website-copywriting, analytics-tracking-setup
keyword-content-planning: seo-audits, articles-blog-posts, website-copywriting, social-media-management
email-marketing: landing-pages, website-copywriting, workflow-automation, social-media-management
search-social-ads: landing-pages, social-media-design, analytics-tracking-setup, social-media-management, seo-audits
social-media-management: social-media-design, short-form-video, search-social-ads, email-marketing, public-relations
market-research: data-collection, statistical-analysis, business-plans, keyword-content-planning
analytics-tracking-setup: dashboards, search-social-ads, seo-audits, data-protection
public-relations: articles-blog-posts, social-media-management, scripts-speeches, email-marketing
portrait-illustration: character-design, portrait-retouching, editorial-illustration, photo-restoration
childrens-book-illustration: character-design, book-covers, editorial-illustration, ghostwriting-books
character-design: character-animation, childrens-book-illustration, portrait-illustration, game-development
icon-sets: web-design, logo-design, editorial-illustration, brand-identity
editorial-illustration: portrait-illustration, childrens-book-illustration, book-covers, articles-blog-posts
pattern-textile-design: packaging-design, editorial-illustration, print-design
maps-infographic-drawing: data-visualisation, editorial-illustration, menu-signage-design, print-design, icon-sets
mobile-apps: back-end-apis, web-design, game-development, website-localisation, bug-fixing
back-end-apis: database-queries, cloud-devops, workflow-automation, mobile-apps, code-review
workflow-automation: spreadsheet-automation, back-end-apis, process-documentation, virtual-assistance
spreadsheet-automation: workflow-automation, data-cleaning, dashboards, financial-modelling
bug-fixing: website-repair, code-review, back-end-apis, mobile-apps
code-review: bug-fixing, back-end-apis, cloud-devops
cloud-devops: back-end-apis, website-migration, bug-fixing, website-speed
game-development: mobile-apps, character-design, sound-design, composition-scoring, character-animation
data-cleaning: spreadsheet-automation, statistical-analysis, database-queries, data-collection, dashboards
dashboards: data-visualisation, spreadsheet-automation, database-queries, analytics-tracking-setup
data-visualisation: dashboards, maps-infographic-drawing, statistical-analysis, presentation-design
statistical-analysis: data-visualisation, forecasting-models, data-cleaning, machine-learning, market-research
forecasting-models: statistical-analysis, machine-learning, financial-modelling, dashboards
database-queries: back-end-apis, dashboards, data-cleaning, spreadsheet-automation
machine-learning: forecasting-models, statistical-analysis, data-cleaning, back-end-apis
data-collection: market-research, data-cleaning, virtual-assistance, workflow-automation
document-translation: legal-medical-translation, translation-review, literary-translation, proofreading-copyediting
website-localisation: document-translation, translation-review, website-copywriting, business-websites
literary-translation: document-translation, translation-review, proofreading-copyediting, book-covers
legal-medical-translation: document-translation, translation-review, interpreting, contract-review
subtitle-translation: subtitles-captions, document-translation, transcription, voice-over
translation-review: proofreading-copyediting, document-translation, legal-medical-translation, literary-translation
interpreting: document-translation, legal-medical-translation, language-lessons
language-lessons: interpreting, translation-review
voice-over: audiobook-narration, phone-greetings, scripts-speeches, explainer-videos, audio-cleanup
audiobook-narration: voice-over, audio-cleanup, podcast-editing, book-covers
podcast-editing: audio-cleanup, transcription, jingles-sonic-logos, video-editing, short-form-video
audio-cleanup: podcast-editing, mixing-mastering, transcription, sound-design
sound-design: composition-scoring, jingles-sonic-logos, audio-cleanup, mixing-mastering
phone-greetings: voice-over, jingles-sonic-logos, scripts-speeches, customer-support
transcription: subtitles-captions, audio-cleanup, podcast-editing, proofreading-copyediting
mixing-mastering: audio-cleanup, beats-arrangement, session-musicians, singers-vocalists
session-musicians: singers-vocalists, beats-arrangement, mixing-mastering, composition-scoring
singers-vocalists: session-musicians, songwriting-lyrics, mixing-mastering, jingles-sonic-logos
composition-scoring: beats-arrangement, sound-design, songwriting-lyrics, jingles-sonic-logos, session-musicians
songwriting-lyrics: composition-scoring, singers-vocalists, beats-arrangement, jingles-sonic-logos
jingles-sonic-logos: composition-scoring, sound-design, songwriting-lyrics, logo-animation, voice-over
beats-arrangement: composition-scoring, mixing-mastering, songwriting-lyrics, session-musicians
product-photography: background-removal, food-photography, product-descriptions, online-shops
portrait-retouching: photo-restoration, background-removal, photo-selection-presets, portrait-illustration
background-removal: product-photography, portrait-retouching, photo-restoration
photo-restoration: portrait-retouching, background-removal, portrait-illustration
real-estate-photo-editing: background-removal, photo-selection-presets, video-editing
food-photography: product-photography, menu-signage-design, social-media-design, packaging-design
photo-selection-presets: portrait-retouching, colour-grading, real-estate-photo-editing
virtual-assistance: customer-support, project-management, data-collection, social-media-management, bookkeeping
bookkeeping: spreadsheet-automation, financial-modelling, virtual-assistance
business-plans: financial-modelling, market-research, presentation-design, grant-proposal-writing, company-formation
financial-modelling: business-plans, forecasting-models, spreadsheet-automation, bookkeeping
customer-support: virtual-assistance, process-documentation, workflow-automation, phone-greetings
recruiting-support: virtual-assistance, contract-drafting, cv-cover-letters, process-documentation
project-management: virtual-assistance, process-documentation, workflow-automation
process-documentation: technical-writing, workflow-automation, project-management
contract-drafting: contract-review, legal-research, website-terms-privacy, legal-medical-translation
contract-review: contract-drafting, legal-research, legal-medical-translation
website-terms-privacy: data-protection, contract-drafting, online-shops, business-websites
data-protection: website-terms-privacy, legal-research, contract-drafting, analytics-tracking-setup
trademark-searches: legal-research, company-formation, logo-design, brand-identity
company-formation: contract-drafting, business-plans, trademark-searches, bookkeeping
legal-research: contract-review, contract-drafting, data-protection, trademark-searches
`;

export const neighborCategories = (): ReadonlyMap<string, readonly string[]> => {
  const neighbors = new Map<string, readonly string[]>();
  for (const line of LINES.split('\n').filter(Boolean)) {
    const [slug = '', named = ''] = line.split(': ');
    neighbors.set(slug, [...(neighbors.get(slug) ?? []), ...named.split(', ')]);
  }
  return neighbors;
};
