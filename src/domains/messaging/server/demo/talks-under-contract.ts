import type { SeedTalk } from './seed-talk.ts';

/** About contracts and projects of the demo world, and what comes after a finished order. */
export const talksUnderContract: readonly SeedTalk[] = [
  {
    between: ['callum-tregenza', 'paolo-brandolini'],
    daysAgo: 4.9,
    lines: [
      [
        0,
        0,
        'I know you photograph food, but you flew a drone over my cousin’s vineyard and he still shows it to everyone. Would you do six places on our coast?',
      ],
      [1, 205, 'I would, gladly. The permits worry me more than the wind: who asks the National Trust, you or I?'],
      [0, 48, 'I do. I know the man, he rides one of ours.'],
      [1, 22, 'Then I read your offer tonight. 25 days is fair if two of them may be storms.'],
      [0, 1310, 'In November, make it three.'],
    ],
    unread: 1,
  },
  {
    between: ['tendai-mapfumo', 'sunita-gurung'],
    daysAgo: 18.0,
    lines: [
      [
        0,
        0,
        'The children built the water clock from lesson 3 out of cooking oil bottles. It is wrong by two minutes an hour and they are proud.',
      ],
      [1, 160, 'Two minutes is very good! Ours was wrong by five. Did they find out why?'],
      [0, 12, 'They say the water gets tired.'],
      [1, 9, 'Please never correct them before lesson 6.'],
      [0, 33, 'I would not dare. Next term we would like eight more, about light.'],
    ],
  },
  {
    between: ['leilani-kahananui', 'mori-haruka'],
    daysAgo: 2.9,
    lines: [
      [
        0,
        0,
        'The sixteen are lovely. For the anchor: the version with the ring, please. The other one is a hook to my eyes.',
      ],
      [1, 74, 'With the ring. I wondered the same, that is why there were two.'],
      [
        0,
        320,
        'There will be eighteen more for night use, and the wall display is dark. Is that a new contract or one of your sets?',
      ],
      [
        1,
        45,
        'One of my sets fits if they follow the same grid. Send it as a request for an offer, then I can count the hard ones first.',
      ],
      [0, 1105, 'Sent. “Pilot aboard at night” is the hard one, I warn you.'],
    ],
    unread: 1,
  },
  {
    between: ['delphine-marchetti', 'rahel-tesfaye'],
    daysAgo: 5.3,
    lines: [
      [0, 0, 'One of the two letters goes to a bank that gave us its old floor. May I thank a bank for a floor?'],
      [
        1,
        57,
        'You may thank anyone for a floor. Say what it is worth and that nothing is owed for it; that sentence protects both of you.',
      ],
      [0, 26, 'It’s worth 40 square meters of not slipping.'],
      [1, 15, 'I’ll put the square meters into the letter and leave the slipping to you.'],
      [0, 1780, 'Our treasurer asks whether donors must be named in the yearly report.'],
      [
        1,
        42,
        'Only those who agreed in writing. I’ll add a line with a box to the second letter, so you have it from everyone.',
      ],
    ],
  },
  {
    between: ['petra-zimmerli', 'kwame-asante'],
    daysAgo: 57.5,
    lines: [
      [
        0,
        0,
        'The table is very clear. The hut that hasn’t answered: it has a new keeper, his letter comes with the mule on Saturday.',
      ],
      [
        1,
        35,
        'Then its row stays yellow until the mule arrives. The formula leaves yellow rows out, so the averages are right today too.',
      ],
      [0, 5800, 'The mule came. Half board is 84 francs, children 46.'],
      [1, 90, 'Entered, with the date of the letter as the source. Nothing is yellow any more.'],
    ],
  },
  {
    between: ['ana-lucia-prado', 'beatriz-montalvo'],
    daysAgo: 9.8,
    lines: [
      [
        0,
        0,
        'The three interviews are in the folder. In the second one the vet says a dog’s name so fast that even I am not sure.',
      ],
      [1, 71, 'I hear “Paçoca”. Is that possible?'],
      [0, 6, 'Very possible. Half of Curitiba’s dogs are named Paçoca.'],
      [
        1,
        2900,
        'Lessons 1 to 7 are done. In lesson 4 the teacher laughs over her own sentence; I left the laugh without text.',
      ],
      [0, 130, 'Good. Nobody needs to read a laugh.'],
      [1, 21, 'The rest by the end of next week, and the names list with it.'],
    ],
    unread: 1,
  },
  {
    between: ['wanda-kruszewska', 'yusuf-alrashidi'],
    daysAgo: 7.5,
    lines: [
      [
        0,
        0,
        'My sister’s clinic has many patients who read Arabic. You wrote that a form is more than a translation: what is different?',
      ],
      [
        1,
        83,
        'The order of the fields, where the cursor stands, and that phone numbers still run from left to right. People notice it before they read a word.',
      ],
      [0, 19, 'That is why I want you and not a plug-in. No health data in it, please, only the day and the doctor.'],
      [1, 12, 'Nothing is kept. It goes as a mail to the desk and is gone.'],
      [
        0,
        7100,
        'The desk asks for reminders by text message. I’ve put that into a change of the contract. Look at it when you can.',
      ],
      [1, 190, 'Seen. I need to know which company sends your texts before I sign it.'],
    ],
    unread: 1,
  },
  {
    between: ['osei-lartey', 'diego-quispe'],
    daysAgo: 20.6,
    lines: [
      [
        0,
        0,
        'The festival lost a day, so there is no place for the third spot. The two you made are on air since this morning.',
      ],
      [
        1,
        52,
        'I heard that they would. Ending it is fine with me: what is delivered is paid, and the third was never begun.',
      ],
      [0, 15, 'You’re a fair man. My youngest recognized her own voice in the van and screamed.'],
      [1, 8, 'Then the spot works.'],
      [0, 260, 'While you are here: the site. A customer asks for bigger pictures of the Bath staircase.'],
      [1, 30, 'You can do it yourself: film 4, “change a picture”. If it takes longer than five minutes, call me.'],
    ],
  },
  {
    between: ['farid-benhaddou', 'thandeka-mokoena'],
    daysAgo: 13.1,
    lines: [
      [
        0,
        0,
        'The film without words runs in the waiting room of the co-operative. An old man asked who the second hand belongs to.',
      ],
      [1, 44, 'To someone who has read the manual. What did you answer?'],
      [0, 5, '“To you, from now on.” He bought a panel.'],
      [1, 180, 'I should hire you to write endings.'],
      [
        0,
        2600,
        'For spring we need one about cleaning panels with little water. Thirty seconds again, same two hands?',
      ],
      [1, 37, 'Same hands. Order it when you know the month, I keep the drawings.'],
    ],
  },
  {
    between: ['moira-castellane', 'oleksandr-hrytsenko'],
    daysAgo: 22.7,
    lines: [
      [0, 0, 'The hall has its rows back, but there is one more than before: row R, six seats, behind the pillar.'],
      [1, 36, 'Behind the pillar with a view, or without?'],
      [0, 11, 'With half a view. They are cheaper.'],
      [
        1,
        50,
        'Then they get a mark of their own and a sentence that is read aloud with the keyboard: “half a view, pillar on the left”.',
      ],
      [0, 3100, 'Someone bought two of them on the first day and wrote “we like the pillar”.'],
      [1, 66, 'That goes into the tests.'],
      [0, 1450, 'The wheelchair places are next. I’ll fund that milestone when the architect has sent the plan.'],
    ],
  },
  {
    between: ['hector-villagran', 'ingrid-halvorsen'],
    daysAgo: 9.2,
    lines: [
      [0, 0, 'I asked to pause because the inspector comes on Tuesday and may change the rules for the lift.'],
      [1, 58, 'A pause is right. I’ll finish the page about ladders as far as it is and stop there.'],
      [0, 9500, 'He came. The lift needs a second person at the top. Everything else stays.'],
      [1, 74, 'One rule, one drawing. When you resume, I’ll begin with that page, and it adds half a day.'],
      [0, 20, 'I wait for his letter, then I resume. He writes by hand.'],
    ],
    unread: 1,
  },
  {
    between: ['birgit-oyelaran', 'camille-vautrin'],
    daysAgo: 1.1,
    lines: [
      [
        0,
        0,
        'The teas of our practice go to a shop in Strasbourg, and the law wants everything in French. Is “Himbeerblätter” simply “feuilles de framboisier”?',
      ],
      [
        1,
        46,
        'It is. What takes time is the sentence under it: in France you may say what a tea is, not what it does for you.',
      ],
      [0, 14, 'Then seven of eighteen sentences must go.'],
      [1, 11, 'Eight. “Soothing” counts as a promise.'],
      [0, 230, 'I’ve signed everything with you; funding comes when my bank is awake.'],
    ],
    unread: 1,
  },
  {
    between: ['noor-sadeghi', 'thandeka-mokoena'],
    daysAgo: 1.9,
    lines: [
      [
        0,
        0,
        'Bad news, and not about your work: the spring program lost its money this morning. All six films with it.',
      ],
      [1, 39, 'I’m sorry. The first is cut, the second has its first half. What would help you most?'],
      [0, 52, 'To end it fairly. I don’t want you to have worked for nothing.'],
      [
        1,
        27,
        'A third of the first milestone is what I’ve done. I’d keep the cut film ready, in case someone else wants to show it.',
      ],
      [0, 660, 'I’ve offered exactly that in the contract. And I know a festival that should see it.'],
    ],
    unread: 1,
  },
  {
    between: ['petra-zimmerli', 'jonas-feldkamp'],
    daysAgo: 5.0,
    lines: [
      [
        0,
        0,
        'The survey office answered: print is a license of its own, 2,400 francs a year. For a sheet on hut doors.',
      ],
      [1, 95, 'I feared it. I could draw from the older survey, but two bridges on it no longer exist.'],
      [0, 8, 'Nobody should walk to a bridge that isn’t there.'],
      [
        1,
        61,
        'Then I give the money back and keep nothing. If the office changes its mind, the drawings of the huts are ready.',
      ],
      [0, 340, 'That is decent of you. The next manual in two languages goes to nobody else.'],
    ],
  },
  {
    between: ['moira-castellane', 'ruth-abernethy'],
    daysAgo: 12.5,
    lines: [
      [0, 0, 'I released three quarters for the three interviews. Is that right for you? The fourth can wait for her.'],
      [1, 40, 'Quite right. She wrote from Lisbon: back on the 9th, and she has the program of 1974 in a drawer.'],
      [0, 13, 'The one with the misprint?'],
      [1, 18, 'The one with “Hamlet, a comedy”. I may have to begin the booklet with it.'],
      [0, 2, 'You must.'],
      [1, 9900, 'I’m at page 22. The archive has read to 15 and found a wrong Thursday.'],
    ],
    unread: 1,
  },
  {
    between: ['hector-villagran', 'bence-halmos'],
    daysAgo: 34.8,
    lines: [
      [
        0,
        0,
        'My sister counted the shelves by hand to see whether the list lies. It was her who was wrong, by one jar.',
      ],
      [1, 25, 'Which shelf? I’d like to see the log anyway.'],
      [0, 30, 'C4. She found the jar in the kitchen. Empty.'],
      [1, 7, 'The log says it left at 22:14 on Sunday.'],
      [0, 3, 'She says the log should mind its own business.'],
    ],
  },
  {
    between: ['tendai-mapfumo', 'marlon-baptiste'],
    daysAgo: 16.3,
    lines: [
      [0, 0, 'We have a second set of lessons, on electricity. Same voice please, same smile in scene 7.'],
      [1, 88, 'The smile I can promise. How many scenes, and are there names I can get wrong?'],
      [
        0,
        27,
        'Fourteen scenes. Kwekwe: KWEH-kweh. And “ampere” said as our teachers say it, with the weight at the end.',
      ],
      [1, 35, 'Send me ten seconds of a teacher saying it and I will not guess.'],
      [0, 1500, 'My colleague recorded it beside the kettle: https://files.example.org/musasa/ampere.wav'],
      [1, 50, 'Got it, kettle and all. Order whenever the script is final.'],
    ],
  },
  {
    between: ['farid-benhaddou', 'fatoumata-diarra'],
    daysAgo: 11.8,
    lines: [
      [0, 0, 'On Monday the red figure was green for the first time. Did you change anything, or did we?'],
      [1, 55, 'You did: the second van. The median from call to visit in Taroudant is 4 days now.'],
      [0, 9, 'From 9! I will print that and hang it in the van.'],
      [1, 21, 'Print the range too: between 2 and 7. Otherwise the first long week disappoints everyone.'],
      [0, 640, 'Printed with the range. The driver says seven was the flat tire.'],
    ],
  },
  {
    between: ['petra-zimmerli', 'annelies-verstraete'],
    daysAgo: 19.4,
    lines: [
      [0, 0, 'Your record lists our visitor book at the entrance. It is a paper book. Is that really processing?'],
      [1, 63, 'If someone can look a person up in it, it is. Yours is sorted by company, so yes.'],
      [0, 34, 'And if we tear out each page in the evening?'],
      [1, 16, 'Then you need a bin that locks, and one line less in the record. I would do it.'],
      [0, 2900, 'The bin has arrived. Our porter holds the key and a short speech.'],
    ],
  },
  {
    between: ['delphine-marchetti', 'siobhan-odwyer'],
    daysAgo: 17.2,
    lines: [
      [
        0,
        0,
        'The posters hang in eleven bakeries. In the twelfth, the owner asks whether it exists smaller: his window is full of cats.',
      ],
      [1, 47, 'A3 is in the folder as “window, small”. The date stays as large as on the big one, on purpose.'],
      [0, 6, 'Of course it is there. You think of cats.'],
      [1, 14, 'I think of windows. Cats follow.'],
    ],
  },
  {
    between: ['farid-benhaddou', 'rahel-tesfaye'],
    daysAgo: 15.7,
    lines: [
      [
        0,
        0,
        'You wrote “free in two classes, not in the third”. The third is batteries, which we do not make. Can we simply leave it out?',
      ],
      [
        1,
        78,
        'Today, yes. If you ever sell a box with a battery in it, the other company may write to you, and they would have a point.',
      ],
      [0, 22, 'We would, in two years.'],
      [1, 30, 'Then ask them now, while neither of you has anything to lose. I can draft a letter of half a page.'],
      [0, 5600, 'They answered: we may, as long as the word Atlas is as large as Voltage. It always was.'],
      [1, 19, 'Keep that letter in a dry place.'],
    ],
  },
  {
    between: ['noor-sadeghi', 'fatoumata-diarra'],
    daysAgo: 23.5,
    lines: [
      [0, 0, 'Of your 187 funds we have asked nine. Two answered, and both asked where we had found them.'],
      [
        1,
        52,
        'From their own yearly reports, page numbers are in the last column. Most people only read the first page.',
      ],
      [0, 41, 'One of them pays for shelves. 6,000 euros, if we send a drawing by the 30th.'],
      [1, 13, 'That is row 112. Their board meets on the 2nd, so send it on the 25th.'],
      [0, 15800, 'Sent on the 24th. They said yes before their meeting.'],
    ],
  },
  {
    between: ['osei-lartey', 'rahel-tesfaye'],
    daysAgo: 41.0,
    lines: [
      [0, 0, 'The builder accepts everything but clause 6. He says paying within 30 days is “unusual in staircases”.'],
      [1, 60, 'What is usual, according to him?'],
      [0, 9, '“When the house is finished.”'],
      [
        1,
        24,
        'A house is never finished. Offer him 30 days from the day someone walks up the stairs. Everyone can see that day.',
      ],
      [0, 3050, 'He laughed and signed. First walk was his own mother.'],
    ],
  },
  {
    between: ['jun-ho-bae', 'rosalind-achieng'],
    daysAgo: 30.3,
    lines: [
      [0, 0, 'The five notes are in the game since Friday. A tester hums them on the stairs and doesn’t notice.'],
      [1, 118, 'That is all a jingle can hope for. Did you keep the low version for the night levels?'],
      [0, 15, 'Yes. At night it is only three notes, as you suggested, and the last two are the sea.'],
      [1, 20, 'I’d like to hear that. Can one play it without being good at games?'],
      [0, 8, 'The heron forgives everything for the first ten minutes. I’ll send you a key.'],
    ],
  },
  {
    between: ['ana-lucia-prado', 'mori-haruka'],
    daysAgo: 35.6,
    lines: [
      [
        0,
        0,
        'The portrait of the three-legged dog hangs in our waiting room. His owner cried and then asked about a mug.',
      ],
      [1, 240, 'A mug is possible: four colors, printed flat. I’d turn him so that the ear is at the handle.'],
      [0, 33, 'How many must one order?'],
      [1, 16, 'My printer takes twelve. Perhaps the other owners?'],
      [0, 70, 'I asked two and have nine. Give me a week.'],
    ],
  },
  {
    between: ['hector-villagran', 'paolo-brandolini'],
    daysAgo: 33.4,
    lines: [
      [0, 0, 'The cook saw your picture of her beans and asked whether you could stay.'],
      [1, 85, 'Tell her I used her recipe and mine were worse. What did she do with the epazote?'],
      [0, 190, 'Ten minutes before the end, never earlier. She says everyone does it too early, “even priests”.'],
      [1, 6, 'I have been a priest all my life, then.'],
      [0, 11, 'For the dry season menu we need six more, same light. I’ll order in February.'],
    ],
  },
  {
    between: ['leilani-kahananui', 'thandeka-mokoena'],
    daysAgo: 29.1,
    lines: [
      [
        0,
        0,
        'The lower thirds sit well on the film. One name has 31 letters with the ʻokina: does your template shrink or wrap?',
      ],
      [1, 49, 'It wraps into two lines and keeps the size. Shrinking makes one person less important than the others.'],
      [0, 10, 'That is exactly how she will see it. Thank you.'],
      [1, 29, 'Is the ʻokina in your font, or did you paste it? It looked thin in the preview.'],
      [0, 37, 'Pasted. I’ve changed the font file in the folder, please render that one again.'],
      [1, 180, 'Rendered. All 31 letters, and the mark has its weight.'],
    ],
  },
  {
    between: ['tendai-mapfumo', 'beatriz-montalvo'],
    daysAgo: 21.9,
    lines: [
      [0, 0, 'Our partner school in Bolivia has seen the film. They ask whether “balde” is right for bucket.'],
      [1, 44, 'In Bolivia, yes. In Spain I’d have written “cubo”. I took the word of the people who carry it.'],
      [0, 13, 'They will like that answer.'],
      [
        1,
        890,
        'There is one more regional word, at 11:02. Ask them whether children there say “chupón” for the straw, or something else.',
      ],
      [0, 3300, '“Bombilla”, they say, and everyone laughed. Can you change that single line?'],
      [1, 18, 'Changed, the new file is in the same place. No charge for laughing.'],
    ],
  },
  {
    between: ['callum-tregenza', 'ingrid-halvorsen'],
    daysAgo: 26.4,
    lines: [
      [
        0,
        0,
        'Two people asked where the chat bubble went. Both wanted to know whether it was gone forever, and were glad.',
      ],
      [1, 56, 'Good. Have you looked at the hire page on your old phone since?'],
      [0, 120, '2.1 seconds on the hill behind the shop, where there is one bar.'],
      [1, 17, 'That is where it counts. Don’t let anyone add a map to it.'],
      [0, 4, 'My nephew wanted a map.'],
      [1, 6, 'Give him a link that opens one. Same map, no weight.'],
    ],
  },
  {
    between: ['petra-zimmerli', 'katarzyna-wilczek'],
    daysAgo: 44.2,
    lines: [
      [0, 0, 'Sales likes the forecast but asks for “one number instead of a band”.'],
      [1, 68, 'They may have the middle of it, if they also say how often it was wrong: one quarter in five.'],
      [0, 19, 'They say wrong is not a word they can use in the meeting.'],
      [1, 27, 'Then “outside the band”. It is the same quarter.'],
      [0, 8600, 'The quarter ended inside the band. Nobody mentioned it, which I take as praise.'],
    ],
  },
  {
    between: ['moira-castellane', 'fatoumata-diarra'],
    daysAgo: 6.8,
    lines: [
      [
        0,
        0,
        'Hello Fatoumata, about the eleven years of price lists: some of them are photographs of a blackboard. Would you still take those?',
      ],
      [1, 102, 'Photographs are fine if the year is certain. How many, and who wrote on the board?'],
      [0, 21, 'Nineteen. Always the same Mrs. Doyle, with sevens that look like ones.'],
      [1, 44, 'Then I’d read those first, make a list of her sevens and ask you about the rest in one go.'],
      [0, 15, 'You have thought about this before. I’ll decide by Friday.'],
    ],
    unread: 1,
  },
  {
    between: ['ana-lucia-prado', 'sunita-gurung'],
    daysAgo: 4.5,
    lines: [
      [
        0,
        0,
        'Question about the ceramics: the white of the background is warm in half of the photos. Do you correct that one by one?',
      ],
      [
        1,
        150,
        'By group. If they were taken on three days, it is three corrections and then a look at each. Do you have a picture with a gray card?',
      ],
      [0, 260, 'On day two there is one by accident: my notebook is gray.'],
      [1, 31, 'A notebook will do. Please photograph it again beside a white cup in the same window.'],
    ],
    unread: 1,
  },
  {
    between: ['amara-okafor', 'mori-haruka'],
    daysAgo: 11.1,
    lines: [
      [
        0,
        0,
        'Mori, Leilani asked me for a wordmark in Latin, kana and kanji. I declined: I’d only be tracing the kanji. May I give her your name?',
      ],
      [
        1,
        77,
        'Thank you for thinking of me. I can do the kana and kanji if someone I trust does the Latin. Would you?',
      ],
      [0, 14, 'With pleasure, as long as you have the last word on the weight.'],
      [1, 9, 'We will argue about the weight in pictures, then.'],
      [0, 25, 'I’ll tell her to write to you first.'],
    ],
  },
  {
    between: ['hollis-brandt', 'nikos-vlachopoulos'],
    daysAgo: 5.9,
    lines: [
      [
        0,
        0,
        'We both have Lantern Street this month. What level does your theme come in at? I’d like the voice to begin without anyone reaching for the volume.',
      ],
      [
        1,
        65,
        'Minus 18 for the mix, and it fades to nothing in four seconds. If you need a version that ends on the beat, say so.',
      ],
      [0, 12, 'On the beat would be lovely. Moira pauses before her own name.'],
      [1, 1230, 'Then you get both, “fade” and “beat”. Sorry that she has to wait for it.'],
    ],
    unread: 1,
  },
  {
    between: ['priyanka-raghunathan', 'ruth-abernethy'],
    daysAgo: 8.9,
    lines: [
      [0, 0, 'A matter of style: a client insists on “click on the button”. You’d strike “on”, wouldn’t you?'],
      [1, 33, 'I’d strike “click” too. People tap. “Press Save” does for both, and it is shorter.'],
      [0, 7, 'I press every button before I describe it, so that is even true.'],
      [1, 15, 'Send me the page when it’s done; I collect manuals that can be read aloud.'],
    ],
  },
  {
    between: ['kwame-asante', 'melchora-dimaculangan'],
    daysAgo: 6.4,
    lines: [
      [
        0,
        0,
        'A client of mine drowns in mail: about 60 a day, half of them the same three questions. Is that support-desk or assistant with you?',
      ],
      [
        1,
        41,
        'Support desk for the three questions, and I’d write the answers down for a week first. Do the other thirty need a decision from the owner?',
      ],
      [0, 18, 'Most of them are “when does it arrive”.'],
      [
        1,
        10,
        'Then it is sixty with three questions. He should ask for an offer, I’d start with the week of writing down.',
      ],
      [0, 700, 'He is shy about it. May I tell him nobody is blamed for the 400 unread ones?'],
      [1, 12, 'Please do. I have seen 9,000.'],
    ],
  },
  {
    between: ['yusuf-alrashidi', 'minh-chau'],
    daysAgo: 9.3,
    lines: [
      [
        0,
        0,
        'In the app you built for the vaccination teams, which strings are in pictures? They have to be mirrored, and I cannot see them in the file.',
      ],
      [
        1,
        115,
        'Four: the map legend, two buttons on the splash screen and the arrow of the progress bar. The arrow turns automatically, the others don’t.',
      ],
      [0, 24, 'If the two buttons became text, I would need nothing else from you.'],
      [
        1,
        1480,
        'They are text since last night’s build. The legend has no words any more, only colors, and a list below it.',
      ],
      [0, 36, 'Better for everyone. Thank you, Minh Chau.'],
    ],
  },
  {
    between: ['bence-halmos', 'camille-vautrin'],
    daysAgo: 13.8,
    lines: [
      [
        0,
        0,
        'Callum’s interviews are gold for my keyword list. Did his customers really say “shopping bike”, or is that your summary?',
      ],
      [1, 58, 'Their words. Four of five said it, and one said “the donkey”.'],
      [0, 9, 'Nobody searches for the donkey, I checked. “Shopping bike” has 300 a month.'],
      [1, 16, 'Then it should be the first heading, and the donkey the second mail.'],
    ],
  },
];
