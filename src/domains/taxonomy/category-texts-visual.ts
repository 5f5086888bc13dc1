import type { CategoryTexts } from './category-shape.ts';

export const brandDesign: CategoryTexts = {
  blurb: 'Logos, identities and printed matter that hold up outside the mock-up.',
  intro:
    'A good identity is a set of decisions other people can follow: which mark, which colors, which type, and what to do when none of the examples fit. The designers here say which files they hand over, how many directions they draw, and how many rounds of changes the price includes.',
  faq: [
    {
      question: 'Which files should I get for a logo?',
      answer:
        'Ask for vectors (SVG and PDF) plus PNG with a transparent background, in full color, one color and reversed. Vectors scale to a van or a favicon without being redrawn.',
    },
    {
      question: 'Do I own the design when the order is complete?',
      answer:
        'Check the package: most designers transfer the rights to the final, approved design on completion and keep the sketches you did not choose. Fonts and stock elements keep their own licenses.',
    },
    {
      question: 'How do I brief a designer if I do not know what I want?',
      answer:
        'Describe who buys from you, where the design will be seen, and three examples you like with one sentence each on why. Naming what you dislike saves a round as well.',
    },
    {
      question: 'What is the difference between a logo and a brand identity?',
      answer:
        'A logo is the mark. An identity adds colors, type, spacing rules and worked examples, so that the next flyer or slide looks as if it came from the same place.',
    },
  ],
  popularSearches: ['logo', 'brand guidelines', 'packaging', 'business card', 'pitch deck', 'book cover'],
  subCategories: {
    'logo-design': 'Marks and wordmarks, delivered as clean vectors in every version you will need.',
    'brand-identity': 'Color, type, spacing and examples that keep a whole company looking like one.',
    'packaging-design': 'Boxes, bottles and labels drawn to the printer’s template, barcode included.',
    'presentation-design': 'Slides that carry an argument, built as editable masters rather than pictures.',
    'print-design': 'Print-ready artwork with bleed, marks and colors that survive the press.',
    'book-covers': 'Covers that read at thumbnail size and interiors set for people who read.',
    'social-media-design': 'Post, story and banner templates you can fill in yourself afterwards.',
    'menu-signage-design': 'Menus, shop fronts and wayfinding that guests can read from where they stand.',
  },
};

export const illustration: CategoryTexts = {
  blurb: 'Drawn work for pages, products and walls, by people with a hand of their own.',
  intro:
    'Here you hire a style as much as a skill. Look at what someone has drawn before, then ask for that. Every listing says how many figures or scenes the price covers, whether backgrounds are included, and what you may do with the picture afterwards.',
  faq: [
    {
      question: 'Can I use the illustration commercially?',
      answer:
        'Look for the license line in the package. Personal use covers gifts and avatars. If the picture will be printed on something you sell, pick a package that names commercial use.',
    },
    {
      question: 'At what point can I still ask for changes?',
      answer:
        'Pose, composition and likeness are settled at the sketch stage. After coloring, changes to color and small details are usually included, while a new pose is new work.',
    },
    {
      question: 'What reference material helps most?',
      answer:
        'For people, two or three sharp photos in daylight. For places or objects, pictures from the angle you want drawn. For a mood, two existing pictures and one sentence on what they share.',
    },
  ],
  popularSearches: ['portrait from photo', 'children’s book', 'character sheet', 'icons', 'tattoo design', 'map'],
  subCategories: {
    'portrait-illustration': 'People, couples and pets drawn from the photos you already have.',
    'childrens-book-illustration': 'Spreads and characters that stay the same child from page one to thirty-two.',
    'character-design': 'Figures with turnarounds and expressions, ready for games, comics or animation.',
    'icon-sets': 'Consistent icons on one grid, in the formats your developers ask for.',
    'editorial-illustration': 'One picture that says what the article says, delivered before it goes out.',
    'pattern-textile-design': 'Seamless repeats prepared for fabric, wallpaper and wrapping paper.',
    'maps-infographic-drawing': 'Drawn maps of towns, venues and journeys that people actually find their way by.',
  },
};

