import type { TemplatesOf } from './template-shape.ts';

/** Design, software, pictures and sound. */
export const makingTemplates: TemplatesOf = {
  'brand-design': [
    {
      name: 'Logo and brand basics',
      description: `We are ____, and we offer ____ to ____. We need a logo and the basics of a brand around it.

**What we have:** ____ (an old logo, colors, a name only)

**How it should feel:** three words, such as ____. Brands we like: ____. Brands we don’t want to look like: ____.

**What we need in the end**
- Logo in one color and in full color, horizontal and compact
- Colors with their values, and one or two typefaces with licenses we can use
- Vector files (SVG, PDF) and PNG for screens

**How we decide:** ____ people choose, and we answer within ____ working days. Two rounds of changes are enough for us.`,
      questions: [
        'Which three logos of yours are in use today, and where?',
        'How many first directions do you show, and in what form?',
      ],
    },
    {
      name: 'Flyer, brochure or packaging',
      description: `We need ____ (a flyer, a brochure of ____ pages, a box) for ____.

**Size and print:** ____, printed by ____ in ____ copies. Their template is ____.

**Content:** the texts are ____ (final, a draft, to be written). Pictures: ____. The logo and the colors exist and stay as they are.

**What we need in the end**
- A print-ready PDF with bleed and the color profile of the printer
- The open file with its fonts listed
- A version for screens

**What matters most:** ____.`,
      questions: [
        'Which printed pieces of this kind have you made?',
        'How many rounds of changes does your price include?',
      ],
    },
  ],
  'web-development': [
    {
      name: 'New website',
      description: `We are ____, and we need a website for ____. Visitors should above all ____ (call us, book, buy, read).

**Pages:** ____

**What exists:** texts ____, pictures ____, a design ____, a domain at ____, an old site at ____.

**What it has to do**
- Work on phones first, and load quickly on a slow connection
- Let us change texts and pictures ourselves, with ____ (a system you suggest)
- Be usable by keyboard and with a screen reader (WCAG 2.2 AA)
- Have ____ languages

**Afterwards:** we want to ____ (look after it ourselves, pay for care by the month). Hosting is ____.`,
      questions: [
        'Which system would you build it with, and why?',
        'Name two sites of yours that are live and were made by you.',
        'What does it cost us to run each year?',
      ],
    },
    {
      name: 'Online shop',
      description: `We sell ____ and want an online shop with about ____ products in ____ variants.

**Today we sell** at ____, about ____ orders a month. Products are kept in ____ (a spreadsheet, another shop, nowhere).

**What it has to do**
- Payment by ____, delivery to ____ with ____
- Taxes and invoices for ____
- Stock that stays right when we also sell at ____
- Moving our products, customers and old addresses without losing search results

**What we have:** a logo, photos of ____ products, texts for ____. We prefer ____ (a shop system, or your suggestion).`,
      questions: [
        'Which shop of yours has about as many products, and how long has it been live?',
        'How do you move products and addresses?',
      ],
    },
  ],
  'software-automation': [
    {
      name: 'Automate a routine',
      description: `Every ____ (day, week) someone here spends ____ hours on this: ____. We want it to happen on its own.

**Step by step today**
1. ____
2. ____
3. ____

**Tools and access:** we use ____. Accounts and test data are ready: ____.

**It has to cope with:** ____ (missing data, a tool that is down, duplicates). When it can’t decide, it should ____.

**It is done when** it ran for ____ days on real data, we can see what it did and why it stopped, and a short guide says how to change it.`,
      questions: [
        'Have you connected these tools before? What went wrong?',
        'Where would it run, and what does that cost each month?',
      ],
    },
    {
      name: 'App or internal tool',
      description: `We need ____ (a mobile app, a web app, a tool for our team) that lets ____ people do ____.

**The three things it must do first**
- ____
- ____
- ____

**Not in the first version:** ____

**What exists:** sketches ____, a design ____, code ____ in ____, an interface to ____.

**How we work:** something to try every ____ weeks, code in our repository, tests for what handles money or personal data.`,
      questions: [
        'Which stack do you suggest, and who could take it over from you?',
        'What would you build first, and what would you leave out?',
      ],
    },
  ],
  'data-analysis': [
    {
      name: 'Analysis or dashboard',
      description: `We want to know: ____. The answer decides ____.

**Data:** ____ rows from ____, as ____ (files, a database, an export). It covers ____. Known problems: ____ (gaps, duplicates, changed definitions).

**Form of the result:** ____ (a report of a few pages, a dashboard in ____, a spreadsheet) for ____, who know ____ about statistics.

**It is done when**
- Each number can be traced to its data and its formula
- Assumptions and limits are written down in plain words
- We can repeat it with next ____’s data ourselves

The data contains ____ personal data. It may ____ leave our systems.`,
      questions: [
        'Which similar question have you answered, and with what method?',
        'How do you check that a result isn’t an accident of the data?',
      ],
    },
  ],
  'video-animation': [
    {
      name: 'Edit our footage',
      description: `We have ____ hours of footage about ____ and need a video of about ____ minutes for ____ (our site, a fair, social media).

**Footage:** ____ resolution, ____ cameras, sound by ____. It is sorted: ____.

**Story:** it begins with ____, and viewers should afterwards ____. A video we like, and why: ____.

**What we need in the end**
- The video in ____, and short versions of ____ seconds
- Subtitles in ____ as a separate file
- Music whose license covers ____
- The project file

We have the rights to ____. Two rounds of changes are planned.`,
      questions: [
        'Send one video that you cut yourself from footage of others. What was hard?',
        'Where do you get music, and what does its license allow?',
      ],
    },
    {
      name: 'Explainer animation',
      description: `We want to explain ____ to ____ in about ____ seconds. They know ____ about it.

**Script:** ____ (final, a draft, please write it). **Voice:** ____ (language, yours or one you book, none).

**Style:** ____. Our colors and typeface are ____. Examples we like: ____.

**Steps we expect:** script, storyboard with all scenes, one finished scene, the whole animation.

**In the end:** the film in ____ formats, subtitles in ____, and the open files.`,
      questions: [
        'Which part of such a film takes you longest?',
        'Who writes the script and who speaks, and is that in the price?',
      ],
    },
  ],
  illustration: [
    {
      name: 'Illustrations for a book or site',
      description: `We need ____ illustrations for ____ (a children’s book, an article series, a website), for readers of ____.

**Each shows:** ____. Sizes: ____ full pages, ____ smaller ones, in ____ format.

**Style:** ____. Drawings of yours that are close to it: ____. Characters or places that return: ____.

**Use:** printed in ____ copies, on ____, for ____ years, in ____ countries.

**Steps:** pencil sketches of all, one finished to agree on the style, then the rest. In the end we need files with ____ dpi and layers.`,
      questions: [
        'Which rights are in your price, and what would more of them cost?',
        'How do you keep a character the same over many pictures?',
      ],
    },
  ],
  photography: [
    {
      name: 'Product or event photos',
      description: `We need ____ finished photos of ____ (products, people, an event) for ____ (a shop, a website, print).

**Where and when:** at ____ on ____, or we send the products. There is ____ (daylight, a room of ____ m², a table).

**How they should look:** background ____, light ____, format ____. Photos we like: ____.

**What we need in the end**
- ____ photos, retouched: ____
- Sizes for ____ and print files with ____ dpi
- Rights for ____ without a time limit

People in the photos have ____ (agreed in writing, not been asked yet).`,
      questions: ['How many finished photos do you deliver from a day?', 'What exactly do you retouch for this price?'],
    },
    {
      name: 'Retouching',
      description: `We have ____ photos of ____ that need retouching for ____.

**The files:** ____ (raw, TIFF, JPEG) of about ____ megapixels. Three examples are attached.

**On each photo**
- Background: ____
- Color true to: ____ (a color card, a sample we send)
- Remove: ____. Keep: ____.

**In the end:** ____ as files, named like the originals, in sizes for ____. We send the first ____ to agree on the look, then the rest.`,
      questions: [
        'How many photos like these do you finish in a day?',
        'How do you keep the color the same over the whole set?',
      ],
    },
  ],
  'voice-audio': [
    {
      name: 'Voice-over',
      description: `We need a voice for ____ (a film, a course, an audio guide, a phone line): ____ words, about ____ minutes, in ____ with ____ accent.

**Voice and tone:** ____ (age, calm or lively, close or announcing). A recording we like: ____.

**The text** is ____ (final, timed to a picture, not final yet). Words with a special pronunciation: ____.

**Use:** ____ (online, broadcast, inside the company), for ____ years, in ____.

**In the end:** one file for each ____, ____ kHz, without music, noise and breaths reduced. We first choose by a sample of ____ words, which we pay for.`,
      questions: ['Where do you record, and with what?', 'What do later changes of the text cost?'],
    },
    {
      name: 'Podcast editing',
      description: `Our podcast about ____ has an episode of about ____ minutes every ____. We need someone who edits it.

**We send** ____ tracks recorded with ____, and notes on what to cut. **You** cut, level, clean the sound and add intro and outro.

**What we need each time**
- The episode at ____ LUFS as ____
- Chapter marks and show notes of ____ words
- Ready within ____ days

We start with one paid episode. If it fits, ____ more follow.`,
      questions: [
        'Send a minute before and after your edit, if you may.',
        'What do you need from us to keep the time?',
      ],
    },
  ],
  'music-production': [
    {
      name: 'Music for a film, game or brand',
      description: `We need ____ minutes of music for ____. It should feel ____ and begin to matter at ____.

**References:** ____ for the mood, ____ for the sound. Please not like ____.

**What exists:** a rough cut ____, a theme ____, nothing yet.

**Rights:** we need ____ (use in this film, all media, a buyout) in ____ for ____ years. No samples without a license that you can show.

**In the end:** the mix, stems, loops of ____ seconds, WAV at ____ kHz. We agree on a sketch of one minute first.`,
      questions: ['Which finished work of yours is closest to this?', 'What stays yours, and what do we get?'],
    },
    {
      name: 'Mix and master',
      description: `We have ____ songs, ____ minutes in all, in the style of ____. They need a mix and a master.

**Tracks:** about ____ for each song, recorded with ____ at ____ kHz. Vocals are ____ (tuned, not tuned). A rough mix exists: ____.

**References:** ____. What we like about our rough mix: ____. What bothers us: ____.

**In the end:** masters for streaming and ____, instrumental versions, stems. ____ rounds of changes for each song.`,
      questions: [
        'Send a song that you mixed and mastered, with its rough mix if you may.',
        'What do you need from the session files?',
      ],
    },
  ],
};
