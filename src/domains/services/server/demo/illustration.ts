import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const illustrationServices: readonly SeedService[] = [
  {
    key: 'picture-book',
    seller: 'linnea-sjostrom',
    category: 'childrens-book-illustration',
    listedDaysAgo: 250,
    title: 'Picture book spreads in watercolor, the same child on every page',
    description: `I illustrate picture books on paper, in watercolor and pencil, and scan them at a size that prints well. The child on page three will be the same child on page thirty, including the missing tooth.

### What you get

- Character sketches, agreed before any spread is painted
- Pencil roughs of every page, so that you can read the book early
- Painted spreads, scanned at 600 dpi, cleaned, with room left for your text

### How I work

I read the text aloud to someone small and note where they look up. From that I make a little dummy book in pencil. You comment on the dummy, where changes are cheap. After that I paint, two spreads a week, and send each as it dries.

### What I need from you

The final text with page breaks if you have them, the trim size, and three words for the mood. If a person in the story is real, a photograph. Please do not send a picture by another illustrator to be matched exactly: I will do something else, and do it better.`,
    packages: [
      pack(
        'Two spreads',
        'Enough to show a publisher',
        ['One character sheet', 'Pencil roughs', 'Two painted spreads', '600 dpi scans'],
        420_00,
        21,
        2,
      ),
      pack(
        'Short book',
        'Eight spreads and a cover',
        ['Two character sheets', 'Dummy book in pencil', 'Eight painted spreads', 'Cover', '600 dpi scans'],
        1_650_00,
        60,
        2,
      ),
      pack(
        'Full book',
        'Sixteen spreads, cover and endpapers',
        [
          'Four character sheets',
          'Dummy book in pencil',
          'Sixteen painted spreads',
          'Cover and endpapers',
          '600 dpi scans',
          'Layout check with your typesetter',
        ],
        3_200_00,
        90,
        3,
      ),
    ],
    extras: [extra('Extra spread', 190_00, 6), extra('The original painting, posted', 140_00, 10)],
    faq: [
      faq(
        'Who owns the pictures?',
        'You get the right to publish the book in all formats and languages. The paper originals stay with me unless you buy them.',
      ),
      faq(
        'Do you take texts that are not finished?',
        'I can make the first two spreads, but please finish the text before the whole book: every late line is a repainted page.',
      ),
    ],
    requirements: [
      file('The text'),
      text('Trim size and number of pages'),
      textMaybe('Photos or notes about real people in the story'),
      choice('Mood', 'Gentle', 'Funny', 'A little frightening'),
    ],
    tags: ['picture book', 'watercolor', 'children'],
  },
  {
    key: 'patterns',
    seller: 'linnea-sjostrom',
    category: 'pattern-textile-design',
    listedDaysAgo: 142,
    title: 'Seamless patterns from painted plants, ready for fabric and paper',
    description: `Repeats made from things I really painted: rosehips, herring, wet leaves, tools from my grandfather's shed. They tile without a visible seam, and they still look like someone's hand.

### What you get

- One pattern as a seamless tile, tested at three scales
- Separate motifs on transparent ground, for labels and cards
- Up to four colorways, each with color values for your printer

### How I work

You choose a subject and a palette, or send me a room to match. I paint ten to fifteen motifs, you cross out the ones you do not like, and I compose the repeat from the rest. I print each tile on my own printer, tape nine of them to the wall, and leave the room. If my eye goes to one spot when I come back, I move something.

### What I need from you

What it will be printed on, how wide, and by which method. Fabric printers differ in their smallest line, so the name of yours helps me.`,
    packages: [
      pack(
        'One repeat',
        'A single pattern in two colorways',
        ['Ten motifs painted', 'Seamless tile', 'Two colorways', 'License for your own products'],
        240_00,
        10,
        1,
      ),
      pack(
        'Pair',
        'A large pattern and a small companion',
        [
          'Fifteen motifs painted',
          'Two seamless tiles',
          'Four colorways',
          'Loose motifs',
          'License for your own products',
        ],
        430_00,
        16,
        2,
      ),
      pack(
        'Collection',
        'Five patterns that belong together',
        [
          'Thirty motifs painted',
          'Five seamless tiles',
          'Four colorways each',
          'Loose motifs',
          'Full buy-out of rights',
        ],
        980_00,
        35,
        2,
      ),
    ],
    extras: [extra('Extra colorway', 30_00, 1), extra('Printed cloth sample, posted', 55_00, 12)],
    faq: [
      faq('Is the pattern exclusive?', 'Yes. Nothing I paint for you is sold to anyone else, in any package.'),
      faq(
        'Can you follow our seasonal palette?',
        'Send color values and I mix to them as closely as watercolor allows.',
      ),
    ],
    requirements: [
      text('Subject and mood'),
      text('Printed on what, how wide, by which method?'),
      fileMaybe('Palette or a picture to match'),
    ],
    tags: ['pattern', 'textile', 'watercolor', 'surface'],
  },
  {
    key: 'town-map',
    seller: 'linnea-sjostrom',
    category: 'maps-infographic-drawing',
    listedDaysAgo: 118,
    title: 'An illustrated map of your town, trail or venue that guests find home by',
    description: `A drawn map leaves out almost everything, and that is why people keep it. I draw yours true where it matters (the turn after the bridge) and generous everywhere else.

### What you get

- A map in ink and watercolor, with lettering, up to A2
- Print file, screen file, and the little drawings separately for your leaflets
- Streets and names in an editable layer, because cafés close

### How I work

You mark up an ordinary map with what must be on it and what people always get wrong. I draw a pencil version to scale, and you let someone who has never been there try it. Then ink, then color, then names. I have walked three of the towns I drew; for the others I travel by photographs.

### What I need from you

The marked map, a list of up to thirty places with spelling checked, photos of the buildings that matter, and the folded size if it will live in a pocket.`,
    packages: [
      pack(
        'Pocket',
        'Up to 12 places, A5',
        ['Pencil version to scale', 'Ink and one color', 'Up to 12 places', 'Print and screen files'],
        280_00,
        12,
        2,
      ),
      pack(
        'Wall',
        'Up to 30 places, A2',
        [
          'Pencil version to scale',
          'Ink and watercolor',
          'Up to 30 places',
          'Loose drawings',
          'Names on an editable layer',
        ],
        640_00,
        24,
        2,
      ),
    ],
    extras: [extra('Five more places', 60_00, 3), extra('Second language for all names', 45_00, 1)],
    faq: [
      faq('Is it to scale?', 'Distances on foot are honest. Hills and buildings may grow a little.'),
      faq('May we sell prints?', 'Yes, with the Wall package. The Pocket package covers giving it away.'),
    ],
    requirements: [
      file('An ordinary map with your marks on it'),
      text('List of places, spelled as they should appear'),
      choice('Folded?', 'No', 'Yes, once', 'Yes, pocket fold'),
    ],
    tags: ['map', 'illustration', 'tourism'],
  },
  {
    key: 'characters',
    seller: 'mori-haruka',
    category: 'character-design',
    listedDaysAgo: 234,
    title: 'Game and mascot characters with turnaround, expressions and a rule sheet',
    description: `A character is finished when someone else can draw it. I design the figure and then write down how it works: proportions, light, what the eyes may do and what they may never do.

### What you get

- Rough silhouettes first, because the outline is what players remember
- A colored turnaround (front, three-quarter, side, back)
- Expressions or poses, by package
- A rule sheet with proportions, color values and the smallest size it survives

### How I work

You describe what the character wants, not only how it looks. I draw nine silhouettes in black. You choose, I refine, and color comes last. I answer once a day, in the morning in Fukuoka. English is fine, 日本語でも大丈夫です。

### What I need from you

Where the character will be seen and how large in pixels, the engine or animator that will use it, and three characters you like with a word on why. If it must fit beside existing art, send that art.`,
    packages: [
      pack(
        'Sketch',
        'Silhouettes and one colored view',
        ['Nine silhouettes', 'One colored view', 'Color values'],
        150_00,
        7,
        2,
      ),
      pack(
        'Turnaround',
        'Four views and six expressions',
        ['Nine silhouettes', 'Four-view turnaround', 'Six expressions', 'Rule sheet', 'Layered files'],
        340_00,
        14,
        2,
      ),
      pack(
        'Ready to animate',
        'Parts separated for rigging',
        [
          'Nine silhouettes',
          'Four-view turnaround',
          'Twelve expressions',
          'Parts on layers',
          'Rule sheet',
          'Two props',
        ],
        620_00,
        24,
        3,
      ),
    ],
    extras: [extra('Costume variant', 80_00, 4), extra('Three more expressions', 45_00, 2)],
    faq: [
      faq(
        'May I use it commercially?',
        'Yes, all packages include commercial use in your product and its marketing. A credit by name is welcome.',
      ),
      faq('Pixel art?', 'From 32 pixels upward, yes. Tell me before ordering, as the rule sheet is different.'),
    ],
    requirements: [
      text('What does the character want, and what stands in the way?'),
      text('Seen where, and how large in pixels?'),
      fileMaybe('Existing art it must stand beside'),
    ],
    tags: ['character', 'game art', 'mascot', 'turnaround'],
  },
  {
    key: 'icons',
    seller: 'mori-haruka',
    category: 'icon-sets',
    listedDaysAgo: 190,
    title: 'Icon sets on one grid, exported the way your developers want them',
    description: `Six years of drawing icons for very small screens made me strict. One grid, one stroke, one corner radius, and an optical check of each icon beside its neighbors.

### What you get

- Icons on a 16, 20 or 24 pixel grid, outlined or filled
- SVG with clean paths and no stray groups, plus PNG if you need it
- A naming scheme agreed with your developers, and a sheet showing all of them together

### How I work

We start with the *hard* ones: not the house and the heart, but the icon for "transfer to another branch". I draw three ideas for the four hardest meanings. When those read well the rest is craft. I test every icon at real size on a cheap screen, and ask two people what it means without its label.

### What I need from you

The list of meanings with the screen each appears on, your existing interface, and the stroke you use if there is one. Numbers count: a list of 24 that becomes 31 is the Large package.`,
    packages: [
      pack('Small', 'Up to 12 icons', ['Up to 12 icons', 'One style', 'SVG files', 'Overview sheet'], 160_00, 6, 2),
      pack(
        'Large',
        'Up to 32 icons',
        ['Up to 32 icons', 'Outlined and filled', 'SVG and PNG', 'Overview sheet', 'Names agreed with developers'],
        380_00,
        12,
        2,
      ),
      pack(
        'System',
        'Up to 60 icons and the rules to draw more',
        ['Up to 60 icons', 'Outlined and filled', 'SVG and PNG', 'Grid template', 'Guide for future icons'],
        690_00,
        21,
        3,
      ),
    ],
    extras: [extra('One more icon', 14_00), extra('Animated state for one icon', 35_00, 2)],
    faq: [
      faq(
        'Can you extend an existing set?',
        'Yes. Send three of its icons as SVG and I measure before I quote anything else.',
      ),
      faq('Do you deliver an icon font?', 'I advise against it, but I can.'),
    ],
    requirements: [
      text('List of meanings, one a line, with the screen it is for'),
      choice('Grid', '16', '20', '24', 'You decide'),
      fileMaybe('Screens they will live on'),
    ],
    tags: ['icons', 'svg', 'interface'],
  },
  {
    key: 'pet-portrait',
    seller: 'mori-haruka',
    category: 'portrait-illustration',
    listedDaysAgo: 128,
    title: 'A four-color portrait of your dog, your shop or your grandmother',
    description: `Four flat colors, one light source, no outlines. It is a strict little recipe, and likeness comes through it surprisingly well. I have drawn eighty-one dogs this way, four tortoises and one excavator.

### What you get

- A portrait at 3000 × 3000 pixels, ready to print up to 40 cm
- A version on transparent ground for stickers and shirts
- The four colors as values, so that you can paint the wall to match

### How I work

I look at your photos for the one feature that people who know the subject would draw first: the ear that folds, the way she holds the cup. I send a line sketch within two days. If the likeness is not there, it is free to change at that point. Then I cut it into four colors.

### What I need from you

Two or three sharp photos in daylight, at eye level with the subject. For dogs please sit on the floor. Tell me one thing the photo does not show.`,
    packages: [
      pack(
        'Portrait',
        'One subject, head and shoulders',
        ['Sketch within two days', 'Four-color portrait', 'Transparent version', 'Personal use and gifts'],
        48_00,
        5,
        1,
      ),
    ],
    extras: [
      extra('Second subject in the same picture', 26_00, 2),
      extra('Commercial use', 40_00),
      extra('Print posted from Japan', 34_00, 14),
    ],
    faq: [
      faq('Why only one package?', 'Because it is one thing. Extras cover the rest.'),
      faq('Can I choose the colors?', 'You may choose one. I choose the other three.'),
    ],
    requirements: [
      file('Two or three photos in daylight'),
      text('One thing the photo does not show'),
      textMaybe('Which color must be in it?'),
    ],
    tags: ['portrait', 'pet', 'gift', 'four colors'],
  },
];
