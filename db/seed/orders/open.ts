import { said } from './shape.ts';
import type { OrderStory } from './shape.ts';

/** Everything that is still under way, and everything that ended without a delivery. */
export const openOrders: readonly OrderStory[] = [
  // Ended without a delivery.
  { client: 'wanda-kruszewska', service: 'shop', tier: 0, placedDaysAgo: 186, fate: 'expired', answers: [] },
  { client: 'delphine-marchetti', service: 'interview-edit', tier: 0, placedDaysAgo: 131, fate: 'expired', answers: [] },
  { client: 'osei-lartey', service: 'slides', tier: 0, placedDaysAgo: 52, fate: 'expired', answers: [] },
  { client: 'farid-benhaddou', service: 'small-api', tier: 0, placedDaysAgo: 199, fate: 'cancelled-by-client', reason: 'Our investor wants the whole product from one firm after all. Thank you for answering so quickly.', answers: [] },
  { client: 'greta-nystrom', service: 'pack-shots', tier: 0, placedDaysAgo: 122, fate: 'cancelled-by-client', reason: 'The new tins are delayed until after the summer; I will order again when they are here.', answers: [] },
  { client: 'callum-tregenza', service: 'landing', tier: 0, placedDaysAgo: 48, fate: 'cancelled-by-client', reason: 'We have decided to mend the shop page first. One thing at a time.', answers: [] },
  { client: 'ana-lucia-prado', service: 'support-desk', tier: 0, placedDaysAgo: 116, fate: 'cancelled-unanswered', answers: [] },
  { client: 'delphine-marchetti', service: 'lyrics', tier: 0, placedDaysAgo: 45, fate: 'cancelled-unanswered', answers: [] },
  {
    client: 'hector-villagran', service: 'en-ar', tier: 0, placedDaysAgo: 95, fate: 'cancelled-late',
    answers: ['https://files.example.org/quetzal/welcome', 'Guests from the Gulf, at reception', ''],
    reason: 'The guests arrive tomorrow and I need the text today. He wrote that he was ill, and I wish him well.',
  },
  {
    client: 'petra-zimmerli', service: 'field-app', tier: 0, placedDaysAgo: 65, fate: 'cancelled-abandoned',
    answers: ['https://files.example.org/nordhang/service-sheet', 'A phone from five years ago, model in the sheet', 'Mr Aebi and Ms Frei, German'],
  },

  // Waiting for the client's answers.
  { client: 'noor-sadeghi', service: 'manuscript', tier: 0, placedDaysAgo: 8, fate: 'awaiting', answers: [] },
  { client: 'leilani-kahananui', service: 'backups', tier: 0, placedDaysAgo: 3, fate: 'awaiting', answers: [] },
  { client: 'birgit-oyelaran', service: 'small-site', tier: 0, placedDaysAgo: 2, fate: 'awaiting', answers: [] },
  { client: 'greta-nystrom', service: 'guidelines', tier: 0, placedDaysAgo: 1, fate: 'awaiting', answers: [] },

  // Being worked on.
  {
    client: 'tendai-mapfumo', service: 'picture-book', tier: 0, placedDaysAgo: 12, fate: 'working',
    answers: ['https://files.example.org/musasa/the-floating-goat', '21 by 21 cm, 32 pages', 'The goat is real and belongs to my aunt', 'Funny'],
  },
  {
    client: 'jun-ho-bae', service: 'characters', tier: 1, placedDaysAgo: 9, fate: 'working',
    answers: ['A heron who believes she owns the pier', 'Side view, 128 pixels', 'https://files.example.org/tidepool/keeper-final'],
  },
  {
    client: 'leilani-kahananui', service: 'identity', tier: 1, placedDaysAgo: 11, fate: 'working',
    answers: ['Kahananui Design, for a clinic client named Lima Hou', 'Patients, on the door and on the appointment card', 'None, start fresh', ''],
  },
  {
    client: 'callum-tregenza', service: 'keywords', tier: 1, placedDaysAgo: 5, fate: 'working',
    answers: ['https://files.example.org/wheal/questions', 'Me, four hours a month if it rains', 'Electric scooters'],
  },
  {
    client: 'farid-benhaddou', service: 'statistics', tier: 0, placedDaysAgo: 4, fate: 'working',
    answers: ['https://files.example.org/atlas/before-after', 'All customers of one village, so not chosen at all', 'Whether to promise savings in writing'],
  },
  {
    client: 'petra-zimmerli', service: 'api-docs', tier: 1, placedDaysAgo: 7, fate: 'working',
    answers: ['sandbox.example.org, key sent separately', 'https://files.example.org/nordhang/spec', 'How to read the weight without waiting for it to settle'],
  },
  {
    client: 'osei-lartey', service: 'books', tier: 1, placedDaysAgo: 6, fate: 'working',
    answers: ['United Kingdom, same software, 140 entries', 'https://files.example.org/lartey/shoebox-oct', ''],
  },
  {
    client: 'moira-castellane', service: 'mix', tier: 0, placedDaysAgo: 8, fate: 'late',
    answers: ['https://files.example.org/lantern/theme-live', 'Two old sea songs, links in the folder', 'None'],
  },
  {
    client: 'hector-villagran', service: 'subtitle-es', tier: 0, placedDaysAgo: 4, fate: 'late',
    answers: ['https://files.example.org/quetzal/valley-film', 'Mexico', ''],
  },

  // Delivered, waiting for approval.
  {
    client: 'greta-nystrom', service: 'labels', tier: 0, placedDaysAgo: 6, fate: 'delivered',
    answers: ['https://files.example.org/havrekorn/template', 'Saffron rusks, full text in the folder', 'Paper label', '6430001100046'],
    note: 'One label on the grid of your range, so it stands beside the other three. The saffron is a real colour and not a shout. Paper proof photographed on Tuesday’s rusks.',
  },
  {
    client: 'wanda-kruszewska', service: 'welcome-series', tier: 0, placedDaysAgo: 7, fate: 'delivered',
    answers: ['The gift version this time; access is as before', 'https://files.example.org/kettle/gift-mails', 'Ewelina, still'],
    note: 'Three mails for people who were given a coat. None of them thanks anyone for a purchase they did not make.',
  },
  {
    client: 'noor-sadeghi', service: 'town-map', tier: 0, placedDaysAgo: 13, fate: 'review-extended',
    answers: ['https://files.example.org/secondshelf/tegelen', 'Twelve places, library first', 'Yes, once'],
    note: 'The library is where the fold is not. A person who had never been there found the back entrance, which is more than I did.',
  },
  {
    client: 'leilani-kahananui', service: 'copyedit', tier: 0, placedDaysAgo: 4, fate: 'delivered',
    answers: ['https://files.example.org/kahananui/lima-hou', 'People who have just been given a diagnosis', 'Light'],
    note: 'A light hand. I changed one word in the second sentence and would ask you to read it aloud to somebody before you decide.',
  },
  {
    client: 'tendai-mapfumo', service: 'samoan-transcripts', tier: 0, placedDaysAgo: 6, fate: 'delivered',
    answers: ['https://files.example.org/musasa/partner-interview', 'Losa, teacher in Falealupo; we promised she may read it first'],
    note: 'Typed by hand and heard again on the second day. Losa uses a proverb at 11:30 that I explain in a note. Please let her read it first, as you promised.',
  },

  // Just placed, not yet paid: runs out within the quarter of an hour.
  { client: 'delphine-marchetti', service: 'logo-sting', tier: 0, placedDaysAgo: 0, fate: 'unpaid', answers: [] },

  // A new client's first finished order, still in clearance.
  {
    client: 'birgit-oyelaran', service: 'cv', tier: 0, placedDaysAgo: 5, fate: 'approved',
    answers: ['https://files.example.org/oyelaran/dates', 'A page about me for the new practice', 'Europe'],
    note: 'One page. The line about the night of three births stands first, because nobody who reads it will forget you.',
    fromClient: said('555 Twelve odd questions and a page in which I recognise myself.'),
  },
];
