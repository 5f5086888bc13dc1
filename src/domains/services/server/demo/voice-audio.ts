import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const voiceAudioServices: readonly SeedService[] = [
  {
    key: 'voice-over',
    seller: 'marlon-baptiste',
    category: 'voice-over',
    listedDaysAgo: 251,
    title: 'Warm Caribbean English voice for documentaries, lessons and stories',
    description: `A low voice in no hurry. People tell me they can listen to it while learning something difficult, which is why most of my work is teaching and documentary.

### What you get

- A clean recording from a treated room, 48 kHz, breaths tamed but not removed
- One file, or one for each scene, named as your editor likes
- Use on your own website, classroom and social pages without a time limit

### How I work

I record the first minute and send it. You say slower, drier, more smile, and only then do I read the rest. A word I got wrong is corrected free of charge for ever. A word *you* changed later is a revision. I mark doubtful pronunciations in your script and ask; I have been corrected by glaciologists and was grateful.

### What I need from you

The final script with names spelled as they sound, the picture if it must fit, and one recording by anyone whose pace you like.`,
    packages: [
      pack(
        'Two minutes',
        'Up to 300 words',
        ['First minute for approval', 'Up to 300 words', 'Own web and classroom use'],
        60_00,
        2,
        1,
      ),
      pack(
        'Ten minutes',
        'Up to 1,500 words',
        ['First minute for approval', 'Up to 1,500 words', 'Separate files', 'Own web and classroom use'],
        180_00,
        4,
        1,
      ),
      pack(
        'Course',
        'Up to 6,000 words',
        [
          'First minute for approval',
          'Up to 6,000 words',
          'Separate files',
          'Pick-ups for a month',
          'Own web and classroom use',
        ],
        540_00,
        10,
        2,
      ),
    ],
    extras: [
      extra('Paid advertising online, one year', 120_00),
      extra('Timed to picture', 40_00, 1),
      extra('Delivered today (300 words)', 25_00),
    ],
    faq: [
      faq(
        'Can you do a British or American accent?',
        'I can, but you would be paying for a copy. There are originals here.',
      ),
      faq('May we use it in an advert later?', 'Yes, with the advertising extra, also afterwards.'),
      faq(
        'May our system learn from the recording?',
        'No. My recordings may not be used to build a synthetic voice, in any package.',
      ),
    ],
    requirements: [
      file('Final script'),
      text('Difficult names, spelled as they sound'),
      choice('Where will it be heard?', 'Website', 'Classroom', 'Film', 'Advert'),
    ],
    tags: ['voice over', 'documentary', 'e-learning', 'english'],
  },
  {
    key: 'audiobook',
    seller: 'marlon-baptiste',
    category: 'audiobook-narration',
    listedDaysAgo: 167,
    title: 'Audiobook narration, edited and mastered to the shops’ requirements',
    description: `A book is eight hours in someone's ear. I prepare every chapter as if it were read to one person in a kitchen.

### What you get

- A narrated, edited and mastered book, chapter by chapter, with opening and closing credits
- Levels and silences as the audiobook shops require them, checked by tool and by ear
- A retail sample of up to five minutes

### How I work

I read the whole book first and keep a page for each voice: where they are from, what they want, how they speak when they lie. You hear fifteen minutes and tell me whose voice is wrong. After that I record two finished hours a week and send them as I go, so you can follow with the text in hand.

### What I need from you

The final text (really final), a list of names and places with their sounds, and who holds the audio rights. If a character comes from a place I do not know, I would like to talk to someone who does.`,
    packages: [
      pack(
        'Sample',
        'Fifteen minutes for you or a publisher',
        ['Up to 2,300 words', 'Character notes', 'Mastered'],
        90_00,
        6,
        1,
      ),
      pack(
        'Novella',
        'Up to 4 finished hours',
        ['Fifteen minutes first', 'Up to 4 finished hours', 'Mastered chapters', 'Retail sample'],
        760_00,
        28,
        1,
      ),
      pack(
        'Novel',
        'Up to 9 finished hours',
        [
          'Fifteen minutes first',
          'Up to 9 finished hours',
          'Mastered chapters',
          'Retail sample',
          'Corrections after your listening',
        ],
        1_620_00,
        55,
        2,
      ),
    ],
    extras: [extra('One more finished hour', 170_00, 4)],
    faq: [
      faq('How long will my book be?', 'About 9,300 words make one hour.'),
      faq('Do you share royalties?', 'I prefer one price. Then we are both free.'),
    ],
    requirements: [
      file('Final text'),
      text('Names and places, spelled as they sound'),
      text('Who holds the audio rights?'),
    ],
    tags: ['audiobook', 'narration', 'fiction'],
  },
  {
    key: 'greeting',
    seller: 'marlon-baptiste',
    category: 'phone-greetings',
    listedDaysAgo: 149,
    title: 'A phone greeting that sounds like your company on a good day',
    description: `Your callers are worried, late or on hold. I record the words that meet them, and I shorten those words first.

### What you get

- All announcements of your menu, leveled alike, in the format your phone system takes
- Scripts cut to what a caller needs: most menus lose a third and nobody misses it
- An *out of hours* and a *something has gone wrong* message you hope not to use

### How I work

You send the menu as it is, or ring me through it. I return a shortened script with the longest wait named in seconds. You approve, I record, and you receive files numbered like your menu, so that whoever installs them cannot mix up two and three. Changes of name and hours are cheap later; I keep the settings.

### What I need from you

The menu, the exact name of the company, opening hours, and the make of the phone system. Please decide between *press* and *say*.`,
    packages: [
      pack(
        'Greeting',
        'Welcome and out of hours',
        ['Two announcements', 'Script shortened', 'Right format'],
        30_00,
        2,
        1,
      ),
      pack(
        'Menu',
        'Up to ten announcements',
        ['Ten announcements', 'Script shortened', 'Right format', 'Emergency message'],
        85_00,
        3,
        1,
      ),
      pack(
        'Menu and waiting',
        'With four waiting messages',
        [
          'Fourteen announcements',
          'Script shortened',
          'Waiting messages',
          'Right format',
          'One free change within a year',
        ],
        130_00,
        5,
        2,
      ),
    ],
    extras: [extra('Quiet music underneath, licensed', 25_00, 1), extra('One changed announcement later', 12_00)],
    faq: [
      faq('French as well?', 'Yes, with a Caribbean accent that callers seem to enjoy.'),
      faq('Will it install by itself?', 'No, but your phone people need four minutes with my file names.'),
    ],
    requirements: [text('The menu as it is now'), text('Company name and opening hours'), textMaybe('Phone system')],
    tags: ['phone', 'ivr', 'greeting'],
  },
  {
    key: 'podcast',
    seller: 'hollis-brandt',
    category: 'podcast-editing',
    listedDaysAgo: 263,
    title: 'Podcast editing that keeps the pauses and loses the refrigerator',
    description: `I have edited about twelve hundred episodes. Nobody has ever written in to say that one was edited, and I am proud of it.

### What you get

- A tight episode: false starts, repeats and cross-talk out, thinking left in
- Levels, tone and noise brought to where every listener can stay in the car
- Show notes with times, and a list of the three best quotations

### How I work

I listen through once at normal speed and mark. Then I cut for meaning, then for breath, then for noise. If a question was better than its answer I will tell you. You get a private link with comment times, and changes are in by the next evening. Weekly shows get a fixed day and never have to ask.

### What I need from you

One track for each person, recorded separately if at all possible, your opening and closing, and the sentence which must not be in there. Everyone has one.`,
    packages: [
      pack(
        'Half hour',
        'Up to 30 finished minutes',
        ['Edited and leveled', 'Noise reduced', 'Two tracks'],
        55_00,
        3,
        1,
      ),
      pack(
        'Hour',
        'Up to 60 finished minutes',
        ['Edited and leveled', 'Noise reduced', 'Up to four tracks', 'Show notes with times'],
        95_00,
        4,
        1,
      ),
      pack(
        'Month',
        'Four episodes on a fixed day',
        ['Four episodes of up to 60 minutes', 'Edited and leveled', 'Show notes with times', 'Trailer of 45 seconds'],
        340_00,
        28,
        2,
      ),
    ],
    extras: [extra('Transcript, checked', 40_00, 2), extra('Next-day delivery', 35_00)],
    faq: [
      faq(
        'We recorded everything on one microphone',
        'I can do a lot, though not everything. Send me two minutes before ordering.',
      ),
      faq('Do you cut swearing?', 'Bleeped, removed or left: you choose once, and I remember.'),
    ],
    requirements: [
      text('Link to the tracks'),
      fileMaybe('Opening and closing music'),
      textMaybe('What must not be in there?'),
    ],
    tags: ['podcast', 'editing', 'show notes'],
  },
  {
    key: 'audio-rescue',
    seller: 'hollis-brandt',
    category: 'audio-cleanup',
    listedDaysAgo: 203,
    title: 'Recordings you cannot make again, rescued from hum, hiss and traffic',
    description: `Grandfather on a cassette, an interview beside a generator, a wedding speech under a tent in rain. I get out what can be got out, and tell you what cannot.

### What you get

- A cleaned version that sounds like a person in a room, not like a robot in a bucket
- The untouched transfer, for your archive
- A plain list of what I did, and of what remains and why

### How I work

I take thirty seconds of the worst part first and send you three strengths. Most people choose the middle one. Heavy cleaning eats consonants, and I would rather leave you some hiss than lose an *s*. Words I can make out and you cannot are written down with their times.

### What I need from you

The best copy there is: original file, original cassette digitised without "improvement". If you have only the cassette, a shop near you can transfer it for a few coins; ask for WAV. Tell me who is speaking and whose voice matters most.`,
    packages: [
      pack(
        'Ten minutes',
        'One recording',
        ['Thirty seconds in three strengths', 'Up to 10 minutes', 'Cleaned and archived'],
        40_00,
        3,
        1,
      ),
      pack(
        'Hour',
        'An interview or tape side',
        ['Thirty seconds in three strengths', 'Up to 60 minutes', 'Cleaned and archived', 'Levels evened'],
        120_00,
        6,
        1,
      ),
      pack(
        'Box of tapes',
        'Up to five hours',
        ['Up to 5 hours', 'Cleaned and archived', 'Levels evened', 'Index of who speaks when'],
        420_00,
        16,
        1,
      ),
    ],
    extras: [extra('Transcript with times, per hour', 60_00, 3)],
    faq: [
      faq('Can you remove echo?', 'Some. Echo is the hardest, after shouting into the microphone.'),
      faq('Is it evidence for a court?', 'I do not clean evidence. You want a forensic laboratory for that.'),
    ],
    requirements: [file('The recording, or a link'), text('Who speaks, and whose voice matters most?')],
    tags: ['noise', 'restoration', 'cassette', 'interview'],
  },
  {
    key: 'transcripts',
    seller: 'hollis-brandt',
    category: 'transcription',
    listedDaysAgo: 58,
    title: 'Interview transcripts in American English, with names spelled right',
    description: `Typed and checked against the sound by one person who has spent his life listening.

### What you get

- A clean transcript: false starts out unless you want them, speakers named, times every minute
- A list of names and terms, with the ones I looked up marked
- Unclear places marked with a time, never guessed

### How I work

A machine makes the first pass, and I say so openly. Then I go through the entire recording at three-quarter speed and correct it, which takes about four times its length, then once more at full speed for sense. Machines are good now at words and still bad at *who said it* and at *didn't*. Those two matter.

### What I need from you

The recording, the names of everyone in it, and your choice of clean or verbatim. For research interviews send your conventions and any promise of confidentiality you gave. I keep it as well, and delete the files when the order is complete.`,
    packages: [
      pack('Half hour', 'Up to 30 minutes', ['Speakers named', 'Times each minute', 'Checked twice'], 35_00, 2, 1),
      pack(
        'Two hours',
        'Up to 120 minutes',
        ['Speakers named', 'Times each minute', 'Checked twice', 'List of names'],
        125_00,
        5,
        1,
      ),
    ],
    extras: [extra('Verbatim with pauses', 20_00, 1), extra('Caption file', 15_00)],
    faq: [
      faq('Accents?', 'Most kinds of English. If I am unsure I tell you from a two-minute sample.'),
      faq('Why not just the machine?', 'For your own notes it is fine. For quotation it is not.'),
    ],
    requirements: [
      file('The recording, or a link'),
      text('Names of the speakers'),
      choice('Style', 'Clean', 'Verbatim'),
    ],
    tags: ['transcript', 'interview', 'captions'],
  },
  {
    key: 'samoan-transcripts',
    seller: 'tala-penitani',
    category: 'transcription',
    listedDaysAgo: 16,
    title: 'Transcription of interviews in Samoan and English, typed by hand',
    description: `I am new on Docket and not new to listening. My degree is in linguistics, and I typed ninety hours of oral history for the university archive in Apia.

### What you get

- A transcript in Samoan, in English, or in both side by side, with glottal stops and long vowels written
- Times every minute and speakers named
- Notes where a word has a meaning that the translation cannot carry

### How I work

I type the whole recording by hand, then listen again from the beginning on another day. Chiefly language and proverbs are marked and explained in a note. I ask my grandmother about words I do not know, with your permission, and only the word, not the story.

### What I need from you

The recording, the names and villages of the speakers, and what you promised them. If it was recorded outdoors please tell me how far away the microphone was, so that I can plan my time honestly.`,
    packages: [
      pack(
        'Half hour',
        'Up to 30 minutes, one language',
        ['Typed by hand', 'Speakers and times', 'Notes on words'],
        18_00,
        4,
        1,
      ),
      pack(
        'Hour, both languages',
        'Up to 60 minutes, side by side',
        ['Typed by hand', 'Samoan and English', 'Speakers and times', 'Notes on words'],
        55_00,
        9,
        1,
      ),
    ],
    extras: [extra('Thirty more minutes', 16_00, 3)],
    faq: [
      faq('Do you use software?', 'For playing slowly, yes. For typing, no: it does not know Samoan.'),
      faq('Why are your prices low?', 'Because I have no reviews yet. They will go up.'),
    ],
    requirements: [file('The recording, or a link'), text('Speakers, villages, and what you promised them')],
    tags: ['samoan', 'transcription', 'oral history'],
  },
];
