import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const translationServices: readonly SeedService[] = [
  {
    key: 'en-ar',
    seller: 'yusuf-alrashidi',
    category: 'document-translation',
    listedDaysAgo: 225,
    title: 'English to Arabic translation that reads as if written in Amman',
    description: `Most Arabic translations of English can be translated back word for word. Mine cannot, and that is the point: the sentence is built again in Arabic.

### What you get

- Your document in modern standard Arabic, in the same layout, turned the right way round
- Names, numbers and measures handled the same way throughout, with a list of how
- A second reading by a colleague in the larger packages

### How I work

I read the whole document before I translate a line. Questions come on the first day, in one message. The draft rests for a night, since Arabic shows its errors in the morning. Then I check it *in place*: a list that was numbered from the left, an arrow that pointed forward, a caption that lost its picture.

### What I need from you

The editable file, who will read it and where (Rabat and Riyadh are not the same reader), and any earlier translation you liked. For leaflets and signs please send the design as well, and I will check the final proof at no cost.`,
    packages: [
      pack(
        'Thousand words',
        'A letter, a leaflet, a page',
        ['Up to 1,000 words', 'Layout kept', 'Proof checked'],
        70_00,
        3,
        1,
      ),
      pack(
        'Five thousand words',
        'A report or exhibition',
        ['Up to 5,000 words', 'Layout kept', 'Term list', 'Proof checked'],
        320_00,
        8,
        1,
      ),
      pack(
        'Five thousand, two readers',
        'With a second Arabic reader',
        ['Up to 5,000 words', 'Second reader', 'Term list', 'Layout kept', 'Two proofs checked'],
        450_00,
        10,
        2,
      ),
    ],
    extras: [extra('Thousand more words', 62_00, 1), extra('Fully vowelled text for young readers', 40_00, 2)],
    faq: [
      faq(
        'Do you use machine translation?',
        'No. For internal reading a corrected machine text may be enough, and I will say so if I think that is your case.',
      ),
      faq(
        'Which dialects?',
        'I write the standard language. For dialogue I can use Levantine, and I know whom to ask for the others.',
      ),
    ],
    requirements: [
      file('The document, editable'),
      text('Who will read it, and in which country?'),
      fileMaybe('Earlier translations you liked'),
    ],
    tags: ['arabic', 'english', 'translation', 'rtl'],
  },
  {
    key: 'app-arabic',
    seller: 'yusuf-alrashidi',
    category: 'website-localisation',
    listedDaysAgo: 183,
    title: 'Your app in Arabic: plurals, mirrored screens and dates that are right',
    description: `Arabic has six plural forms, runs from right to left, and keeps its phone numbers from left to right. I translate your app and check each of these on a real phone.

### What you get

- Translated strings in your own file format, plurals complete, placeholders untouched
- A screen-by-screen check with pictures: what mirrors, what must not, what no longer fits
- A short style guide, so that the next release does not begin from nothing

### How I work

I use the app in English for an hour first. Then strings, in the order of the screens rather than the alphabet. When your build is ready I go through all screens and file what I find the way your developers want it. Typical findings: a back arrow that goes forward, a price that reads 05.21, a button that says *Close* as in *nearby*.

### What I need from you

The string files with comments, a test build, and a developer who can answer what \`%s\` will be. Screenshots for the strings nobody understands any more.`,
    packages: [
      pack(
        'Small app',
        'Up to 300 strings',
        ['Up to 300 strings', 'Plurals complete', 'One screen check'],
        160_00,
        6,
        1,
      ),
      pack(
        'App',
        'Up to 1,200 strings',
        ['Up to 1,200 strings', 'Plurals complete', 'Two screen checks', 'Style guide'],
        480_00,
        14,
        2,
      ),
      pack(
        'App and store',
        'Strings, store page and help texts',
        ['Up to 1,200 strings', 'Two screen checks', 'Store page', 'Up to 3,000 words of help', 'Style guide'],
        690_00,
        20,
        2,
      ),
    ],
    extras: [extra('Check after your next release', 70_00, 3)],
    faq: [
      faq('Our app is not mirrored yet', 'Send it to me before you start. Half an hour of advice now saves a week.'),
      faq('Which numerals do you use?', 'The ones your market reads. I ask, and then I keep to it.'),
    ],
    requirements: [
      file('String files'),
      text('How do I get a test build?'),
      choice('Numerals', '0 1 2 3', '٠ ١ ٢ ٣', 'You advise'),
    ],
    tags: ['localisation', 'arabic', 'app', 'rtl'],
  },
  {
    key: 'subtitle-es',
    seller: 'beatriz-montalvo',
    category: 'subtitle-translation',
    listedDaysAgo: 204,
    title: 'Subtitles into Spanish that leave the viewer time to see the film',
    description: `A subtitle has to be read while someone is also looking at a face. Seventeen characters a second, two lines, no more, and the joke still has to arrive.

### What you get

- Spanish subtitles, translated from the sound and not from an automatic transcript
- Timing adjusted to cuts, line breaks that follow the sentence
- A file in the format you need, and a list of decisions about names and songs

### How I work

I watch once through without touching anything. Then I translate scene by scene with the picture running. Swearing stays as strong as it was. Dialect becomes rhythm instead of spelling. Afterwards I watch all of it again with the sound off; if I understand the film, so will you.

### What I need from you

A video with time code, the dialogue list if there is one, and the country it will be shown in. Peninsular and Latin American Spanish are two jobs and it is a pity to mix them.`,
    packages: [
      pack('Ten minutes', 'A short film or lecture', ['Up to 10 minutes', 'Timing checked', 'One format'], 65_00, 3, 1),
      pack(
        'Thirty minutes',
        'An episode',
        ['Up to 30 minutes', 'Timing checked', 'Two formats', 'List of decisions'],
        175_00,
        6,
        1,
      ),
      pack(
        'Feature',
        'Up to 110 minutes',
        ['Up to 110 minutes', 'Timing checked', 'Two formats', 'List of decisions', 'Second viewing by a colleague'],
        560_00,
        15,
        2,
      ),
    ],
    extras: [extra('English subtitles for the same film', 60_00, 3), extra('Captions for deaf viewers', 50_00, 2)],
    faq: [
      faq('Can you work from an automatic transcript?', 'I can look at it. I translate from what people say, though.'),
      faq('Do you burn the subtitles in?', 'I give you the file; your editor burns it in two minutes.'),
    ],
    requirements: [
      text('Link to the video with time code'),
      choice('Spanish for', 'Spain', 'Mexico', 'Southern Cone', 'All of Latin America'),
      fileMaybe('Dialogue list'),
    ],
    tags: ['subtitles', 'spanish', 'film'],
  },
  {
    key: 'spanish-lessons',
    seller: 'beatriz-montalvo',
    category: 'language-lessons',
    listedDaysAgo: 172,
    title: 'Spanish for adults who have tried twice already, one hour at a time',
    description: `You know more than you can say. We use the hour to say it.

### What you get

- Lessons of 60 minutes by video, planned around a situation of yours: a call with a supplier, a dinner, a house viewing
- After each lesson one page: what you said well, five mistakes worth mending, and a recording of how it sounds
- Ten minutes of homework. Not more, because you would not do it

### How I work

In the first lesson we only talk, slowly, and I find out what you avoid. Most adults avoid the past tense and the telephone, in that order. Then each lesson prepares one real conversation and goes through it three times. Grammar comes when you need it, never as a chapter.

### What I need from you

Three hours at which you are awake (Valencia time, mornings or after six), what you have tried before, and one conversation you would like to have by Christmas.`,
    packages: [
      pack('One lesson', 'To see whether we get on', ['One lesson of 60 minutes', 'One page afterwards'], 24_00, 7, 0),
      pack(
        'Five lessons',
        'One conversation, prepared',
        ['Five lessons of 60 minutes', 'One page after each', 'Sound recordings'],
        110_00,
        28,
        0,
      ),
      pack(
        'Twelve lessons',
        'A season',
        [
          'Twelve lessons of 60 minutes',
          'One page after each',
          'Sound recordings',
          'Letters corrected between lessons',
        ],
        245_00,
        75,
        0,
      ),
    ],
    extras: [extra('A second person in the lesson', 8_00)],
    faq: [
      faq('Can I move a lesson?', 'Until the evening before, as often as you like.'),
      faq('Do you prepare for exams?', 'I can, but someone else here does it better.'),
    ],
    requirements: [
      text('What have you tried before?'),
      text('Which conversation would you like to have?'),
      text('When are you awake?'),
    ],
    tags: ['spanish', 'lessons', 'conversation'],
  },
  {
    key: 'short-story',
    seller: 'beatriz-montalvo',
    category: 'literary-translation',
    listedDaysAgo: 61,
    title: 'Short fiction from Spanish or Catalan into English, voice intact',
    description: `I translate stories and essays at the speed of about eight hundred words a day, most of which I spend on one sentence.

### What you get

- An English text that stands by itself, without the furniture of the original showing
- Notes on the places where something had to give, and what I chose
- A read-through by an English novelist friend in the larger package

### How I work

I read the story until I can tell it to someone. Then a fast draft, badly, to get the rhythm. Then the slow one. I write to the author if the author is alive and willing, and most are delighted to be asked what color the dog was. Two weeks in a drawer would be ideal; I manage four days.

### What I need from you

The text, who holds the rights, and where you want to send it. If it has been translated before, tell me but do not show me until I have finished.`,
    packages: [
      pack('Up to 3,000 words', 'One story', ['Up to 3,000 words', 'Notes on choices'], 210_00, 12, 1),
      pack(
        'Up to 8,000 words',
        'A long story or two',
        ['Up to 8,000 words', 'Notes on choices', 'Second reader', 'Sample letter to magazines'],
        520_00,
        28,
        2,
      ),
    ],
    extras: [extra('Query letter to three magazines', 40_00, 3)],
    faq: [
      faq('Who owns the translation?', 'You may publish it anywhere; my name stands beside the author’s.'),
      faq('Poetry?', 'Sometimes. Send one poem, and I answer within a week with a yes or with someone’s address.'),
    ],
    requirements: [file('The text'), text('Who holds the rights?'), textMaybe('Where would you like to publish it?')],
    tags: ['literary', 'fiction', 'catalan', 'spanish'],
  },
  {
    key: 'contracts-de',
    seller: 'jonas-feldkamp',
    category: 'legal-medical-translation',
    listedDaysAgo: 189,
    title: 'Contracts between German and English with a term list you can keep',
    description: `In a contract a synonym is a mistake. I translate agreements, court letters and terms between German and English so that one word stays one word on all forty pages.

### What you get

- The translation in the same layout, clause for clause, so that both versions can lie side by side
- A bilingual term list with the reason for each choice
- A page of questions about places where the *original* is unclear

### How I work

I build the term list first and send it to you or your lawyer. When it is agreed I translate. Concepts without a counterpart (and there are many: *Gewährleistung* is not *warranty*) are rendered by the closest term and explained in a note, once. Numbers, dates and references are checked against the original by a second person in the larger packages.

### What I need from you

An editable file, both parties' names, the governing law, and whether the translation will be signed or only read. For authorities ask first what they require; I am not sworn in every state.`,
    packages: [
      pack('Two thousand words', 'A short agreement', ['Up to 2,000 words', 'Term list', 'Layout kept'], 150_00, 4, 1),
      pack(
        'Eight thousand words',
        'A full contract',
        ['Up to 8,000 words', 'Term list agreed first', 'Layout kept', 'Figures checked by a second person'],
        560_00,
        10,
        1,
      ),
      pack(
        'Eight thousand and annexes',
        'Contract with technical annexes',
        ['Up to 14,000 words', 'Term list agreed first', 'Layout kept', 'Second reader', 'Call with your lawyer'],
        980_00,
        16,
        2,
      ),
    ],
    extras: [extra('Thousand more words', 68_00, 1), extra('Delivered within 48 hours (2,000 words)', 80_00)],
    faq: [
      faq('Is it legal advice?', 'No. I say where a sentence is unclear, and your lawyer says what to do.'),
      faq('Confidentiality?', 'I sign yours or send mine, before you upload anything.'),
    ],
    requirements: [
      file('The contract, editable'),
      choice('Direction', 'German to English', 'English to German'),
      text('Governing law, and will it be signed or read?'),
    ],
    tags: ['german', 'legal', 'contract', 'terminology'],
  },
  {
    key: 'review-de',
    seller: 'jonas-feldkamp',
    category: 'translation-review',
    listedDaysAgo: 109,
    title: 'A second reader for the German translation you already have',
    description: `You have a German text and a feeling that something is off. I read it against the original and tell you whether the feeling is right.

### What you get

- Corrections marked in the text, sorted by weight: wrong, unclear, could be better
- A verdict in half a page: usable as it is, usable after corrections, or better done again
- Consistent terms, if the text is longer than you remember

### How I work

I compare sentence by sentence, first for meaning, then again for German only, with the original closed. I do not rewrite a colleague's style because mine would differ. When a text came out of a machine I usually see it by the second page, and I tell you which kinds of errors to expect in the rest.

### What I need from you

Both texts, the audience, and what the German will be used for. *Sie* or *du*: please decide before I start. If you know who translated it I do not need the name, only whether they may be told.`,
    packages: [
      pack(
        'Three thousand words',
        'A website or brochure',
        ['Up to 3,000 words', 'Marked corrections', 'Verdict'],
        80_00,
        3,
        1,
      ),
      pack(
        'Ten thousand words',
        'A manual or catalog',
        ['Up to 10,000 words', 'Marked corrections', 'Verdict', 'Term list'],
        230_00,
        7,
        1,
      ),
    ],
    extras: [extra('Printed proof checked', 35_00, 1)],
    faq: [
      faq(
        'What if it has to be done again?',
        'Then I stop after a third, tell you, and we agree to cancel before I bill you for reading misery.',
      ),
      faq('Swiss German spelling?', 'Yes: ss for ß, and I know the other differences.'),
    ],
    requirements: [
      file('Original and translation'),
      choice('Address', 'Sie', 'du', 'Neither appears'),
      text('What is the German for?'),
    ],
    tags: ['german', 'review', 'proofreading'],
  },
];
