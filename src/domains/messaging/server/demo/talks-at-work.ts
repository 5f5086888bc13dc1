import type { SeedTalk } from './seed-talk.ts';

/** About orders of the demo world that are in work, delivered, or just placed. */
export const talksAtWork: readonly SeedTalk[] = [
  {
    between: ['tendai-mapfumo', 'linnea-sjostrom'],
    daysAgo: 10.2,
    lines: [
      [
        0,
        0,
        'Here is the real goat: https://files.example.org/musasa/goat-photos. Her name is Chipo and she is smaller than she believes.',
      ],
      [1, 96, 'She is perfect. In the story, does she know that she floats, or do only the others see it?'],
      [0, 40, 'She thinks everybody else is sinking.'],
      [
        1,
        22,
        'Then I know her face. I’ll send the first two spreads as pencil before I paint, so that you can still move things.',
      ],
      [
        0,
        2875,
        'The pencils arrived. My daughter asks why the well is on the left on page 4 and on the right on page 6.',
      ],
      [1, 61, 'Because I was asleep. It stays on the left. Please thank her.'],
      [0, 9, 'She says you are welcome, and that the aunt should be fatter.'],
    ],
    unread: 1,
  },
  {
    between: ['jun-ho-bae', 'mori-haruka'],
    daysAgo: 7.4,
    lines: [
      [
        0,
        0,
        'Mori-san, our programmer asks whether the heron’s neck can be two parts. She has to look over her own back when someone steals a fish.',
      ],
      [
        1,
        55,
        'Two parts work if the upper one overlaps by 6 px. At 128 px a seam shows otherwise. Shall I draw the overlap into the parts?',
      ],
      [0, 18, 'Yes please, and name it neck_upper_over so the rig finds it.'],
      [1, 1420, 'Turnaround is in the order: front, side, three quarters. She owns the pier in all three.'],
      [0, 210, 'The side view made everyone laugh. Can the eye be one pixel lower when she is offended?'],
      [1, 26, 'One pixel lower and half closed. That goes into the rule sheet as “offended, daily”.'],
    ],
  },
  {
    between: ['callum-tregenza', 'bence-halmos'],
    daysAgo: 4.1,
    lines: [
      [0, 0, 'You wrote that 60 people a month search for “cargo bike hill start”. Is that worth a page?'],
      [1, 75, 'Sixty people who own a hill and want a cargo bike. I would write that page before any other.'],
      [0, 12, 'Put like that. Do I need photos, or is a video better?'],
      [
        1,
        31,
        'One photo of a loaded bike standing on Wheal Lane, and the gradient in the caption. You have both outside your door.',
      ],
      [0, 820, 'It rained, so I wrote two paragraphs. Shall I send them before the list is finished?'],
      [1, 44, 'Send them. I’ll mark the words people use, which are not always ours.'],
    ],
    unread: 1,
  },
  {
    between: ['farid-benhaddou', 'katarzyna-wilczek'],
    daysAgo: 3.6,
    lines: [
      [
        0,
        0,
        'One thing before you begin with the before-and-after data: four houses got new refrigerators in the same month. Does that matter?',
      ],
      [1, 48, 'It matters a lot. Four of how many?'],
      [0, 5, 'Of 31.'],
      [
        1,
        37,
        'Then I’ll report it twice, with and without those four. If the savings only hold with the refrigerators in, you should not promise them in writing.',
      ],
      [0, 14, 'That is what I was afraid of, and why I asked you. Which houses: numbers 3, 8, 19 and 27.'],
      [
        1,
        1290,
        'Without them the savings are smaller but still there: between 9 and 17 percent. The report says which sentence you can sign.',
      ],
    ],
    unread: 1,
  },
  {
    between: ['petra-zimmerli', 'priyanka-raghunathan'],
    daysAgo: 6.3,
    lines: [
      [
        0,
        0,
        'The sandbox key was sent by the password manager. It expires on Friday at noon, please say if you need longer.',
      ],
      [1, 84, 'It works. Question: GET /weight answers 202 until the balance has settled. How long can that be?'],
      [0, 29, 'Up to 4 seconds with the door open. Nobody should have the door open, but they do.'],
      [
        1,
        17,
        'Then the first example waits, and the second reads the unsettled value with its own field. Two examples, no footnote.',
      ],
      [0, 8, 'That is better than our own guide. Our engineer asks whether he may use it.'],
      [1, 1510, 'He may, it’s yours. One more thing: error E41 has no text anywhere. What does it mean?'],
      [0, 55, 'It means the wind shield is missing. We have looked at each other for an hour. Please write that.'],
    ],
  },
  {
    between: ['osei-lartey', 'kwame-asante'],
    daysAgo: 5.4,
    lines: [
      [0, 0, 'The October shoebox is scanned. The fuel receipts are pale, I put a lamp on them.'],
      [1, 126, 'Readable, all but one: 14 October, it ends in .60 and the rest is a coffee stain.'],
      [0, 250, '41.60. That was the van to Bristol, and the coffee was in Bristol too.'],
      [
        1,
        33,
        'Noted, both. You have 140 entries as always. There are two invoices for the same oak, from two dates. Twice paid, or twice ordered?',
      ],
      [0, 640, 'Twice ordered. The first board had a knot right where the newel goes.'],
      [1, 21, 'Then both stay. I’ll close the month tomorrow.'],
    ],
    unread: 1,
  },
  {
    between: ['osei-lartey', 'amara-okafor'],
    daysAgo: 6.1,
    lines: [
      [
        0,
        0,
        'I burned your first sketch into a piece of oak at 4 cm. Photo: https://files.example.org/lartey/burned-oak. The ampersand closes up.',
      ],
      [
        1,
        52,
        'Thank you, nobody ever tests that. The iron spreads by about half a millimeter, so I’ll open it by that much in a version for burning.',
      ],
      [0, 610, 'My daughters want to know which of them is the ampersand.'],
      [1, 14, 'All of them. It holds the whole name together.'],
      [0, 6, 'Correct answer. They are quiet now.'],
      [
        1,
        1180,
        'The version for oak and the one for the van are in the order, side by side. Please burn the new one before you tell me that you like it.',
      ],
    ],
    unread: 1,
  },
  {
    between: ['noor-sadeghi', 'leilani-kahananui'],
    daysAgo: 2.6,
    lines: [
      [
        0,
        0,
        'The photos of the second shelf are late, the library has electricity only in the mornings. Thursday, they say.',
      ],
      [
        1,
        88,
        'The page is built around them, so I’d rather wait than fill the hole with something from a stock site. I’ll ask for two more days in the order.',
      ],
      [0, 20, 'Please do. Can people give without choosing an amount? Our donors dislike the three buttons.'],
      [1, 34, 'One field, empty, with the cursor in it, and underneath what a shelf costs. No buttons.'],
      [0, 7, 'A shelf is 140 euros, delivered and dry.'],
    ],
  },
  {
    between: ['moira-castellane', 'nikos-vlachopoulos'],
    daysAgo: 3.2,
    lines: [
      [
        0,
        0,
        'Nikos, the theme was due yesterday. The first episode goes out on Monday and I have no music under my name.',
      ],
      [
        1,
        190,
        'I owe you an answer, I’m sorry. The accordion bleeds into the vocal microphone and every fix so far made the singer smaller.',
      ],
      [0, 15, 'Then leave her big and let the accordion bleed. It was a pub.'],
      [1, 42, 'That is the best note of the week. You have a mix tonight, on small speakers, as agreed.'],
      [0, 700, 'I was at a school play until ten. Is it there?'],
      [
        1,
        25,
        'Two minutes of it. The second verse is still wrong and I’d rather be another day late than send it wrong.',
      ],
    ],
    unread: 1,
  },
  {
    between: ['hector-villagran', 'beatriz-montalvo'],
    daysAgo: 1.4,
    lines: [
      [
        0,
        0,
        'Good morning Beatriz, the film is shown to the agency tomorrow at 15:00 in Guatemala. Will the subtitles be there?',
      ],
      [
        1,
        62,
        'Yes. I am late because of one scene: three people say “vos” and the narrator says “usted”. For a Mexican audience I would keep both and not explain.',
      ],
      [0, 11, 'Keep both. That is how it is here.'],
      [
        1,
        330,
        'All but the last four minutes are done. You get everything tonight, and I extended nothing: it is my fault and the order says so.',
      ],
      [0, 9, 'Honest people sleep well. Thank you.'],
    ],
  },
  {
    between: ['greta-nystrom', 'siobhan-odwyer'],
    daysAgo: 4.8,
    lines: [
      [
        0,
        0,
        'The saffron on the new label: is it printed in four colors or as a color of its own? The printer asks because of the price.',
      ],
      [
        1,
        38,
        'Four colors. A spot color would cost you a plate for something that nobody will see beside the other three.',
      ],
      [0, 9, 'That is the answer I hoped for. And the weight on the front, as last time?'],
      [1, 13, 'On the front, 4 mm, as your market asks.'],
      [0, 2190, 'Your paper proof is on a packet on my desk. Two people have already tried to eat it.'],
      [1, 27, 'Then approve it before they succeed.'],
      [
        0,
        1005,
        'We also need signs for the shop in Malmö. I’ll send you the measurements with the contract, and you tell me whether the days are right.',
      ],
    ],
  },
  {
    between: ['wanda-kruszewska', 'camille-vautrin'],
    daysAgo: 3.7,
    lines: [
      [
        0,
        0,
        'Ewelina reads them tonight. She is the one who opens the parcels, so she knows who got a coat as a present.',
      ],
      [1, 70, 'Good. Please ask her what people write on the note inside. That sentence belongs in the first mail.'],
      [0, 980, '“She had one like it when we met.” Three times this month, she says.'],
      [1, 24, 'That is the subject line.'],
      [0, 1300, 'We asked for two changes in the order: kettle in lower case, and how long a coat stays reserved.'],
      [1, 41, 'Seen. Both by tomorrow. 14 days reserved, also when it is the last one?'],
      [0, 16, 'Also then. That is the point of it.'],
    ],
    unread: 1,
  },
  {
    between: ['noor-sadeghi', 'linnea-sjostrom'],
    daysAgo: 3.9,
    lines: [
      [0, 0, 'I extended the review by a few days: our librarian in Tegelen comes back on Friday, and it is her town.'],
      [1, 43, 'Of course. Tell her the bakery is drawn from the side because the front is scaffolding at the moment.'],
      [0, 1620, 'She called. The back entrance is right, the bicycle stands are wrong: they moved in spring.'],
      [1, 29, 'To where?'],
      [0, 4, 'Under the chestnut. There is only one chestnut.'],
      [
        1,
        880,
        'They are under the chestnut now, and the new file is ready. Does she want anything else before I paint over it?',
      ],
    ],
    unread: 1,
  },
  {
    between: ['leilani-kahananui', 'ruth-abernethy'],
    daysAgo: 2.1,
    lines: [
      [0, 0, 'Thank you for the light hand. About the second sentence: “you may feel” or “many people feel”?'],
      [1, 92, 'Read both aloud. The first looks at one person and guesses. The second leaves them room.'],
      [0, 240, 'I read them to the nurse. She said the second, before I had finished the first.'],
      [1, 18, 'Then it is settled by someone who knows. May I ask what stands on the door?'],
      [0, 8, 'Only the name, Lima Hou. Five hands. We thought that was enough.'],
    ],
  },
  {
    between: ['tendai-mapfumo', 'tala-penitani'],
    daysAgo: 2.4,
    lines: [
      [0, 0, 'Losa has read it and changes nothing. She asks who explained her proverb so well.'],
      [
        1,
        310,
        'My grandmother. I called her, because I was not sure of the second half. Please tell Losa she said it right.',
      ],
      [0, 35, 'I will. There are four more interviews in Apia in January. Would you like them?'],
      [1, 22, 'Yes! Two a week is what I can do carefully. Is that enough?'],
      [0, 120, 'Carefully is what we need. I’ll order them one by one.'],
    ],
  },
  {
    between: ['birgit-oyelaran', 'priyanka-raghunathan'],
    daysAgo: 4.2,
    lines: [
      [
        0,
        0,
        'I have the twelve questions. Number 7, “what did you decide that nobody had asked you to decide?” How long may the answer be?',
      ],
      [1, 66, 'As long as it takes. I cut afterwards, that is my half.'],
      [0, 540, 'It became two pages and is about one night. Three births, one car.'],
      [1, 58, 'I have read it twice. That is the first line of your page, and the rest can be short.'],
      [0, 45, 'My husband says I should have told it at our wedding.'],
    ],
  },
  {
    between: ['noor-sadeghi', 'ruth-abernethy'],
    daysAgo: 6.6,
    lines: [
      [
        0,
        0,
        'The manuscript is from our founder. She is 81 and doesn’t know yet that we have it typed. May I send the answers to your questions next week?',
      ],
      [
        1,
        51,
        'Please take the time. One question I need now, though: does she want it read, or does she want it finished?',
      ],
      [0, 1440, 'I asked her. She said, “Read. I know that it isn’t finished, I’m still here.”'],
      [1, 17, 'I like her. Tell her I read with a pencil and no scissors.'],
      [0, 2100, 'She agrees to the pencil. I’ll fill in the rest by Wednesday.'],
    ],
    unread: 1,
  },
  {
    between: ['leilani-kahananui', 'oleksandr-hrytsenko'],
    daysAgo: 2.7,
    lines: [
      [
        0,
        0,
        'Before I answer your questions: the harbor’s server is in a cupboard under the stairs. Is that a problem?',
      ],
      [1, 47, 'The cupboard is fine. Is there a second place, in another building?'],
      [0, 30, 'The harbor master’s house has a line of its own. He would put a small box there.'],
      [
        1,
        19,
        'Good: cupboard to house every night, and once a month I restore it on a third machine and time it. What must be back within an hour?',
      ],
      [0, 95, 'The berth list. Everything else can wait until the tide turns.'],
      [1, 12, 'I’ll write that sentence into the plan as it is.'],
    ],
    unread: 1,
  },
  {
    between: ['birgit-oyelaran', 'diego-quispe'],
    daysAgo: 1.7,
    lines: [
      [0, 0, 'Hello Diego, I ordered the small site yesterday. My answers come tonight, I was at a birth until now.'],
      [1, 39, 'Congratulations to whoever arrived. No hurry: the days count from your answers.'],
      [
        0,
        420,
        'A girl. One question: can people ask for a visit without writing what it is about? I don’t want health data in a form.',
      ],
      [1, 33, 'Yes. Name, phone and a choice of mornings. The form sends a mail to you and keeps nothing.'],
      [0, 11, 'Exactly that.'],
    ],
  },
  {
    between: ['delphine-marchetti', 'amara-okafor'],
    daysAgo: 7.2,
    lines: [
      [
        0,
        0,
        'The door of the school looks east, so the letters are in full sun when the children come. Does gold work?',
      ],
      [1, 81, 'Gold in the sun is white. A dark green reads from the tram stop; I tried it on your photo.'],
      [0, 25, 'You are right, and the tram stop is where the parents stand.'],
      [1, 1590, 'The sketch is in the order. The Q is walking, tell me if that is too much for a dance school.'],
      [0, 46, 'Too much? We will teach it to turn.'],
    ],
  },
  {
    between: ['moira-castellane', 'hollis-brandt'],
    daysAgo: 7.8,
    lines: [
      [0, 0, 'The baker recorded himself in his cold room because it was quiet. It is not quiet.'],
      [1, 64, 'I hear it: two compressors that take turns. I can get one out and leave the other as “a cold room”.'],
      [0, 10, 'Leave one. He is a baker, the cold room is where he lives.'],
      [1, 1300, 'Done, at minute 18 he stops talking for six seconds and you hear the door. I kept all of it.'],
      [0, 150, 'Those six seconds are the episode. Approving after lunch.'],
      [1, 13, 'Season four: same time, Tuesdays?'],
      [0, 7, 'Tuesdays. I’ll have the first tracks in two weeks.'],
    ],
  },
  {
    between: ['wanda-kruszewska', 'sunita-gurung'],
    daysAgo: 8.4,
    lines: [
      [
        0,
        0,
        'The people in these portraits are the menders themselves. They say: nothing is taken away, please, only the lamp in the background.',
      ],
      [1, 133, 'Only the lamp, then. And the shadow it makes on the wall, or will they miss the shadow?'],
      [0, 18, 'The shadow may go. Nobody was fond of it.'],
      [1, 1720, 'One to try: Pan Stefan. His scar and his needle are where they were.'],
      [0, 40, 'He has printed it and hung it over the machine. Please do the others like that.'],
    ],
  },
  {
    between: ['jun-ho-bae', 'nikos-vlachopoulos'],
    daysAgo: 12.6,
    lines: [
      [
        0,
        0,
        'The two sounds that clip are “lid_close” and “shell_big”. Only on phones, and only with the volume at full.',
      ],
      [
        1,
        58,
        'That’s the limiter of the phone, it meets mine. I’ll take both down by 2 dB and make them shorter instead of louder.',
      ],
      [0, 12, 'Shorter is good, the lid closes fast.'],
      [1, 2100, 'Also: may I use a baglamas for the menu loop? It fits the tide better than a guitar.'],
      [0, 31, 'We listened to it in the office and nobody went back to work. Yes.'],
      [
        1,
        1405,
        'I recorded the bridge of the other track too, the one you ordered separately. Two takes, the second has the breath in it.',
      ],
      [0, 66, 'The second. We always take the one with the breath.'],
    ],
    unread: 1,
  },
];
