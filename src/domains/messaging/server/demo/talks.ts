import type { SeedTalk } from './seed-talk.ts';
import { talksAtWork } from './talks-at-work.ts';
import { talksUnderContract } from './talks-under-contract.ts';

const talksAround: readonly SeedTalk[] = [
  {
    between: ['greta-nystrom', 'amara-okafor'],
    daysAgo: 6.2,
    lines: [
      [0, 0, 'Hi Amara, the printer in Malmö asks whether the black of the label is one color or mixed. Which is it?'],
      [
        1,
        42,
        'One color, 100 % K. The file has a page of notes at the end with all values. Tell them to leave overprint on.',
      ],
      [0, 11, 'Found it, thank you. They also want 3 mm bleed instead of 2. Is that work?'],
      [1, 6, 'Five minutes. I’ll put a new PDF into the order tonight.'],
      [0, 610, 'It’s there, and they have accepted it. Proofs on Thursday.'],
      [1, 95, 'Good. Send me a photo of the proof if you can, in daylight. Paper turns that green a little yellow.'],
    ],
  },
  {
    between: ['greta-nystrom', 'leilani-kahananui'],
    daysAgo: 3.4,
    lines: [
      [
        0,
        0,
        'Hello Leilani! We open a second bakery in March and need the shop page to hold two addresses and two sets of hours. Is that something you do?',
      ],
      [1, 130, 'It is. Do both shops sell the same things, or should people pick a shop first?'],
      [0, 25, 'Same bread, but only Malmö takes orders for cakes.'],
      [
        1,
        12,
        'Then I’d keep one page and let the order form ask for the shop. Two short texts from you are all I need: hours, and how far ahead cakes have to be ordered.',
      ],
    ],
    unread: 1,
  },
  {
    between: ['leilani-kahananui', 'amara-okafor'],
    daysAgo: 2.3,
    lines: [
      [
        0,
        0,
        'Do you have an hour on Friday? A client of mine wants to see the icons at 16 px, and two of them close up.',
      ],
      [1, 33, 'Friday before noon works. Which two?'],
      [0, 4, 'The basket and the calendar. I’ve put screenshots at https://example.com/icons/16px'],
      [
        1,
        51,
        'I see it. The basket loses its handle. I’ll draw both again for that size, and leave the large ones alone.',
      ],
      [0, 9, 'Perfect. No hurry before Friday.'],
    ],
    unread: 1,
  },
  {
    between: ['noor-sadeghi', 'amara-okafor'],
    daysAgo: 5.1,
    lines: [
      [
        0,
        0,
        'We liked the second sketch. One question before I approve: may we use the mark on the book vans without the name under it?',
      ],
      [
        1,
        74,
        'Yes. Keep it at least 12 cm high there, and use the version without the thin line. It’s in the folder “small and far”.',
      ],
      [0, 18, 'That is exactly what we need. Approving now.'],
    ],
  },
  {
    between: ['petra-zimmerli', 'leilani-kahananui'],
    daysAgo: 1.2,
    lines: [
      [
        0,
        0,
        'Good morning. The assistant tried your first screen with gloves on. She hits “Tare” three times out of four, and the fourth time it prints a label.',
      ],
      [
        1,
        240,
        'Good morning Petra. Then the two are too close for a glove. How thick are yours, nitrile or the lined ones?',
      ],
      [0, 15, 'Lined, because of the freezer. I measured the fingertip for you: 19 mm.'],
    ],
    unread: 1,
  },
  {
    between: ['wanda-kruszewska', 'amara-okafor'],
    daysAgo: 0.9,
    lines: [
      [
        0,
        0,
        'Hello Amara, we mend clothes and sell them again. Each piece gets a sewn-in label, and six menders sign them. Could you draw six signatures that look like siblings?',
      ],
    ],
    unread: 1,
  },
  {
    between: ['moira-castellane', 'leilani-kahananui'],
    daysAgo: 4.4,
    lines: [
      [
        0,
        0,
        'The form works on my phone now, thank you. Can we make the page after it say when we answer people who tell us about their work?',
      ],
      [1, 56, 'Of course. “We answer within two working days”?'],
      [0, 7, 'One working day, please. We’ve been quicker lately.'],
      [1, 3, 'Done. It’s live.'],
    ],
  },
  {
    between: ['hector-villagran', 'amara-okafor'],
    daysAgo: 7.6,
    lines: [
      [0, 0, 'Is the landscape version of the logo in the delivery too, or would that be another order?'],
      [1, 20, 'It’s in there: “wide”, as SVG and PDF.'],
      [0, 2, 'I looked in the wrong folder. Sorry, and thanks!'],
    ],
  },
  {
    between: ['greta-nystrom', 'linnea-sjostrom'],
    daysAgo: 1.7,
    lines: [
      [0, 0, 'Hej Linnéa, could you check the Swedish on our menu? Two pages, the English is final.'],
      [1, 88, 'Hej Greta! Gladly. Is “surdeg” explained anywhere, or do your guests know it?'],
      [0, 14, 'They know it by now. Leave it.'],
      [1, 35, 'Then I can send it back tomorrow by noon. Shall I keep the prices as they are, with the colon?'],
    ],
    unread: 1,
  },
  {
    between: ['callum-tregenza', 'leilani-kahananui'],
    daysAgo: 8.3,
    lines: [
      [0, 0, 'How many people can edit the site at the same time? We are three.'],
      [1, 61, 'As many as you like. Two on the same page see each other’s names at the top.'],
      [0, 5, 'Lovely. That was my only worry.'],
    ],
  },
  {
    between: ['farid-benhaddou', 'amara-okafor'],
    daysAgo: 3.1,
    lines: [
      [
        0,
        0,
        'Hello Amara, could the sticker for our switch boxes be done before the fair on the 12th? I can have all the texts by Monday, in three alphabets.',
      ],
      [
        1,
        47,
        'With texts by Monday, yes: sketches on Wednesday, final on the 9th. That leaves two days for the printer.',
      ],
      [0, 22, 'Then I’ll place the order on Monday with everything in it.'],
    ],
  },
  {
    between: ['delphine-marchetti', 'leilani-kahananui'],
    daysAgo: 2.8,
    lines: [
      [0, 0, 'The photos of the open day load slowly on our page. Is it the photos or our connection?'],
      [1, 39, 'The photos: each is 6 MB. I can have the page make small ones on its own. Half a day.'],
      [0, 12, 'Please put that into an offer, then I can order it.'],
    ],
  },
];

/** Each pair talks once. */
export const talks: readonly SeedTalk[] = [...talksAround, ...talksAtWork, ...talksUnderContract];
