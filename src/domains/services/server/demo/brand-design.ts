import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const brandDesignServices: readonly SeedService[] = [
  {
    key: 'identity',
    seller: 'amara-okafor',
    category: 'brand-identity',
    listedDaysAgo: 272,
    title: 'Brand identity with a usable system, not just a logo',
    description: `A logo alone leaves you guessing the first time you need a flyer. This is the whole set: mark, colors, type, and the rules that hold them together, written for the person in your office who will actually make the flyer.

### What you get

- A mark in every version it needs: full, short, one color, reversed
- A palette with contrast already checked, and two typefaces you may legally use
- A guide of 8 to 24 pages with worked examples from your own business
- All source files, named so that a printer understands them

### How I work

We talk for half an hour, or you answer six questions in writing. In the first week I show two directions, in black, on real things: a receipt, a door, a phone. You choose one, we refine it, then I write the guide. I do not show twelve options, because eleven of them would be noise.

### What I need from you

Your name exactly as registered, the three places people meet you most, and anything you already use and cannot change.`,
    packages: [
      pack(
        'Mark and colors',
        'A logo with palette and type, on one page of rules',
        ['Two directions', 'Logo in four versions', 'Palette and two typefaces', 'One-page guide'],
        320_00,
        10,
        2,
      ),
      pack(
        'Working system',
        'Identity plus the three things you print most',
        ['Two directions', 'Logo in four versions', 'Guide of 12 pages', 'Three templates', 'Icon and social set'],
        680_00,
        16,
        3,
      ),
      pack(
        'Full identity',
        'Everything for a launch, with a workshop',
        [
          'Kick-off workshop',
          'Logo in six versions',
          'Guide of 24 pages',
          'Six templates',
          'Sign drawings',
          'Handover call for your team',
        ],
        1_280_00,
        28,
        4,
      ),
    ],
    extras: [
      extra('Extra template in your system', 60_00, 2),
      extra('Sign drawn to your shop front', 110_00, 4),
      extra('Half-hour handover call', 35_00),
    ],
    faq: [
      faq(
        'Do I own everything at the end?',
        'Yes: the chosen design and all its files are yours on completion. I keep the sketches you turned down and the right to show the work.',
      ),
      faq('Can you keep our existing colors?', 'Happily. Tell me which ones and where they are already painted.'),
      faq(
        'Do you register the trademark?',
        'No, but I recommend a name search before we start. Someone here will do one in three days.',
      ),
    ],
    requirements: [
      text('What is the exact name, and how do you say it aloud?'),
      text('Who buys from you, and where do they first see you?'),
      choice(
        'How many directions from your past do we keep?',
        'None, start fresh',
        'Keep the name style',
        'Keep the colors',
      ),
      fileMaybe('Anything you use today: old logo, photo of the door, menu'),
    ],
    tags: ['branding', 'identity', 'logo', 'guidelines'],
  },
  {
    key: 'wordmark',
    seller: 'amara-okafor',
    category: 'logo-design',
    listedDaysAgo: 266,
    title: 'A hand-drawn wordmark for a name that deserves its own letters',
    description: `Some names do not need a symbol. They need letters nobody else has. I draw yours by hand, then clean every curve until it can be cut out of steel.

### What you get

- One wordmark drawn from scratch, not a typeface with a swoosh
- Vector files in black, white and one color, plus PNG
- A note on how small it may get and how much air it wants

### How I work

First a page of pencil: eight to ten rough ways your name could go. You point at one or two. I draw those properly, and you choose. Then comes the slow part, spacing and curves, which you will not notice and would miss. I send progress on day three and day six.

### What I need from you

The name, any word that might be added to it later, and one honest sentence about your customers. If you know where it will be largest and smallest, tell me both. I have drawn names for boats and for bottle caps, and they are not the same job.`,
    packages: [
      pack(
        'Pencil',
        'Ten rough sketches, one drawn clean',
        ['Ten pencil sketches', 'One finished wordmark', 'SVG, PDF and PNG'],
        140_00,
        6,
        1,
      ),
      pack(
        'Ink',
        'Two drawn clean so that you can compare',
        ['Ten pencil sketches', 'Two finished wordmarks to choose from', 'SVG, PDF and PNG', 'Small-size version'],
        240_00,
        9,
        2,
      ),
      pack(
        'Steel',
        'Wordmark, short form and monogram',
        [
          'Two finished wordmarks to choose from',
          'Short form and monogram',
          'Small-size version',
          'Usage sheet',
          'Cut-ready outlines',
        ],
        390_00,
        14,
        3,
      ),
    ],
    extras: [extra('Second script (Arabic excluded)', 95_00, 4), extra('Embroidery file', 30_00, 1)],
    faq: [
      faq(
        'Is this a font?',
        'No, only the letters in your name exist. If you need the whole alphabet, write to me first.',
      ),
      faq(
        'What if I like none of the sketches?',
        'Tell me why and I draw another page, once, without charge. It is rare when the brief was honest.',
      ),
    ],
    requirements: [
      text('The name, spelled exactly as it should be drawn'),
      text('Where will it be largest, and where smallest?'),
      choice('How should it feel?', 'Quiet', 'Friendly', 'Loud', 'Old', 'Technical'),
    ],
    tags: ['wordmark', 'lettering', 'logo'],
  },
  {
    key: 'guidelines',
    seller: 'amara-okafor',
    category: 'brand-identity',
    listedDaysAgo: 88,
    title: 'Turn the logo you already have into rules your team can follow',
    description: `You have a logo and six people using it six ways. I collect what exists, decide what is right, and write it down in a guide short enough to be read.

### What you get

- An inventory of what is in use today, with pictures, sorted into keep and stop
- A guide of up to 20 pages: versions, colors with contrast, type, spacing, do and don't
- A clean master folder, so that nobody copies the logo out of an old letter again

### How I work

You send me everything, including the embarrassing things. I redraw what has been damaged and ask about the cases where both answers could be right. You get a draft in a week. We change it together in one call, then I finish.

### What I need from you

The best logo file you can find, fifteen pictures of it in use, and the name of the one person who decides. Guides agreed by five people become long, and long guides stay in the drawer.`,
    packages: [
      pack(
        'Short guide',
        'Eight pages and a clean folder',
        ['Inventory of up to 15 items', 'Guide of 8 pages', 'Master files redrawn', 'One round of changes'],
        260_00,
        8,
        1,
      ),
      pack(
        'Full guide',
        'Twenty pages with examples of your own',
        [
          'Inventory of up to 40 items',
          'Guide of 20 pages',
          'Master files redrawn',
          'Four worked examples',
          'One call',
        ],
        460_00,
        14,
        2,
      ),
    ],
    extras: [
      extra('Slide and letter templates', 120_00, 3),
      extra('Guide in a second language you translate', 70_00, 2),
    ],
    faq: [
      faq(
        'Will you change the logo?',
        'Only repair it: uneven curves, lost proportions, colors that were never defined. A new logo is a different listing of mine.',
      ),
      faq('Which format is the guide?', 'PDF for reading and the source file for your next designer.'),
    ],
    requirements: [
      file('Best logo file you have'),
      text('Who will use the guide?'),
      textMaybe('What annoys you most about how it is used today?'),
    ],
    tags: ['guidelines', 'brand book', 'consistency'],
  },
  {
    key: 'labels',
    seller: 'siobhan-odwyer',
    category: 'packaging-design',
    listedDaysAgo: 258,
    title: 'Labels and boxes drawn to your printer’s template, proof included',
    description: `I spent fifteen years on the other side of the counter, being sent files that could not be printed. Mine can be.

### What you get

- Label or box artwork on your printer's own template, with bleed, varnish and barcode where they belong
- Ingredients, allergens and weights set to the minimum sizes your market asks for (you supply the wording)
- A flat proof and a photograph of a folded one, because a box is read in the hand

### How I work

I ring or write to your printer before I draw anything. Then two rough layouts in black and white, one choice from you, color, and the mandatory text last, when there is no excuse for it not to fit. If your range will grow I build the grid for the next flavour now.

### What I need from you

The printer's template or its name and number, the legal text, and a real sample of the thing. If the thing is edible I promise a serious test. Postage to Galway is on you; nothing comes back.`,
    packages: [
      pack(
        'One label',
        'A single label for a single product',
        ['Two layouts', 'Print-ready file', 'Barcode set', 'Checked against the printer’s template'],
        190_00,
        7,
        2,
      ),
      pack(
        'Small range',
        'One design carried over three flavours',
        [
          'Two layouts',
          'Three print-ready files',
          'Barcodes set',
          'Color system for later flavours',
          'Paper proof photographed',
        ],
        390_00,
        12,
        2,
      ),
      pack(
        'Box and label',
        'Label plus folding box, or a range of six',
        [
          'Two layouts',
          'Box dieline and label',
          'Folded proof photographed',
          'Barcodes set',
          'Color system',
          'I speak to the printer',
        ],
        720_00,
        18,
        3,
      ),
    ],
    extras: [
      extra('Extra flavour in the same design', 55_00, 2),
      extra('Shelf mock-up for your shop', 45_00, 1),
      extra('Physical proof posted to you', 40_00, 4),
    ],
    faq: [
      faq(
        'Do you check the legal wording?',
        'I check sizes and places, not the wording. Have it approved in the country you sell in.',
      ),
      faq(
        'Can you supply the barcode?',
        'You buy the number from your national office; I turn it into a barcode that scans.',
      ),
      faq(
        'Which printers do you know?',
        'Any with a template. I have worked with offset, digital and, once, a man with a letterpress in a caravan.',
      ),
    ],
    requirements: [
      fileMaybe('Printer’s template'),
      text('All mandatory text, exactly as it must appear'),
      choice('Material', 'Paper label', 'Film label', 'Folding box', 'Tin', 'Not decided yet'),
      text('Barcode number'),
    ],
    tags: ['packaging', 'label', 'print-ready', 'food'],
  },
  {
    key: 'menus',
    seller: 'siobhan-odwyer',
    category: 'menu-signage-design',
    listedDaysAgo: 231,
    title: 'A menu guests can read in candlelight, and staff can update on Monday',
    description: `Most menus fail in one of two ways: nobody can read them after eight in the evening, or nobody dares to change them. I make ones that do neither.

### What you get

- A menu set in type large enough for your actual light, on your actual paper
- Prices and dishes ordered the way your kitchen and your margins need them
- A file your staff can edit without breaking it, with a two-page note on how

### How I work

Send me a photo of a table at your busiest hour, and your current menu with notes on what sells. I return a black-and-white layout with the real dishes, never dummy text. We settle the order of things, then the look. I test it by standing two meters from a dim lamp, which my family finds funny.

### What I need from you

Dishes, prices and allergens as text, not as a photo. The sizes you can print on your own machine, or the name of your printer. And one decision: do you want to print it yourself every week, or nicely four times a year?`,
    packages: [
      pack(
        'One sheet',
        'A single menu on both sides',
        ['Layout with your dishes', 'Print-ready file', 'Editable file', 'One round of changes'],
        120_00,
        5,
        1,
      ),
      pack(
        'House set',
        'Food, drinks and a board',
        ['Three matching pieces', 'Print-ready files', 'Editable files', 'Note for your staff', 'Allergen key'],
        260_00,
        9,
        2,
      ),
      pack(
        'House set with signs',
        'The set plus door, counter and hours',
        [
          'Three matching pieces',
          'Up to four signs',
          'Drawings for the sign maker',
          'Editable files',
          'Note for your staff',
        ],
        440_00,
        14,
        2,
      ),
    ],
    extras: [extra('Second language on the same sheet', 50_00, 2), extra('Seasonal insert', 35_00, 1)],
    faq: [
      faq(
        'Which program are the editable files in?',
        'Whichever your staff already use for letters. I build it there even though it hurts a little.',
      ),
      faq(
        'Do you write the dish descriptions?',
        'I shorten them. For writing from nothing, pair this with a copywriter.',
      ),
    ],
    requirements: [
      file('Dishes, prices and allergens as text'),
      choice('Who prints it?', 'We do, every week', 'A printer, a few times a year', 'Both'),
      fileMaybe('Photo of a table in the evening'),
    ],
    tags: ['menu', 'restaurant', 'signage', 'print'],
  },
  {
    key: 'posters',
    seller: 'siobhan-odwyer',
    category: 'print-design',
    listedDaysAgo: 174,
    title: 'Posters and flyers that say what, where and when before anything else',
    description: `A poster has about two seconds. The first is for *what*, the second for *when and where*. If it still has someone's attention after that, it may be beautiful.

### What you get

- One poster or flyer, from A6 to A1, ready for the press
- A matching square and upright version for screens
- Colors chosen for the paper you print on, not for my monitor

### How I work

I read your text, cross out a third of it and send you back the rest for approval. Then one strong idea, worked out in two variants. I use type, shapes and your own photographs. If you want illustration I know people.

### What I need from you

Final facts: title, date, time, place, price, and who must be thanked and how large. Changes to the facts after the proof cost everyone a day, so please show the text to the person who always finds the mistake *before* you send it to me.`,
    packages: [
      pack(
        'Single',
        'One poster or flyer, one size',
        ['One idea in two variants', 'Print-ready file', 'Screen version'],
        90_00,
        4,
        1,
      ),
      pack(
        'Campaign',
        'Poster, flyer and screens',
        ['One idea in two variants', 'Three print sizes', 'Three screen sizes', 'Color check for your paper'],
        190_00,
        7,
        2,
      ),
      pack(
        'Season',
        'Four events in one look',
        ['A layout that repeats', 'Four posters and flyers', 'All screen sizes', 'Editable file for the fifth'],
        420_00,
        14,
        2,
      ),
    ],
    extras: [extra('48-hour delivery', 60_00), extra('I order and check the print', 45_00, 2)],
    faq: [
      faq('Can you work with our logo only?', 'Yes, a logo and the facts are enough.'),
      faq('Do you print?', 'I can order it for you at cost, as an extra. Otherwise any printer will accept the file.'),
    ],
    requirements: [
      text('All the facts, spelled as they must appear'),
      choice('Largest size', 'A6 flyer', 'A4', 'A3', 'A2', 'A1'),
      fileMaybe('Logos and photos you may legally use'),
    ],
    tags: ['poster', 'flyer', 'event', 'print'],
  },
  {
    key: 'slides',
    seller: 'leilani-kahananui',
    category: 'presentation-design',
    listedDaysAgo: 216,
    title: 'Slides that carry the argument: one message a page, built to be edited',
    description: `I take the deck you have, find the argument in it and rebuild the slides around that. The result is a file your team can edit, not a stack of pictures.

### What you get

- A one-page outline of the argument, which we agree before I design
- Slides with one message each, written as a sentence at the top
- Real charts that open with their data, in your colors
- Master layouts, so that slide 31 looks right when you add it at midnight

### How I work

Day one is reading and cutting. You get the outline with questions such as *what should they decide at the end?* Then I design five key slides, we agree on those, and the rest follows quickly. I finish with a read-through at arm's length, because that is how far away the audience is.

### What I need from you

The current deck or notes, however rough; who will be in the room; and how long you will speak. For a deck that is sent and not spoken, tell me, since those need more words.`,
    packages: [
      pack(
        'Tidy up',
        'Up to 10 slides made clear and consistent',
        ['Up to 10 slides', 'Master layouts', 'Charts redrawn', 'One round of changes'],
        180_00,
        4,
        1,
      ),
      pack(
        'Rebuild',
        'Up to 20 slides, argument first',
        [
          'Outline agreed first',
          'Up to 20 slides',
          'Master layouts',
          'Charts with their data',
          'Two rounds of changes',
        ],
        420_00,
        8,
        2,
      ),
      pack(
        'Big day',
        'Up to 35 slides and a rehearsal',
        [
          'Outline agreed first',
          'Up to 35 slides',
          'Master layouts',
          'Handout version',
          'Rehearsal call',
          'Fixes until the day before',
        ],
        780_00,
        12,
        3,
      ),
    ],
    extras: [extra('Five more slides', 75_00, 1), extra('Rehearsal with notes', 60_00)],
    faq: [
      faq('Which program do you use?', 'Yours. Tell me which one opens on the machine in the room.'),
      faq('Will you sign a confidentiality agreement?', 'Yes, before you send the deck.'),
    ],
    requirements: [
      file('Deck or notes as they are'),
      text('What should the audience decide or do afterwards?'),
      choice('Spoken or sent?', 'Spoken', 'Sent', 'Both'),
    ],
    tags: ['slides', 'pitch deck', 'presentation'],
  },
];
