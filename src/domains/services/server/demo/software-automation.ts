import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const softwareAutomationServices: readonly SeedService[] = [
  {
    key: 'small-api',
    seller: 'oleksandr-hrytsenko',
    category: 'back-end-apis',
    listedDaysAgo: 270,
    title: 'A small back end with tests, a readme and a restart button',
    description: `I build the server part of a product that has to work and need not be admired: a database, a handful of endpoints, sign-in, jobs in the night.

### What you get

- A TypeScript or Python service on PostgreSQL, in your repository
- A written contract of every call, with examples that are run as tests
- Deployment to a server you own, health checks, logs you can search, nightly backups
- A readme that lets a stranger start it in ten minutes; I check this with a stranger

### How I work

First a page of plain text: things, states, who may do what. You correct it. Then endpoints in the order your front end needs them, each with tests, each usable the day it is done. Money, permissions and deletion get the most tests. I write little code and few dependencies.

### What I need from you

The list of screens or callers, three real examples of data, and how many users you honestly expect. If there is an old system, read access to it. It always knows something nobody told me.`,
    packages: [
      pack(
        'Six endpoints',
        'One resource with sign-in',
        ['Up to 6 endpoints', 'Sign-in', 'Tests and readme', 'Deployed once'],
        520_00,
        10,
        1,
      ),
      pack(
        'Fifteen endpoints',
        'A complete small product',
        [
          'Up to 15 endpoints',
          'Sign-in and roles',
          'Background jobs',
          'Tests and readme',
          'Deployed with backups',
          'Two weeks of questions',
        ],
        1_240_00,
        20,
        2,
      ),
      pack(
        'Product core',
        'With payments or an old system behind it',
        [
          'Up to 30 endpoints',
          'Sign-in and roles',
          'Payments or one integration',
          'Background jobs',
          'Load test',
          'Four weeks of questions',
        ],
        2_480_00,
        35,
        2,
      ),
    ],
    extras: [extra('Move data from an old system', 320_00, 6), extra('Restore drill with your team', 120_00, 2)],
    faq: [
      faq('Why no microservices?', 'Because there are three of you. One service, well cut, can be split later.'),
      faq('Who owns the code?', 'You do, from the first commit: it is in your repository.'),
      faq(
        'What happens when the power goes out in Lviv?',
        'I have batteries and a second line, and I plan my dates with that in mind.',
      ),
    ],
    requirements: [
      text('Who calls the back end, and for which screens?'),
      file('Three real examples of the data'),
      choice('Language', 'TypeScript', 'Python', 'You decide'),
      textMaybe('Old systems it must get along with'),
    ],
    tags: ['api', 'backend', 'postgresql', 'typescript'],
  },
  {
    key: 'code-review',
    seller: 'oleksandr-hrytsenko',
    category: 'code-review',
    listedDaysAgo: 226,
    title: 'A second pair of eyes on your code, findings in order of danger',
    description: `I read your code as if I had to be on call for it next week. You get what I would worry about, in order, with the lines.

### What you get

- A written review: dangers first (money, data loss, permissions), then what slows you down, then taste, clearly marked as taste
- For each finding a suggested change, small enough to do
- One hour of questions with whoever wrote it, without an audience

### How I work

I start it locally from your readme and note every place I get stuck, since that is finding number one. Then I follow one request from the door to the database and back. Then I look at what happens when it fails half-way, twice, or at the same time. I praise what deserves it; reviews without praise are not read.

### What I need from you

Read access, a week without rewriting everything, and the thing you are secretly afraid of. Languages: TypeScript, JavaScript, Python, SQL, Go.`,
    packages: [
      pack(
        'One change',
        'A pull request or module, up to 800 lines',
        ['Up to 800 lines', 'Written findings', 'Suggested changes'],
        90_00,
        2,
        1,
      ),
      pack(
        'Service',
        'A service of up to 8,000 lines',
        ['Up to 8,000 lines', 'Started from your readme', 'Written findings', 'One-hour call'],
        360_00,
        6,
        1,
      ),
      pack(
        'Before you buy',
        'Technical check of a whole product',
        [
          'Up to 40,000 lines',
          'Running and failure review',
          'Backups and access reviewed',
          'Report for non-engineers',
          'One-hour call',
        ],
        920_00,
        12,
        1,
      ),
    ],
    extras: [extra('I fix the first finding', 140_00, 2), extra('Second read after your fixes', 110_00, 3)],
    faq: [
      faq('Will you be kind?', 'To people always, to code when possible.'),
      faq(
        'Do you use automatic scanners?',
        'They run while I make tea. What they say is checked by hand before you see it.',
      ),
    ],
    requirements: [
      text('Repository, branch, and how I get read access'),
      text('What are you secretly afraid of?'),
      choice('Reader of the report', 'The author', 'A lead', 'An investor'),
    ],
    tags: ['code review', 'security', 'architecture'],
  },
  {
    key: 'backups',
    seller: 'oleksandr-hrytsenko',
    category: 'cloud-devops',
    listedDaysAgo: 134,
    title: 'Backups and deployment that someone has actually tried to restore',
    description: `A backup is a rumour until it has been restored. I set up yours, restore it in front of you, and leave instructions that work at four in the morning.

### What you get

- Automatic, encrypted backups of database and files, to a place in another building
- A deployment that is one command or one merge, with a way back
- Alerts that mean something: disk, certificate, failed backup, service down
- A restore drill, timed, with a protocol you may show your insurer

### How I work

I look at what you have and write a page of what would be lost today if the machine burned. Usually that page is what convinces the boss. Then I set things up as files in your repository, nothing by hand, so that the next person can see what was done.

### What I need from you

Administrative access made for me and removed after, a list of what must never be lost, and permission to switch something off on purpose once.`,
    packages: [
      pack(
        'Backups',
        'Database and files, restored once',
        ['Page of what would be lost', 'Nightly encrypted backups', 'One restore drill', 'Instructions'],
        240_00,
        5,
        1,
      ),
      pack(
        'Backups and deploy',
        'One command to deploy, one to go back',
        ['Everything in Backups', 'Deployment pipeline', 'Way back', 'Alerts'],
        540_00,
        9,
        1,
      ),
    ],
    extras: [extra('Second drill with your team, three months later', 120_00, 5)],
    faq: [
      faq('Which hosts?', 'Any Linux server and the common clouds.'),
      faq('How often do you find backups that do not restore?', 'Every second time, so do not be ashamed.'),
    ],
    requirements: [
      text('What must never be lost?'),
      text('Where does it run today?'),
      textMaybe('Hours when I may switch something off'),
    ],
    tags: ['backup', 'deployment', 'linux', 'devops'],
  },
  {
    key: 'field-app',
    seller: 'minh-chau',
    category: 'mobile-apps',
    listedDaysAgo: 191,
    title: 'A mobile app for field work that keeps going without a signal',
    description: `For people who count, measure, deliver or repair where the network is a rumour. The app works offline, remembers everything and sends it when the boat comes home.

### What you get

- An Android and iOS app from one code base, yours from the first day
- Forms, photos, signatures and positions stored on the phone until they are safely on the server
- A plain web table of what came in, with export
- A test build every Friday, beginning with the first

### How I work

I ask for one day of your field staff's time, by phone, and for a photo of the paper form they use now. The first build is that form, ugly and working. We improve it with what they say, not with what we imagine. Conflicts (two people edit one record) are decided with you in advance.

### What I need from you

The paper forms, two people willing to test, their oldest phone model, and a place for the data. I can supply a small server if you have none.`,
    packages: [
      pack(
        'One form',
        'A working pilot for up to 10 people',
        ['One form with photos', 'Works offline', 'Android test build', 'Export to a sheet'],
        640_00,
        14,
        2,
      ),
      pack(
        'Three forms',
        'Android and iOS, up to 50 people',
        ['Three forms', 'Works offline', 'Android and iOS', 'Web table with export', 'Store listing prepared'],
        1_480_00,
        28,
        2,
      ),
      pack(
        'Team',
        'Roles, maps and an existing back end',
        [
          'Six forms',
          'Works offline',
          'Roles and maps',
          'Connection to your system',
          'Store listing prepared',
          'Four weeks of fixes',
        ],
        2_900_00,
        45,
        3,
      ),
    ],
    extras: [extra('Second language in the app', 90_00, 3), extra('One more form', 180_00, 5)],
    faq: [
      faq('Who pays the store accounts?', 'You do, in your name, so that the app is yours.'),
      faq(
        'What if two people change the same record?',
        'We decide that with you in week one. Usually the later one wins and the earlier one is kept.',
      ),
    ],
    requirements: [
      file('Paper forms or sheets used today'),
      text('Oldest phone model in the team'),
      text('Two people who will test, and their language'),
    ],
    tags: ['mobile', 'offline', 'android', 'ios', 'forms'],
  },
  {
    key: 'bug-hunt',
    seller: 'minh-chau',
    category: 'bug-fixing',
    listedDaysAgo: 169,
    title: 'One stubborn bug in your app: found, explained, fixed and tested',
    description: `You have a bug that appears on Thursdays on one kind of phone. I like those.

### What you get

- The bug reproduced, on video, with the exact steps
- The cause in plain words and the fix as a small change in your repository
- A test that fails before the fix and passes after it
- A note on where the same mistake may hide elsewhere

### How I work

I do not change anything until I can make it happen. That is often the larger half of the work, and the reason why previous fixes did not hold. I have nine old phones, two slow SIM cards and a fridge that serves as a Faraday cage. If I cannot reproduce it within the time of the package, I cancel the order before I start on anything else.

### What I need from you

Access to the code, logs or crash reports, one user who has seen it and is willing to answer me, and which change came just before it started.`,
    packages: [
      pack('Plain bug', 'It happens every time', ['Cause explained', 'Fix as a small change', 'Test'], 60_00, 2, 1),
      pack(
        'Thursday bug',
        'It happens sometimes',
        ['Reproduced on video', 'Cause explained', 'Fix as a small change', 'Test', 'Note on similar places'],
        150_00,
        5,
        1,
      ),
      pack(
        'Three bugs',
        'A short list, in your order',
        ['Three bugs', 'Each reproduced', 'Fixes and tests', 'Note on similar places'],
        320_00,
        9,
        1,
      ),
    ],
    extras: [extra('Start today', 30_00), extra('Release to the stores', 50_00, 1)],
    faq: [
      faq('Which languages?', 'TypeScript, JavaScript, Kotlin, Dart and Swift when it is not too clever.'),
      faq('What if it is in someone else’s library?', 'I write the report for them and a way around for you.'),
    ],
    requirements: [
      text('What happens, on which device, since when?'),
      text('How do I get the code?'),
      fileMaybe('Crash reports or a screen recording'),
    ],
    tags: ['bug', 'mobile', 'react native', 'debugging'],
  },
  {
    key: 'form-to-sheet',
    seller: 'minh-chau',
    category: 'workflow-automation',
    listedDaysAgo: 72,
    title: 'Stop copying from mails into sheets: one chore automated end to end',
    description: `Someone in your office copies the same six fields every morning. I make that stop, with something simple enough for you to repair.

### What you get

- One chore automated: form or mail in, checked, filed, and someone told
- A list of what it does when things are missing, twice, or late
- A one-page description with a picture, and a switch to turn it off

### How I work

I watch a recording of someone doing the chore three times, because the third time they show what they forgot to mention. I build with tools you already pay for if I can. It runs beside the person for a week, and we compare. Only when the two agree does the person stop.

### What I need from you

A screen recording, twenty real examples with the strange ones included, and the name of the person who will own it. If nobody owns it, it will break in March and no one will notice.`,
    packages: [
      pack(
        'One chore',
        'One source, one place to go',
        ['One chore automated', 'Checks for missing data', 'One-page description'],
        130_00,
        5,
        1,
      ),
      pack(
        'Chore with decisions',
        'Rules, approvals and reminders',
        ['Up to three branches', 'Approvals by mail', 'Reminders', 'A week side by side', 'One-page description'],
        310_00,
        10,
        2,
      ),
    ],
    extras: [extra('Monthly look after it, three months', 90_00)],
    faq: [
      faq('Do I need a new subscription?', 'Usually not. If yes, you know before you order.'),
      faq('Where does our data go?', 'It stays in your accounts. I work inside them with a login you can remove.'),
    ],
    requirements: [
      text('The chore in five sentences'),
      file('Screen recording or twenty examples'),
      text('Who will own it?'),
    ],
    tags: ['automation', 'sheets', 'office'],
  },
];
