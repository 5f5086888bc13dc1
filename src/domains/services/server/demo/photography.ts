import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const photographyServices: readonly SeedService[] = [
  {
    key: 'retouching',
    seller: 'sunita-gurung',
    category: 'portrait-retouching',
    listedDaysAgo: 246,
    title: 'Portrait retouching by hand, so that your mother still knows you',
    description: `I retouch faces for teams, actors and people who dislike photographs of themselves. A spot that was there on the day goes. A scar you have had for twenty years stays, unless you tell me otherwise.

### What you get

- Each portrait retouched by hand: skin, stray hair, collar, glare on glasses
- Color matched across the set, so that the team looks photographed on one day
- Files for print and for web, named like your originals

### How I work

I do one test image first and send it with the original beside it. You tell me *less* or *more*. Most people say less, and then we are both happy. The rest follows in the same strength. I never change the shape of a face or a body without being asked in writing by the person in the picture.

### What I need from you

The largest files you have, raw if possible, and names of anyone who prefers no retouching at all. If there is one image you already love, include it as the target.`,
    packages: [
      pack(
        'One portrait',
        'A single image, done carefully',
        ['Test image counts as the image', 'Skin, hair, clothes, glare', 'Print and web files'],
        12_00,
        2,
        1,
      ),
      pack(
        'Small team',
        'Up to 10 portraits',
        ['One test image first', 'Up to 10 portraits', 'Color matched', 'Print and web files'],
        85_00,
        4,
        2,
      ),
      pack(
        'Whole staff',
        'Up to 40 portraits',
        ['One test image first', 'Up to 40 portraits', 'Color matched', 'Same crop for all', 'Print and web files'],
        260_00,
        9,
        2,
      ),
    ],
    extras: [
      extra('Plain background in your color, per image', 5_00),
      extra('24-hour delivery for one portrait', 8_00),
    ],
    faq: [
      faq('Will you make me thinner?', 'No. I take out what the camera added, not what you are.'),
      faq('Do you keep the pictures?', 'I delete them thirty days after completion and never show them.'),
    ],
    requirements: [
      file('Portraits, largest files you have'),
      choice('How much?', 'Barely', 'Usual', 'Studio polish'),
      textMaybe('Anything that must stay exactly as it is?'),
    ],
    tags: ['retouching', 'portrait', 'team photos'],
  },
  {
    key: 'cutouts',
    seller: 'sunita-gurung',
    category: 'background-removal',
    listedDaysAgo: 239,
    title: 'Cut-outs drawn by hand, with hair, lace and glass left intact',
    description: `Automatic tools are good until they meet a bicycle wheel, a wine glass or a wool coat. I draw those edges by hand, at 200 percent, one image at a time.

### What you get

- Clean cut-outs on white, on your color or transparent
- A natural or drawn shadow if you want one
- The same size and margin for every product, ready for the shop

### How I work

I sort your folder into simple, medium and difficult before I start, and tell you if the mix does not fit the package. Three images come first as a sample. When they are right I do the others in the same manner and send them in one archive, with your file names untouched.

### What I need from you

Sharp originals, the size and margin your shop asks for, and the background you want. Photos taken on a floor with hard shadows can be cut out, but the light will still say *floor*.`,
    packages: [
      pack(
        'Ten',
        'Up to 10 simple images',
        ['Up to 10 images', 'White or transparent', 'Your size and margin'],
        15_00,
        1,
        1,
      ),
      pack(
        'Fifty',
        'Up to 50, difficult ones included',
        ['Up to 50 images', 'Hair, mesh and glass', 'White or transparent', 'Natural shadow'],
        65_00,
        4,
        1,
      ),
      pack(
        'Two hundred',
        'A whole catalog',
        ['Up to 200 images', 'Hair, mesh and glass', 'White or transparent', 'Natural shadow', 'Sample of three first'],
        220_00,
        10,
        2,
      ),
    ],
    extras: [
      extra('Dust and scratches removed, per 10 images', 6_00),
      extra('Color changed to match the real product, per 10', 9_00, 1),
    ],
    faq: [
      faq('What counts as difficult?', 'Hair, fur, lace, mesh, chains, glass and plants.'),
      faq(
        'Can I send a new batch every week?',
        'Yes, order again and mention the first number so that the settings are the same.',
      ),
    ],
    requirements: [
      file('Images or a link to them'),
      choice('Background', 'White', 'Transparent', 'A color I will name'),
      text('Size in pixels and margin'),
    ],
    tags: ['cut-out', 'product', 'e-commerce', 'background'],
  },
  {
    key: 'restoration',
    seller: 'sunita-gurung',
    category: 'photo-restoration',
    listedDaysAgo: 158,
    title: 'Old photographs mended: tears, mold, fading and missing corners',
    description: `There is often only one. I mend old photographs on a copy, slowly, and I do not invent a face that is not there.

### What you get

- A restored picture in its original tone, and a colored version in the larger packages
- A file large enough to print at twice the original size
- The scan, cleaned but otherwise untouched, for the family archive

### How I work

Dust and scratches first, then tears, then what is missing. Missing cloth and background I rebuild from what is around it. A missing eye I rebuild only if you have another picture of the person; otherwise I leave it soft and tell you. Colors come from your memory: the uniform, the door, the sari.

### What I need from you

A flat scan at 600 dpi or more, back side too if something is written there. If you have no scanner, a photo by a north window with the phone parallel to the picture will do. And the story, please. It helps more than you think.`,
    packages: [
      pack('Light', 'Dust, fading and small scratches', ['One picture', 'Tone restored', 'Print file'], 18_00, 3, 1),
      pack(
        'Deep',
        'Tears, stains and missing parts',
        ['One picture', 'Tears and stains repaired', 'Missing parts rebuilt', 'Print file', 'Clean scan'],
        45_00,
        6,
        2,
      ),
      pack(
        'Deep and colored',
        'Repaired and colored by hand',
        ['One picture', 'Everything in Deep', 'Hand coloring from your notes', 'Both versions'],
        78_00,
        9,
        2,
      ),
    ],
    extras: [extra('Second picture from the same album', 30_00, 2)],
    faq: [
      faq('Do I have to post the original?', 'No, please never post the only one. A scan is enough.'),
      faq('Can you sharpen a blurred face?', 'A little. Beyond that it would be my face and not hers.'),
    ],
    requirements: [
      file('Scan or photo of the picture, both sides'),
      text('Who is it, where and when?'),
      textMaybe('Colors you remember'),
    ],
    tags: ['restoration', 'old photos', 'family', 'coloring'],
  },
  {
    key: 'food-photos',
    seller: 'paolo-brandolini',
    category: 'food-photography',
    listedDaysAgo: 199,
    title: 'Food photographs cooked, styled and lit by a north window in Bologna',
    description: `Send a recipe or a box. I cook, style and photograph it in one afternoon of daylight, and nothing on the plate is glue.

### What you get

- Finished pictures for menu, web and packaging, retouched lightly
- One picture from above, one at the height of the fork, one close enough to be rude
- Rights for your own use in print and online, without a date on it

### How I work

We agree plates, cloth and mood from a small board I put together. I cook each dish twice: the first teaches me where it is beautiful, the second is photographed. You may watch by video and say *more sauce*. I deliver a small selection in two days, you choose, and I finish the chosen ones.

### What I need from you

Recipes or products, five days before. For products posted to me: two of each, since one will be cut open. Tell me if there is an ingredient I cannot buy in Italy. A photo of how you plate it yourself keeps me honest.`,
    packages: [
      pack(
        'Three plates',
        'Three dishes, one picture each',
        ['Three dishes cooked', 'Three finished pictures', 'Print and web files'],
        220_00,
        8,
        1,
      ),
      pack(
        'Menu',
        'Eight dishes, two pictures each',
        ['Mood board', 'Eight dishes cooked', 'Sixteen finished pictures', 'You may watch live', 'Print and web files'],
        520_00,
        12,
        1,
      ),
      pack(
        'Season',
        'Sixteen dishes and three scenes',
        [
          'Mood board',
          'Sixteen dishes cooked',
          'Thirty-two finished pictures',
          'Three table scenes with hands',
          'You may watch live',
          'Cut for delivery apps',
        ],
        960_00,
        18,
        2,
      ),
    ],
    extras: [extra('One more dish', 65_00, 1), extra('Short upright film of pouring or breaking', 80_00, 2)],
    faq: [
      faq('Is postage included?', 'Postage to Bologna is yours. I send nothing back that can be eaten.'),
      faq('Do you photograph in restaurants?', 'In Bologna and Modena, yes. Write to me first about the travel.'),
    ],
    requirements: [
      file('Recipes, or a list of what you are posting'),
      choice('Mood', 'Bright morning', 'Dark wood', 'Plain color', 'Street'),
      fileMaybe('How you plate it yourself'),
    ],
    tags: ['food', 'menu', 'styling', 'restaurant'],
  },
  {
    key: 'pack-shots',
    seller: 'paolo-brandolini',
    category: 'product-photography',
    listedDaysAgo: 187,
    title: 'Pack shots and one honest scene for anything that fits through my door',
    description: `Ceramics, bottles, coats, bicycle bells. You post it, I photograph it on white and then once more where it belongs.

### What you get

- Pack shots on clean white: front, angle, detail
- One styled scene in daylight, with hands if hands help
- True color, checked against the object under a standard lamp

### How I work

When the parcel arrives I unpack it on camera, so that you see the state it came in. Then the white shots, all from one position, so that your shop page sits straight. For the scene I send two small sketches and you choose. Retouching is dust, lint and seams. I do not repair a badly glued label, I ring you.

### What I need from you

Two of each item if you can spare them, cleaned and steamed, with a list of names. Decide beforehand whether you want the things back: return post within Europe is an extra, and the price is what the post office asks.`,
    packages: [
      pack(
        'One product',
        'Three white shots and a scene',
        ['Three shots on white', 'One styled scene', 'Color checked'],
        95_00,
        6,
        1,
      ),
      pack(
        'Five products',
        'A small range in one look',
        ['Fifteen shots on white', 'Two styled scenes', 'Color checked', 'Same crop throughout'],
        340_00,
        10,
        1,
      ),
      pack(
        'Fifteen products',
        'A catalog afternoon',
        [
          'Forty-five shots on white',
          'Four styled scenes',
          'Color checked',
          'Same crop throughout',
          'Cut-outs included',
        ],
        820_00,
        16,
        2,
      ),
    ],
    extras: [extra('Return parcel within Europe', 25_00, 3), extra('Turntable sequence of 24 frames', 70_00, 2)],
    faq: [
      faq('How large may it be?', 'Smaller than a chair. For chairs, write first.'),
      faq(
        'What happens to the products?',
        'They come back as an extra, or go to a charity shop on my street that is delighted with you.',
      ),
    ],
    requirements: [
      text('List of products with names and sizes'),
      choice('Return them?', 'Yes, I order the extra', 'No, give them away'),
      textMaybe('Where does it belong? Kitchen, workshop, garden …'),
    ],
    tags: ['product photos', 'pack shot', 'e-commerce'],
  },
];
