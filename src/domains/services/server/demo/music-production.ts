import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const musicProductionServices: readonly SeedService[] = [
  {
    key: 'mix',
    seller: 'nikos-vlachopoulos',
    category: 'mixing-mastering',
    listedDaysAgo: 215,
    title: 'Your song mixed on two small speakers until the vocal tells the story',
    description: `I mix songs with people singing in them. Rebetiko, folk, guitar bands, anything where someone has something to say.

### What you get

- A mix, an instrumental, and a version with the voice a little louder, because you will want it
- Notes on what I did with your arrangement, and permission to undo it
- Mastered for streaming in the larger packages

### How I work

I listen to your rough mix first and write one sentence about what the song is. You confirm it or laugh. Then I pull all faders down and begin with the voice. The first mix arrives on day four. Please listen in a car, in a kitchen, and quietly, and send your notes in one list. I answer in the same order.

### What I need from you

WAV files which all begin at the same moment, without effects on the master, the rough mix you have been living with, and two songs you love the sound of. If the tuning is meant to be that way, say so, or I might help.`,
    packages: [
      pack('Small', 'Up to 12 tracks', ['Mix and instrumental', 'Voice-up version', 'Up to 12 tracks'], 90_00, 5, 2),
      pack(
        'Band',
        'Up to 40 tracks, mastered',
        ['Mix and instrumental', 'Voice-up version', 'Up to 40 tracks', 'Master for streaming'],
        170_00,
        7,
        3,
      ),
      pack(
        'Record',
        'Four songs that belong together',
        ['Four mixes', 'Up to 40 tracks each', 'Masters for streaming and vinyl', 'Order and gaps advised'],
        560_00,
        21,
        3,
      ),
    ],
    extras: [extra('Vocal tuning by hand', 35_00, 1), extra('Stems for playing live', 30_00, 1)],
    faq: [
      faq('Can you fix a bad recording?', 'I can make it a bad recording of a good song, which is sometimes a hit.'),
      faq('Do you add instruments?', 'Only if you ask. See my other listing.'),
    ],
    requirements: [
      text('Link to the tracks and your rough mix'),
      text('Two songs whose sound you love'),
      choice('How much tuning?', 'None', 'Gentle', 'As modern as it gets'),
    ],
    tags: ['mixing', 'mastering', 'folk', 'band'],
  },
  {
    key: 'guitar',
    seller: 'nikos-vlachopoulos',
    category: 'session-musicians',
    listedDaysAgo: 162,
    title: 'Guitar, bouzouki or baglamas recorded for your track in two days',
    description: `Real strings, played by a person, to your track. I have seven instruments on the wall, one of them older than the state of Greece as you know it.

### What you get

- Three takes in different moods, recorded in stereo, clean and with room
- A comped version I would choose, ready to drop in at bar one
- All rights to the performance for your song, for ever

### How I work

You send the song with and without guide melody. I listen, ask what the part is *for* (to carry, to answer, to fill the gap before the chorus) and send one rough minute from my phone. When you like the idea I set up the microphones. Changes to notes are easy that day. A change of idea is a new take, and I am reasonable about it.

### What I need from you

The track, tempo and key, a chord sheet if one exists, and a hummed voice memo if you hear something particular. Humming is the best notation ever invented.`,
    packages: [
      pack(
        'One part',
        'One instrument, one song',
        ['Rough minute first', 'Three takes', 'Comped version'],
        50_00,
        2,
        1,
      ),
      pack(
        'Two parts',
        'Rhythm and lead, or two instruments',
        ['Rough minute first', 'Three takes each', 'Comped versions', 'Double-tracked rhythm'],
        85_00,
        4,
        2,
      ),
      pack(
        'The whole wall',
        'Up to five parts',
        ['Rough minute first', 'Up to five parts', 'Comped versions', 'Stereo mix of all parts'],
        160_00,
        7,
        2,
      ),
    ],
    extras: [extra('Notation of what I played', 25_00, 1)],
    faq: [
      faq('Which tuning is the bouzouki?', 'Three courses, D A D. I have the four-course one too but it sulks.'),
      faq('Credit?', 'Nice to have. First name, last name, no "featuring".'),
    ],
    requirements: [
      file('The track'),
      text('Tempo, key, and what the part is for'),
      fileMaybe('Chord sheet or hummed memo'),
    ],
    tags: ['guitar', 'bouzouki', 'session', 'strings'],
  },
  {
    key: 'dance-score',
    seller: 'nikos-vlachopoulos',
    category: 'composition-scoring',
    listedDaysAgo: 96,
    title: 'A short instrumental piece for your film, class or performance',
    description: `Music written for one use, by one person, on instruments that were in the room.

### What you get

- An original piece of the length you need, with a version that loops and one that ends
- Stems, so that your editor can duck the melody under a voice
- A license for your production without end date, or all rights in the larger package

### How I work

I ask for the picture or the movement, and for a tempo you can walk to. Within four days you get two sketches of thirty seconds each, on one instrument. You choose, and I write and record the piece. If you are dancing to it, we agree the counts first; I once had to recut a waltz for a class that counted in six.

### What I need from you

Length, tempo or a video, where it will be heard, and a piece of music you would have used if it were free. I will not copy it. I only want to know what it does to you.`,
    packages: [
      pack(
        'One minute',
        'One or two instruments',
        ['Two sketches', 'Up to 1 minute', 'Looping version', 'License for one production'],
        140_00,
        7,
        1,
      ),
      pack(
        'Three minutes',
        'A small ensemble',
        ['Two sketches', 'Up to 3 minutes', 'Stems', 'License for one production'],
        320_00,
        12,
        2,
      ),
      pack(
        'Five minutes, all rights',
        'Yours outright',
        ['Three sketches', 'Up to 5 minutes', 'Stems', 'All rights transferred', 'Score'],
        690_00,
        20,
        2,
      ),
    ],
    extras: [extra('Slower or faster version', 30_00, 1)],
    faq: [
      faq('Will you register it with a society?', 'Not for commissioned pieces, so you will not get a bill.'),
      faq('Orchestra?', 'Not here. Five people at most, three of whom are me.'),
    ],
    requirements: [
      text('Length, tempo or counts'),
      text('Where will it be heard?'),
      fileMaybe('Video or a piece you would have used'),
    ],
    tags: ['composition', 'score', 'dance', 'instrumental'],
  },
  {
    key: 'vocals',
    seller: 'rosalind-achieng',
    category: 'singers-vocalists',
    listedDaysAgo: 173,
    title: 'Alto lead and stacked harmonies in English, Kiswahili or Dholuo',
    description: `I sing your song as if I had written it, and then I sing it again behind myself in three parts.

### What you get

- A lead vocal, comped from at least five takes, breaths natural
- Harmonies and doubles, each on its own track, starting at bar one
- Rights to the recording for your release, with my name in the credits if you like

### How I work

Send a demo, even on a phone. I learn the song overnight and return one verse and chorus, plain, so that we can talk about key and manner before I do it properly. I sing straight or with ornament, and in church I have learned to be heard without shouting. Tuning is done by me, gently, or not at all if you prefer.

### What I need from you

The track without voice, lyrics with the stresses marked where they are odd, the key or a guess at it, and the mood of the person singing: have they left, are they about to, or did they stay?`,
    packages: [
      pack('Lead', 'One lead vocal', ['Verse and chorus first', 'Comped lead', 'One key change'], 60_00, 4, 1),
      pack(
        'Lead and harmonies',
        'Up to four backing parts',
        ['Verse and chorus first', 'Comped lead', 'Up to four backing parts', 'Gentle tuning'],
        110_00,
        6,
        2,
      ),
      pack(
        'Choir of me',
        'Lead and up to twelve parts',
        ['Verse and chorus first', 'Comped lead', 'Up to twelve parts', 'Parts arranged by me', 'Gentle tuning'],
        210_00,
        10,
        2,
      ),
    ],
    extras: [extra('Lyrics adapted into Kiswahili', 40_00, 2), extra('Dry and wet versions', 10_00)],
    faq: [
      faq('What is your range?', 'F3 to D5 comfortably, and a few notes either side on a good day.'),
      faq('May I release it?', 'Yes, everywhere, for ever.'),
    ],
    requirements: [file('Track without voice'), text('Lyrics'), textMaybe('Key, and who is singing to whom?')],
    tags: ['singer', 'alto', 'harmonies', 'kiswahili'],
  },
  {
    key: 'lyrics',
    seller: 'rosalind-achieng',
    category: 'songwriting-lyrics',
    listedDaysAgo: 136,
    title: 'Words and melody for the song you keep humming half of',
    description: `You have a chorus and no verses, or four verses and nothing to sing in between. I finish songs.

### What you get

- Complete lyrics with a melody sung by me over your chords, or over a simple guitar
- One alternative for the line everyone will remember
- Half of the authorship, or none of it if you buy it, stated in writing

### How I work

I ask you for a voice memo and for the thing that really happened. Songs go vague when the writer is being polite. I write three openings, you choose, and I write through to the end in a day or two. Then we sing it to each other by call, badly, and mend the places where the mouth trips.

### What I need from you

The half you have, the story behind it, and words you never want to hear in a song again. Mine is *fire*. If it is for someone's wedding tell me the names early: some names do not rhyme with anything kind.`,
    packages: [
      pack(
        'Finish it',
        'Verses or chorus to what you have',
        ['Three openings', 'Missing parts written', 'Sung demo'],
        80_00,
        5,
        1,
      ),
      pack(
        'Whole song',
        'Lyrics and melody from your story',
        ['Three openings', 'Lyrics and melody', 'Sung demo with guitar', 'Call to mend it'],
        160_00,
        8,
        2,
      ),
    ],
    extras: [extra('All authorship transferred to you', 90_00), extra('Version in Kiswahili', 50_00, 3)],
    faq: [
      faq('Will it be original?', 'Yes. If I notice it resembles something, I tell you before you do.'),
      faq('Do I have to credit me or you?', 'With half the authorship, both of us. With the extra, only you.'),
    ],
    requirements: [
      text('What really happened?'),
      fileMaybe('Voice memo of the half you have'),
      textMaybe('Words you never want to hear'),
    ],
    tags: ['lyrics', 'songwriting', 'melody'],
  },
  {
    key: 'jingle',
    seller: 'rosalind-achieng',
    category: 'jingles-sonic-logos',
    listedDaysAgo: 91,
    title: 'A jingle of five notes that a matatu full of children will sing back',
    description: `The test of a jingle is the road. I sing mine to the children next door on Monday, and if they still have it on Thursday you get it.

### What you get

- A sung or played signature of two to ten seconds, with a short and a long version
- A version without words, for under a speaking voice
- All rights, so that you may use it on radio and in the lift

### How I work

You tell me your name and what you promise. I write six, in one afternoon, and throw away four. You hear two, sung with claps. After your choice I record it with voices, hand percussion and whichever instrument suits, and test it on the neighborhood. A jingle must survive a cheap loudspeaker, so that is what I mix it on.

### What I need from you

The name as customers say it (not as lawyers write it), the languages, three words you would like to be, and anything by a competitor that people already whistle.`,
    packages: [
      pack(
        'Signature',
        'Two to five seconds',
        ['Two ideas to choose from', 'With and without words', 'All rights'],
        95_00,
        5,
        1,
      ),
      pack(
        'Jingle',
        'Up to ten seconds, one language',
        [
          'Two ideas to choose from',
          'Short and long version',
          'With and without words',
          'Neighborhood test',
          'All rights',
        ],
        190_00,
        8,
        2,
      ),
      pack(
        'Jingle in two languages',
        'Sung twice, same tune',
        ['Two ideas to choose from', 'Two languages', 'Short and long versions', 'Thirty-second bed', 'All rights'],
        310_00,
        12,
        2,
      ),
    ],
    extras: [extra('Phone waiting loop from the tune', 45_00, 2)],
    faq: [
      faq('Can it be funny?', 'It can be cheerful. Funny wears out in a week.'),
      faq('Radio rights?', 'Included, everywhere.'),
    ],
    requirements: [
      text('Your name as customers say it'),
      text('Three words you would like to be'),
      choice('Language', 'English', 'Kiswahili', 'Both', 'No words'),
    ],
    tags: ['jingle', 'sonic logo', 'radio'],
  },
];
