import { skills } from './skills.ts';

/**
 * Lines of words for the same thing, beside those of the skills (`src/domains/taxonomy/skills.ts`). Each finds the
 * others, a little lower.
 */
const SAME = `
ecommerce, e-commerce, online shop, online store, webshop, web shop
website, web site, homepage, site
web design, website design, website development, web development
app, application, mobile app
logo, wordmark, emblem, brand mark
branding, brand identity, corporate identity, visual identity
cv, resume, résumé, curriculum vitae
proofreading, copyediting, copy editing, proof reading
copywriting, copy, sales text
subtitles, captions, closed captions
voice over, voiceover, narration, narrator
transcription, transcript, typing up
localization, l10n, translation of software
photo, photograph, picture, photography
photo retouching, retouching, photo editing
background removal, cut-out, cutout, clipping path
slides, presentation, powerpoint, pitch deck, keynote
flyer, leaflet, handbill
sign, signage
spreadsheet, excel, google spreadsheets
accounting, bookkeeping, accounts, bookkeeper, accountant
virtual assistant, assistant, va, personal assistant, secretary
seo, search engine optimization, search engine
ui, user interface, interface
ux, user experience, usability
accessibility, a11y, wcag
gdpr, data protection, privacy
contract, agreement
nda, non disclosure agreement, confidentiality agreement
lawyer, legal, attorney, solicitor
jingle, sonic logo, audio logo
mastering, mixing, mix
song, music track
singer, vocalist, vocals
lyrics, songwriting, song text
score, film music, soundtrack, composition
animation, animated, motion graphics
video editing, film editing, video editor
reel, reels, shorts, short-form video, tiktok, vertical video
newsletter, email campaign, mailing
email marketing, newsletter
automation, workflow automation, zapier
backend, back-end, back end, server side
frontend, front-end, front end
devops, deployment, cloud
api, rest api, web service
bug, bug fixing, debugging, defect
database, postgresql, mysql, sql
dashboard, reporting, business intelligence, bi
survey, questionnaire
statistics, statistical analysis, data analysis
pet portrait, dog portrait, cat portrait
children's book, picture book, kids book
watercolor, gouache
speech, toast, wedding speech
manual, user guide, instructions, handbook
ghostwriting, ghostwriter, ghost writer
customer support, customer service, help desk
trademark, brand name search
fast website, website speed, page speed, core web vitals, performance
hacked site, malware removal, website repair
wordpress, woocommerce
podcast, podcast editing
audiobook, audio book
noise removal, audio cleanup, audio restoration
portrait, headshot
map, illustrated map
infographic, information design
icon, pictogram
mascot, character design
translator, translation
interpreter, interpreting
grading, color grading, color correction
explainer, explainer video, explanatory video
book cover, cover design
packaging, label, box design
restaurant menu, menu design
teacher, lessons, tutor, tutoring
`;

/** Groups of phrases that mean the same. */
export const synonymGroups = (): readonly (readonly string[])[] => [
  ...SAME.split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(',').map((part) => part.trim())),
  ...skills()
    .map(({ name, synonyms }) => [name, ...synonyms])
    .filter((group) => group.length > 1),
];
