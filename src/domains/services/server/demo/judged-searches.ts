/**
 * What people search for, and how good an answer each service of the demo world is: 3 is what they are looking for, 2
 * would do, 1 is related; everything else is wrong. Judged by reading the services, before any engine had answered.
 */
export interface JudgedSearch {
  readonly kind: 'title' | 'phrase' | 'typo' | 'synonym' | 'form' | 'spelling' | 'rare' | 'person';
  readonly query: string;
  readonly grades: Readonly<Record<string, 1 | 2 | 3>>;
}

type Line = readonly [query: string, best: string, good?: string, related?: string];

const judged = (kind: JudgedSearch['kind'], lines: readonly Line[]): JudgedSearch[] =>
  lines.map(([query, ...byGrade]) => ({
    kind,
    query,
    grades: Object.fromEntries(
      byGrade.flatMap((keys, place) =>
        (keys ?? '')
          .split(' ')
          .filter((key) => key !== '')
          .map((key) => [key, (3 - place) as 1 | 2 | 3]),
      ),
    ),
  }));

export const judgedSearches: readonly JudgedSearch[] = [
  ...judged('title', [
    ['Brand identity with a usable system, not just a logo', 'identity'],
    ['Icon sets on one grid, exported the way your developers want them', 'icons'],
    ['a financial model with the assumptions on one sheet, in yellow', 'model'],
    ['Your song mixed on two small speakers until the vocal tells the story', 'mix'],
    ['A five-page website for your guesthouse, workshop or practice', 'small-site'],
    ['Subtitles into Spanish that leave the viewer time to see the film', 'subtitle-es'],
    ['One stubborn bug in your app: found, explained, fixed and tested', 'bug-hunt'],
    ['old photographs mended: tears, mold, fading and missing corners', 'restoration'],
    ['Slides that carry the argument', 'slides'],
    ['speech in your own voice', 'speech'],
    ['The contract they sent you, read properly before you sign it', 'contract-review'],
    ['API documentation whose examples run, from first key to first error', 'api-docs'],
  ]),
  ...judged('phrase', [
    ['brand identity', 'identity', 'guidelines wordmark'],
    ['seo audit', 'seo-audit', 'keywords'],
    ['landing page', 'landing', 'small-site', 'speed'],
    ['voice over', 'voice-over', 'audiobook', 'greeting'],
    ['business plan', 'plan', 'model'],
    ['privacy policy', 'privacy-policy', 'processing-record'],
    ['product photos', 'pack-shots', 'cutouts food-photos'],
    ['podcast editing', 'podcast', 'audio-rescue'],
    ['mobile app', 'field-app', 'bug-hunt', 'app-arabic'],
    ['code review', 'code-review', 'bug-hunt'],
    ['logo animation', 'logo-sting', 'lower-thirds'],
    ['arabic translation', 'en-ar', 'app-arabic'],
    ['german contract translation', 'contracts-de', 'review-de'],
    ['spanish lessons', 'spanish-lessons'],
    ['pet portrait', 'pet-portrait'],
    ['restaurant menu', 'menus', 'food-photos'],
    ['wedding speech', 'speech'],
    ['technical writing', 'manual api-docs'],
    ['customer interviews', 'customer-calls'],
    ['short film color grading', 'grading'],
    ['clean up spreadsheet', 'cleaning', 'form-to-sheet'],
    ['virtual assistant for inbox and calendar', 'assistant'],
    ['explainer video', 'explainer'],
    ['interview transcripts', 'transcripts samoan-transcripts'],
  ]),
  ...judged('typo', [
    ['logo desing', 'wordmark identity guidelines logo-sting'],
    ['brnad identity', 'identity', 'guidelines wordmark'],
    ['webiste', 'small-site site-repair speed', 'shop landing interface', 'a11y-audit privacy-policy'],
    ['accesibility audit', 'a11y-audit', '', 'seo-audit'],
    ['transalation arabic', 'en-ar', 'app-arabic'],
    ['bookeeping', 'books'],
    ['podcats editing', 'podcast', 'audio-rescue'],
    ['phtoo restoration', 'restoration', 'retouching'],
    ['watercolr picture book', 'picture-book'],
    ['illustrted map', 'town-map'],
    ['newsleter', 'newsletter', 'welcome-series'],
    ['dashbord', 'dashboard'],
    ['tradmark search', 'name-search'],
    ['copyediitng', 'copyedit', 'manuscript'],
    ['guitar recoding', 'guitar'],
  ]),
  ...judged('synonym', [
    ['resume', 'cv'],
    ['curriculum vitae', 'cv'],
    ['online store', 'shop', 'product-texts', 'pack-shots cutouts welcome-series'],
    ['emblem', 'wordmark identity', 'guidelines logo-sting'],
    ['corporate identity', 'identity', 'guidelines wordmark'],
    ['powerpoint', 'slides'],
    ['a11y', 'a11y-audit'],
    ['proof reading', 'copyedit', 'review-de manuscript'],
    ['accountant', 'books', 'model'],
    ['secretary', 'assistant'],
    ['narrator', 'audiobook voice-over'],
    ['clipping path', 'cutouts'],
    ['leaflet', 'posters'],
    ['help desk', 'support-desk'],
    ['search engine optimization', 'seo-audit', 'keywords'],
    ['reels', 'vertical-clips'],
    ['headshot', 'retouching', 'pet-portrait'],
    ['confidentiality agreement', 'nda', 'contract-review', 'contracts-de'],
    ['user guide', 'manual', 'api-docs handbook'],
    ['soundtrack', 'dance-score', 'jingle'],
    ['malware removal', 'site-repair'],
    ['ghostwriter', '', 'speech manuscript'],
  ]),
  ...judged('form', [
    ['logos', 'wordmark identity guidelines logo-sting'],
    ['dashboards', 'dashboard'],
    ['contracts', 'nda contract-review contracts-de'],
    ['translated', '', 'en-ar contracts-de short-story app-arabic', 'review-de subtitle-es'],
    ['poster', 'posters'],
    ['icon', 'icons'],
    ['editing interviews', 'interview-edit'],
    ['forecasting', 'forecast'],
    ['speeches', 'speech'],
    ['animated logo', 'logo-sting'],
  ]),
  ...judged('spelling', [
    ['watercolour', 'picture-book patterns'],
    ['colour grading', 'grading'],
    ['ecommerce', 'shop', 'cutouts pack-shots welcome-series'],
    ['e-commerce shop', 'shop', 'pack-shots cutouts product-texts'],
    ['localisation', 'app-arabic', '', 'en-ar'],
    ['e-mail marketing', 'newsletter welcome-series'],
    ['voiceover', 'voice-over', 'audiobook'],
    ['web site', 'small-site site-repair speed', 'shop landing interface', 'a11y-audit privacy-policy'],
    ['back-end', 'small-api', '', 'backups'],
    ['résumé', 'cv'],
    ['statistical analyses', 'statistics'],
  ]),
  ...judged('rare', [
    ['bouzouki for your track', 'guitar'],
    ['translation from catalan', 'short-story'],
    ['transcription in samoan', 'samoan-transcripts', 'transcripts'],
    ['singing in kiswahili', 'vocals', 'jingle'],
    ['website malware', 'site-repair'],
    ['postgresql api', 'small-api'],
    ['website for guesthouse', 'small-site'],
    ['film sound hum and hiss', 'audio-rescue'],
  ]),
  ...judged('person', [['amara okafor', 'identity wordmark guidelines']]),
];
