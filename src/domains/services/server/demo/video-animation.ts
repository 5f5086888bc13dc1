import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const videoAnimationServices: readonly SeedService[] = [
  {
    key: 'interview-edit',
    seller: 'mateus-albuquerque',
    category: 'video-editing',
    listedDaysAgo: 265,
    title: 'Interviews, talks and courses edited down to what people will watch',
    description: `You filmed two hours and need six minutes. I watch all of it, twice, and find the film that is in there.

### What you get

- A finished edit with clean sound, matched color and simple titles in your type
- A text transcript with my selection marked, so that you can argue with me early
- Exports for web and for archive

### How I work

First I transcribe and build a *paper edit*: the sentences in order, on two pages. You change that, which costs nobody an afternoon. Then a rough cut without music, since music hides weak editing. After your notes comes the fine cut, sound, color and titles. I work in the mornings, Recife time, and answer the same day.

### What I need from you

The original camera files by link, the sound recorder's files even if you think they are useless, and one sentence saying what someone should know at the end. Tell me if there is a person who must not appear.`,
    packages: [
      pack(
        'Short',
        'Up to 3 minutes from 1 hour of footage',
        ['Paper edit', 'Up to 3 minutes', 'Sound cleaned', 'Titles in your type'],
        130_00,
        5,
        1,
      ),
      pack(
        'Standard',
        'Up to 8 minutes from 3 hours',
        ['Paper edit', 'Up to 8 minutes', 'Sound and color', 'Titles in your type', 'Subtitles file'],
        290_00,
        8,
        2,
      ),
      pack(
        'Course day',
        'Up to 30 minutes in chapters',
        [
          'Paper edit for each chapter',
          'Up to 30 minutes',
          'Sound and color',
          'Chapter titles',
          'Subtitles file',
          'Three short clips',
        ],
        640_00,
        14,
        2,
      ),
    ],
    extras: [
      extra('One more hour of footage', 45_00, 1),
      extra('Vertical cut of one minute', 50_00, 1),
      extra('Project files', 60_00),
    ],
    faq: [
      faq(
        'How do I send 200 gigabytes?',
        'By link from any storage, or smaller copies first and the originals only for the shots I chose.',
      ),
      faq(
        'Do you add music?',
        'I suggest three tracks with their licenses; you buy the one you like. Silence is free.',
      ),
      faq(
        'Which languages can you edit?',
        'Portuguese, English and Spanish by ear. Others with a translated transcript.',
      ),
    ],
    requirements: [
      text('Link to the camera and sound files'),
      text('What should someone know at the end?'),
      textMaybe('Names and titles for the captions'),
      choice('Where will it be shown?', 'Website', 'Classroom', 'Event screen', 'Television'),
    ],
    tags: ['editing', 'interview', 'course', 'documentary'],
  },
  {
    key: 'vertical-clips',
    seller: 'mateus-albuquerque',
    category: 'short-form-video',
    listedDaysAgo: 212,
    title: 'Five upright clips a week from one long recording, captions burned in',
    description: `You already have the material: a podcast, a lesson, a talk. I cut it into upright clips which each make one point and then stop.

### What you get

- Clips of 20 to 60 seconds, 1080 × 1920, with checked captions
- A first second that says what it is about, without shouting
- A list with the original time of each clip and a suggested line of text to post with it

### How I work

I read the transcript and mark the places where you would have leaned forward. You strike the ones you do not want out there. I reframe by hand, since automatic cropping loves ears. Captions are typed, not guessed, and names are asked about.

### What I need from you

The long recording, the logo if it must appear (small, please), and two accounts whose captions you can stand to look at. If someone in the recording has not agreed to clips, tell me which minutes are theirs.`,
    packages: [
      pack('Five', 'Five clips from up to 1 hour', ['Five clips', 'Checked captions', 'Post lines'], 95_00, 4, 1),
      pack(
        'Ten',
        'Ten clips from up to 2 hours',
        ['Ten clips', 'Checked captions', 'Post lines', 'Square versions'],
        170_00,
        6,
        1,
      ),
      pack(
        'Month',
        'Twenty clips, five each week',
        ['Twenty clips', 'Checked captions', 'Post lines', 'Square versions', 'A caption style of your own'],
        310_00,
        28,
        2,
      ),
    ],
    extras: [
      extra('Captions in a second language (es, pt, en)', 30_00, 2),
      extra('24-hour clip after a live event', 40_00),
    ],
    faq: [
      faq('Do you post them?', 'No, you keep your accounts to yourself.'),
      faq('Which part do you choose?', 'The part that makes sense without the rest. It is often not the loudest.'),
    ],
    requirements: [
      text('Link to the recording'),
      textMaybe('Minutes that must not be used'),
      fileMaybe('Logo and typeface'),
    ],
    tags: ['short-form', 'captions', 'vertical'],
  },
  {
    key: 'grading',
    seller: 'mateus-albuquerque',
    category: 'colour-grading',
    listedDaysAgo: 101,
    title: 'Color grading for short films and talks: faces first, mood second',
    description: `Footage from two cameras and one cloudy afternoon can look like one film. I match the shots, then give them a look, in that order.

### What you get

- A matched, graded film in the delivery formats you name
- Stills before and after for three scenes, agreed before I do the rest
- The grade as a file that another colorist can open

### How I work

I grade on a calibrated monitor in a gray room. First every shot is balanced so that skin is skin, in all the shades people come in; I learned this on a series where the cameras had been set for someone else. Then the look. You see three stills, we talk, and I carry the choice through the film.

### What I need from you

A locked edit. If the edit changes after grading I have to do those shots again. Flat or raw camera files where they exist, and two pictures from anywhere whose light you like.`,
    packages: [
      pack('Talk', 'Up to 15 minutes, few set-ups', ['Shots matched', 'Skin tones balanced', 'One look'], 110_00, 4, 1),
      pack(
        'Short film',
        'Up to 15 minutes, up to 150 shots',
        ['Shots matched', 'Three stills agreed first', 'Look by scene', 'Web and cinema files'],
        340_00,
        9,
        2,
      ),
    ],
    extras: [extra('Fifty more shots', 80_00, 2), extra('Live session over video call', 70_00)],
    faq: [
      faq(
        'Can you rescue overexposed footage?',
        'Where there is no information, no. I will tell you from one still, free of charge.',
      ),
      faq(
        'How do I send the edit?',
        'As a project exchange file with the original clips, or one flat export with a cut list.',
      ),
    ],
    requirements: [
      text('Link to the locked edit and clips'),
      fileMaybe('Pictures whose light you like'),
      choice('Delivered for', 'Web', 'Cinema', 'Both'),
    ],
    tags: ['color', 'grading', 'short film'],
  },
  {
    key: 'explainer',
    seller: 'thandeka-mokoena',
    category: 'explainer-videos',
    listedDaysAgo: 248,
    title: 'An explainer of sixty seconds, script included, for things that matter',
    description: `I animate explanations people act on: how to take a medicine, how a loan works, where the water comes from. If someone can get hurt by misunderstanding it, I am your animator.

### What you get

- A script of about 140 words, written with you and read by two people who know nothing about it
- A storyboard, a drawn style, animation, sound and a voice (from my list or yours)
- The film with and without captions, plus the script as a document

### How I work

Week one is words only. Week two is the storyboard, week three the style on two frames, and only then does anything move. You approve each step, so there are no surprises at the end. I test the finished film on a small phone with the sound off, because that is how it will be seen.

### What I need from you

The facts and the person who will sign them off, the audience, and the one action that should follow. If you have a budget for three minutes, buy one minute and show it three times.`,
    packages: [
      pack(
        '30 seconds',
        'One idea, simple shapes',
        ['Script', 'Storyboard', 'Animation of 30 seconds', 'Sound and captions'],
        380_00,
        15,
        2,
      ),
      pack(
        '60 seconds',
        'The usual length, drawn for you',
        [
          'Script tested on two people',
          'Storyboard',
          'Two style frames',
          'Animation of 60 seconds',
          'Voice in English',
          'Captions',
        ],
        690_00,
        24,
        2,
      ),
      pack(
        '90 seconds and clips',
        'A longer film and three cut-downs',
        [
          'Script tested on four people',
          'Storyboard',
          'Style frames',
          'Animation of 90 seconds',
          'Voice in English or isiZulu',
          'Three short clips',
        ],
        1_080_00,
        32,
        3,
      ),
    ],
    extras: [
      extra('Second language version', 160_00, 6),
      extra('Source files', 120_00),
      extra('Poster of the key frame', 40_00, 2),
    ],
    faq: [
      faq(
        'Can you show people with disabilities, or families of any shape?',
        'That is the default here. Tell me who your audience is and they will be in it.',
      ),
      faq('Can we change the script after the storyboard?', 'Words, yes. New scenes are a new package.'),
    ],
    requirements: [
      text('What should the viewer do after watching?'),
      file('The facts, as a document'),
      text('Who signs off, and how fast can they answer?'),
      choice('Voice language', 'English', 'isiZulu', 'We supply the voice', 'No voice'),
    ],
    tags: ['explainer', 'animation', 'health', 'education'],
  },
  {
    key: 'lower-thirds',
    seller: 'thandeka-mokoena',
    category: 'motion-graphics',
    listedDaysAgo: 181,
    title: 'Titles, lower thirds and moving charts in your own type and colors',
    description: `A small kit of moving parts for your films: an opening, names, chapter cards, a chart that grows, an end card. Made once, used for years by any editor.

### What you get

- Animated elements with transparent background, ready to drop in
- Editable templates for the usual editing program, tested on a machine that is not mine
- A one-page note: how long each stays, how near the edge it may go

### How I work

I look at three of your films and count what you really use. Then one element is designed to the end, and once you like its movement the others follow the same manners. Everything respects reading speed: a name stays for at least three seconds, even if the editor is in a hurry.

### What I need from you

Logo, typeface files with a license for video, colors, and a list of the longest names and titles you have. The longest name decides the design.`,
    packages: [
      pack(
        'Names',
        'Lower thirds and an end card',
        ['Lower third in two versions', 'End card', 'Editable template'],
        120_00,
        6,
        2,
      ),
      pack(
        'Kit',
        'The whole set for a series',
        [
          'Opening of 5 seconds',
          'Lower thirds',
          'Chapter and end cards',
          'One animated chart',
          'Editable templates',
          'Usage note',
        ],
        330_00,
        12,
        2,
      ),
      pack(
        'Kit with charts',
        'For reports and data films',
        ['Everything in Kit', 'Five chart types', 'Map with pins', 'Training call of 30 minutes'],
        560_00,
        18,
        2,
      ),
    ],
    extras: [extra('Version for upright video', 60_00, 2), extra('One more chart type', 55_00, 2)],
    faq: [
      faq('Will it work in our editor?', 'Tell me the name and version before ordering. I test in that version.'),
      faq('Do you supply typefaces?', 'I suggest ones with a free license if yours may not be used in video.'),
    ],
    requirements: [
      file('Logo and typefaces'),
      text('Editing program and version'),
      text('The longest name and title that must fit'),
    ],
    tags: ['motion graphics', 'lower thirds', 'titles', 'charts'],
  },
  {
    key: 'logo-sting',
    seller: 'thandeka-mokoena',
    category: 'logo-animation',
    listedDaysAgo: 66,
    title: 'Your logo in motion for three seconds, with a sound nobody skips',
    description: `Three seconds at the start of a film are a promise about the rest. I keep them short, plain and yours.

### What you get

- A logo animation of three to five seconds, with and without sound
- Versions on light, on dark and with transparent background
- A still end frame that lines up exactly with your logo guide

### How I work

I ask what your company *does* and look for that movement: a joint closing, a page turning, water finding its level. I send two ideas as simple sketches that move, gray and silent. You choose one. The sound is made last, from real objects where possible. For a joinery I recorded a plane on ash.

### What I need from you

The logo as a vector file. A picture will not do, since every part has to move on its own. Also the films it will open, so that it does not arrive in evening dress at a football match.`,
    packages: [
      pack('Plain', 'One idea, no sound', ['One idea', '3 seconds', 'Light, dark, transparent'], 85_00, 4, 1),
      pack(
        'With sound',
        'Two ideas and a made sound',
        ['Two moving sketches', '3 to 5 seconds', 'Original sound', 'Light, dark, transparent'],
        180_00,
        7,
        2,
      ),
      pack(
        'Opening and closing',
        'A pair that belong together',
        ['Two moving sketches', 'Opening and closing', 'Original sound', 'Upright version', 'Source files'],
        310_00,
        10,
        2,
      ),
    ],
    extras: [extra('Looping version for screens', 35_00, 1)],
    faq: [
      faq(
        'My logo is only a PNG',
        'Then pair this with someone who redraws it first, or send it and I will tell you if I can trace it.',
      ),
      faq('Can it be longer?', 'It can, but nobody has ever thanked me for second six.'),
    ],
    requirements: [file('Logo as vector file'), text('What does your company do, in one verb?')],
    tags: ['logo animation', 'intro', 'sonic'],
  },
];
