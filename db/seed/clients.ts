import { speaks } from './people-shape.ts';
import type { SeedBoth, SeedClient } from './people-shape.ts';

export const clients: readonly SeedClient[] = [
  {
    username: 'greta-nystrom', firstName: 'Greta', lastName: 'Nyström', email: 'greta.nystrom@example.org', role: 'client', company: 'Havrekorn Bakery',
    industries: ['food-and-drink'], subindustries: ['bakeries', 'restaurants-and-cafes'], buys: 'packaging, menus and the pictures that go on them',
    tagline: 'Three bakeries and a van', bio: 'I run three bakeries on the Finnish coast and buy design work twice a year, before summer and before Christmas. I decide quickly and pay quickly.',
    languages: speaks('sv:native fi:fluent en:fluent'), country: 'FI', city: 'Turku', timezone: 'Europe/Helsinki', joinedDaysAgo: 271,
  },
  {
    username: 'tendai-mapfumo', firstName: 'Tendai', lastName: 'Mapfumo', email: 'tendai.mapfumo@example.org', role: 'client', company: 'Musasa Learning Trust',
    industries: ['education-and-training', 'non-profit-and-community'], subindustries: ['online-courses', 'charities'], buys: 'course videos, narration and illustrations',
    tagline: 'Science lessons that work offline', bio: 'We make science lessons for secondary schools without a laboratory. Everything we order is given away free, so we need clear usage rights.',
    languages: speaks('en:fluent sn:native'), country: 'ZW', city: 'Harare', timezone: 'Africa/Harare', joinedDaysAgo: 264,
  },
  {
    username: 'hector-villagran', firstName: 'Héctor', lastName: 'Villagrán', email: 'hector.villagran@example.org', role: 'client', company: 'Casa Quetzal Guesthouses',
    industries: ['travel-and-hospitality'], subindustries: ['hotels-and-guesthouses', 'tour-operators'], buys: 'websites, translations and photographs',
    tagline: 'Eleven rooms in two valleys', bio: 'My sister and I rent out eleven rooms in the highlands of Guatemala. We order small jobs often and keep the people we like.',
    languages: speaks('es:native en:fluent'), country: 'GT', city: 'Antigua', timezone: 'America/Guatemala', joinedDaysAgo: 250,
  },
  {
    username: 'moira-castellane', firstName: 'Moira', lastName: 'Castellane', email: 'moira.castellane@example.org', role: 'client', company: 'Lantern Street Podcasts',
    industries: ['media-and-publishing'], subindustries: ['podcasts-and-radio', 'newsletters'], buys: 'podcast editing, artwork and transcripts',
    tagline: 'Shows about ordinary work', bio: 'I produce four podcasts about how things get made, from bridges to bread. I am particular about pauses.',
    languages: speaks('en:native'), country: 'CA', city: 'Halifax', timezone: 'America/Halifax', joinedDaysAgo: 258,
  },
  {
    username: 'farid-benhaddou', firstName: 'Farid', lastName: 'Benhaddou', email: 'farid.benhaddou@example.org', role: 'client', company: 'Atlas Voltage',
    industries: ['energy-and-environment'], subindustries: ['solar-and-wind', 'energy-advice'], buys: 'technical writing, dashboards and explainers',
    tagline: 'Solar for workshops and farms', bio: 'We put solar panels on roofs that were never meant for them. I buy documentation and data work so that my installers can stay on the roof.',
    languages: speaks('fr:native ar:native en:fluent'), country: 'MA', city: 'Agadir', timezone: 'Africa/Casablanca', joinedDaysAgo: 232,
  },
  {
    username: 'wanda-kruszewska', firstName: 'Wanda', lastName: 'Kruszewska', email: 'wanda.kruszewska@example.org', role: 'client', company: 'Kettle & Thread',
    industries: ['retail-and-e-commerce'], subindustries: ['fashion-and-clothing', 'second-hand-goods'], buys: 'shop work, product photos and e-mails',
    tagline: 'Repaired clothes, sold again', bio: 'We mend coats and sell them on. Every piece is different, so our shop needs more photographs and more words than most.',
    languages: speaks('pl:native en:fluent'), country: 'PL', city: 'Gdańsk', timezone: 'Europe/Warsaw', joinedDaysAgo: 243,
  },
  {
    username: 'osei-lartey', firstName: 'Osei', lastName: 'Lartey', email: 'osei.lartey@example.org', role: 'client', company: 'Lartey & Daughters Joinery',
    industries: ['building-and-architecture'], subindustries: ['carpentry', 'interior-design'], buys: 'books kept, quotes written and a website that shows the work',
    tagline: 'Staircases, mostly', bio: 'I build staircases with my two daughters. I order the office work I am bad at.',
    languages: speaks('en:native'), country: 'GB', city: 'Leeds', timezone: 'Europe/London', joinedDaysAgo: 228,
  },
  {
    username: 'ana-lucia-prado', firstName: 'Ana Lúcia', lastName: 'Prado', email: 'ana.prado@example.org', role: 'client', company: 'Clínica Veterinária Ipê',
    industries: ['health-and-care'], subindustries: ['veterinary-care', 'clinics-and-practices'], buys: 'phone greetings, leaflets and reminders',
    tagline: 'Vets for farms and flats', bio: 'I run a veterinary clinic with six vets. I order texts, greetings and small automations so that our front desk can look up from the screen.',
    languages: speaks('pt:native en:fluent'), country: 'BR', city: 'Curitiba', timezone: 'America/Sao_Paulo', joinedDaysAgo: 210,
  },
  {
    username: 'jun-ho-bae', firstName: 'Jun-ho', lastName: 'Bae', email: 'junho.bae@example.org', role: 'client', company: 'Tidepool Games',
    industries: ['arts-and-entertainment', 'software-and-internet'], subindustries: ['games', 'consumer-apps'], buys: 'characters, sound and localisation',
    tagline: 'Small games about the sea', bio: 'Two of us make small games in Busan. We buy what we cannot draw, sing or translate, and we credit everyone by name.',
    languages: speaks('ko:native en:fluent ja:conversational'), country: 'KR', city: 'Busan', timezone: 'Asia/Seoul', joinedDaysAgo: 219,
  },
  {
    username: 'petra-zimmerli', firstName: 'Petra', lastName: 'Zimmerli', email: 'petra.zimmerli@example.org', role: 'client', company: 'Nordhang Instruments',
    industries: ['manufacturing', 'science-and-research'], subindustries: ['machinery', 'laboratories'], buys: 'manuals, translations and contract reviews',
    tagline: 'Balances that weigh a breath', bio: 'I am responsible for documentation and compliance at a maker of laboratory balances. I write long briefs and read every comment.',
    languages: speaks('de:native fr:fluent en:fluent'), country: 'CH', city: 'Winterthur', timezone: 'Europe/Zurich', joinedDaysAgo: 205,
  },
  {
    username: 'delphine-marchetti', firstName: 'Delphine', lastName: 'Marchetti', email: 'delphine.marchetti@example.org', role: 'client', company: 'Atelier des Quais',
    industries: ['sport-and-fitness', 'arts-and-entertainment'], subindustries: ['yoga-and-wellbeing', 'theatre-and-dance'], buys: 'posters, short videos and music',
    tagline: 'A dance school on the river', bio: 'Our school teaches dance to beginners over fifty. I need posters, clips and now and then a piece of music nobody else uses.',
    languages: speaks('fr:native en:conversational'), country: 'FR', city: 'Bordeaux', timezone: 'Europe/Paris', joinedDaysAgo: 187,
  },
  {
    username: 'callum-tregenza', firstName: 'Callum', lastName: 'Tregenza', email: 'callum.tregenza@example.org', role: 'client', company: 'Wheal Lane Cycles',
    industries: ['transport-and-logistics', 'retail-and-e-commerce'], subindustries: ['cycling-and-micromobility', 'electronics-retail'], buys: 'search, shop repairs and analytics',
    tagline: 'Cargo bikes for hills', bio: 'I sell and repair cargo bikes in Cornwall. I like reports that end with a list of what to do on Monday.',
    languages: speaks('en:native'), country: 'GB', city: 'Truro', timezone: 'Europe/London', joinedDaysAgo: 196,
  },
  {
    username: 'noor-sadeghi', firstName: 'Noor', lastName: 'Sadeghi', email: 'noor.sadeghi@example.org', role: 'client', company: 'Second Shelf Library Fund',
    industries: ['non-profit-and-community', 'government-and-public-sector'], subindustries: ['foundations', 'libraries'], buys: 'grant texts, data work and readable reports',
    tagline: 'Books for libraries that lost theirs', bio: 'We rebuild small libraries after floods and fires. Our budget is other people’s donations, so I ask what everything costs and say thank you properly.',
    languages: speaks('en:fluent fa:native nl:fluent'), country: 'NL', city: 'Utrecht', timezone: 'Europe/Amsterdam', joinedDaysAgo: 171,
  },
  {
    username: 'birgit-oyelaran', firstName: 'Birgit', lastName: 'Oyelaran', email: 'birgit.oyelaran@example.org', role: 'client', company: 'Oyelaran Hebammenpraxis',
    industries: ['health-and-care'], subindustries: ['clinics-and-practices'], buys: 'a website and translated leaflets',
    tagline: 'Midwife, looking for plain words', bio: 'I opened my own midwifery practice this autumn and am looking for help with a website and leaflets in several languages.',
    languages: speaks('de:native en:fluent'), country: 'DE', city: 'Bremen', timezone: 'Europe/Berlin', joinedDaysAgo: 6,
  },
];

export const sellersWhoBuy: readonly SeedBoth[] = [
  {
    username: 'leilani-kahananui', firstName: 'Leilani', lastName: 'Kahananui', email: 'leilani.kahananui@example.com', role: 'both',
    title: 'Interface designer and studio of one', tagline: 'Screens for people in a hurry', company: 'Kahananui Design',
    bio: 'I design interfaces and slides for clinics, harbours and other places where nobody has time to read. My studio is me plus whoever the project needs, so I buy here as often as I sell. I test with five people before I call anything done.',
    skills: ['interface-design', 'web-design', 'design-systems', 'user-research', 'presentation-design', 'figma', 'interaction-design'],
    industries: ['professional-services'], subindustries: ['design-studios'], buys: 'copy, icons and front-end work for her clients',
    hourlyRate: 62_00, experience: 'expert', languages: speaks('en:native haw:fluent'), country: 'US', city: 'Hilo', timezone: 'Pacific/Honolulu', joinedDaysAgo: 238,
  },
];