export const videoAnimation: CategoryTexts = {
  blurb: 'Editing, motion graphics and animation, from a raw folder to a finished file.',
  intro:
    'Most video work is deciding what to leave out. The editors and animators here state the finished length a package covers, how much raw footage they will go through, and whether music, captions and a vertical cut are part of it.',
  faq: [
    {
      question: 'How do I send large footage?',
      answer:
        'Put a share link in the order’s requirements: any storage you use is fine. Send the original camera files, since copies sent through chat apps have lost detail that no grade brings back.',
    },
    {
      question: 'Is music included?',
      answer:
        'Only if the package says so. Ask which license comes with the track: some cover the web but not paid advertising or television.',
    },
    {
      question: 'What does “up to 60 seconds” mean for me?',
      answer:
        'It is the length of the finished film. Raw footage has its own limit, often one or two hours, because watching it is where the time goes.',
    },
    {
      question: 'Can I get the project files?',
      answer:
        'Many editors hand them over in the premium package. Ask first if you need them: a project without its plug-ins and fonts may not open as you expect.',
    },
  ],
  popularSearches: [
    'explainer video',
    'short-form editing',
    'lower thirds',
    'subtitles',
    'logo animation',
    'wedding film',
  ],
  subCategories: {
    'video-editing': 'Interviews, courses, events and weddings cut into something people finish watching.',
    'short-form-video': 'Vertical cuts with captions and a first second that earns the next ten.',
    'explainer-videos': 'Script, drawings and movement for an idea that needs a minute of explaining.',
    'motion-graphics': 'Titles, lower thirds and moving charts in your type and colors.',
    'logo-animation': 'A few seconds that open or close every film you publish.',
    'character-animation': 'Rigged and hand-drawn figures that walk, talk and mean it.',
    'subtitles-captions': 'Timed, checked and readable, as separate files or burnt in.',
    'colour-grading': 'Matched shots and a look, delivered for the screen it will be seen on.',
  },
};

export const photography: CategoryTexts = {
  blurb: 'Product, portrait and place, and the quiet hours of retouching afterwards.',
  intro:
    'Some of this work happens in front of a camera and some after it. Photographers name the city they work in or the address to post products to. Retouchers price by image and say what counts as simple, so that you can send a folder without guessing.',
  faq: [
    {
      question: 'How do remote product shoots work?',
      answer:
        'You post the product to the photographer’s studio, agree the angles in the requirements and get the pictures online. Ask whether return postage is included: samples are often kept or given away.',
    },
    {
      question: 'What resolution do I need?',
      answer:
        'Around 2000 pixels on the long side suits most shops. For print, ask for 300 pixels per inch at the printed size and say how large that is.',
    },
    {
      question: 'Will retouched portraits still look like me?',
      answer:
        'Say how far to go. Light retouching removes what was there only that day and leaves skin looking like skin. Heavier work is possible, but it should be your choice and not a surprise.',
    },
  ],
  popularSearches: [
    'product photos',
    'background removal',
    'portrait retouching',
    'real estate',
    'photo restoration',
    'food',
  ],
  subCategories: {
    'product-photography': 'Pack shots and styled scenes from a studio you can post your product to.',
    'portrait-retouching': 'Skin, hair and light put right without making a stranger of anyone.',
    'background-removal': 'Clean cut-outs by hand, hair and glass included, in any number.',
    'photo-restoration': 'Scratches, fading and missing corners repaired on pictures there is only one of.',
    'real-estate-photo-editing': 'Straight walls, true colors and a view through the window.',
    'food-photography': 'Dishes cooked, styled and photographed for menus and delivery apps.',
    'photo-selection-presets': 'Two thousand frames brought down to the eighty you show, in one consistent look.',
  },
};
