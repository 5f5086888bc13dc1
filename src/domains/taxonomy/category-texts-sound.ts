import type { CategoryTexts } from './category-shape.ts';

export const voiceAudio: CategoryTexts = {
  blurb: 'Voices, podcasts and clean sound for everything that is listened to.',
  intro:
    'Listen before you order: a voice is hard to describe and easy to recognize. Voice artists price by finished words or minutes and state what use is covered. Editors say how much raw sound a package takes in and what comes out.',
  faq: [
    {
      question: 'How long is a script of 300 words?',
      answer:
        'About two minutes when read at an easy pace, a little more for teaching material. Read it aloud with a clock once: it is the best check before you order.',
    },
    {
      question: 'What do usage rights mean for a voice-over?',
      answer:
        'They say where the recording may be heard. Your own website and social pages are usually included. Paid advertising, radio and television are normally a separate line.',
    },
    {
      question: 'My recording is noisy. Can it be saved?',
      answer:
        'Hum, hiss and traffic often come down a long way. Echo and clipped, distorted peaks mostly stay. Send thirty seconds and ask: a good editor will tell you honestly.',
    },
    {
      question: 'Are mistakes by the reader re-recorded for free?',
      answer:
        'Yes, a misread word is corrected at no cost. A change to the script after recording is a new take and counts as a revision.',
    },
  ],
  popularSearches: ['voice over', 'podcast editing', 'audiobook', 'noise removal', 'phone greeting', 'Spanish voice'],
  subCategories: {
    'voice-over': 'Commercial, documentary and e-learning voices, recorded in treated rooms.',
    'audiobook-narration': 'Whole books read, edited and mastered to the shops’ requirements.',
    'podcast-editing': 'Conversations tightened, leveled and delivered ready to publish.',
    'audio-cleanup': 'Noise, hum and clicks removed from recordings you cannot make again.',
    'sound-design': 'Footsteps, rooms and interface sounds made for your picture or product.',
    'phone-greetings': 'Menus and waiting messages that sound like your company on a good day.',
    transcription: 'Speech to text, with names, timestamps and a human check.',
  },
};

export const musicProduction: CategoryTexts = {
  blurb: 'Songs, scores, sessions and mixes by people who play.',
  intro:
    'Hire one musician or finish a whole record. Each listing says the number of tracks, the takes you get, and who owns what at the end: the recording, the composition, or both. Send a reference track. It says more than any adjective.',
  faq: [
    {
      question: 'What is the difference between mixing and mastering?',
      answer:
        'Mixing balances the separate tracks of a song. Mastering finishes the mixed stereo file so that it holds up beside other records. If your mix is not right, mastering will not repair it.',
    },
    {
      question: 'How should I send my tracks?',
      answer:
        'As uncompressed WAV files that all start at the same point, without effects on the mix bus, named plainly. Add a rough mix, so that the engineer hears what you are after.',
    },
    {
      question: 'Who owns a song I order?',
      answer:
        'Read the package. Session players usually give up their performance for a single fee. Composers may keep authorship and grant you a license, or sell all rights at a higher price.',
    },
  ],
  popularSearches: ['mixing', 'mastering', 'session guitar', 'jingle', 'beat', 'film score'],
  subCategories: {
    'mixing-mastering': 'Balanced, finished tracks, with a version for every place they will be played.',
    'session-musicians': 'Guitar, strings, drums and horns recorded to your track.',
    'singers-vocalists': 'Lead and backing vocals, comped and tuned as far as you want.',
    'composition-scoring': 'Original music for films, games and openings of all kinds.',
    'songwriting-lyrics': 'Words and melodies for the song you keep humming half of.',
    'jingles-sonic-logos': 'Three seconds or thirty that people can whistle back.',
    'beats-arrangement': 'Demos turned into full arrangements with parts you can perform.',
  },
};
