import { ranked } from './ranked.ts';

/** What a client's business does, two levels deep: asked at a client's onboarding (GRD-8). */
export interface Subindustry {
  /** Unique across both levels. */
  readonly slug: string;
  readonly name: string;
}

export interface Industry {
  readonly slug: string;
  readonly name: string;
  readonly subindustries: readonly Subindustry[];
  /** What others call it or what is in it. */
  readonly synonyms: readonly string[];
}

/** Spelled another way since: a slug stays, as it is in profiles. */
const KEPT_SLUGS: Readonly<Record<string, string>> = { 'Theater and dance': 'theatre-and-dance' };

const slugOf = (name: string): string =>
  KEPT_SLUGS[name] ??
  name
    .toLowerCase()
    .replaceAll('é', 'e')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** By name, of industries and of what is within them. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'Software and internet': 'SaaS, apps, IT, tech, startups, websites, computers',
  'Retail and e-commerce': 'shops, stores, online shop, ecommerce, wholesale',
  'Food and drink': 'beverages, gastronomy, groceries, farm shop',
  'Health and care': 'medicine, medical, hospitals, doctors, nursing, healthcare',
  'Education and training': 'teaching, e-learning, tutoring, courses',
  'Media and publishing': 'news, press, journalism, broadcasting',
  'Arts and entertainment': 'culture, events, shows, gaming',
  'Finance and insurance': 'fintech, money, banks, accounting, lending',
  'Real estate and property': 'housing, rentals, landlords, realtors',
  'Building and architecture': 'construction, trades, renovation, engineering',
  Manufacturing: 'factory, production, industry, industrial',
  'Transport and logistics': 'trucking, shipping, supply chain, mobility',
  'Travel and hospitality': 'tourism, holidays, vacation, hotels',
  'Energy and environment': 'climate, green, sustainability, electricity, recycling',
  'Agriculture and fishing': 'farming, farms, seeds, forestry',
  'Non-profit and community': 'NGO, charity, nonprofit, volunteering, church',
  'Government and public sector': 'city, council, public administration, civil service',
  'Professional services': 'consulting, legal, lawyers, agency, advisory',
  'Sport and fitness': 'sports, training, wellness, gym',
  'Beauty and personal care': 'salon, hairdresser, cosmetics, skincare',
  'Science and research': 'biotech, labs, R&D, university research',
  'Theater and dance': 'theatre, stage, ballet',
  Bakeries: 'bread, pastry, cakes',
  'Restaurants and cafés': 'diner, bistro, catering, food truck',
  'Clinics and practices': 'doctor, physician, therapist',
  'Consumer apps': 'mobile apps, iOS, Android',
  'Business software': 'SaaS, B2B, enterprise software',
  'Fashion and clothing': 'apparel, clothes, shoes',
  'Law firms': 'lawyer, attorney, legal',
  'Estate agencies': 'realtor, real estate agent',
  'Hair and barber shops': 'hairdresser, salon',
};
const synonymsOf = (name: string): readonly string[] => SYNONYMS[name]?.split(', ') ?? [];

const industry = (name: string, subs: readonly string[]): Industry => ({
  slug: slugOf(name),
  name,
  synonyms: synonymsOf(name),
  subindustries: subs.map((sub) => ({ slug: slugOf(sub), name: sub })),
});

const all: readonly Industry[] = [
  industry('Software and internet', [
    'Business software',
    'Consumer apps',
    'Developer tools',
    'Marketplaces',
    'Security software',
    'Web hosting',
  ]),
  industry('Retail and e-commerce', [
    'Fashion and clothing',
    'Home and furniture',
    'Groceries',
    'Electronics retail',
    'Books and toys',
    'Second-hand goods',
  ]),
  industry('Food and drink', [
    'Restaurants and cafés',
    'Bakeries',
    'Coffee and tea',
    'Breweries and wineries',
    'Packaged food',
    'Catering',
  ]),
  industry('Health and care', [
    'Clinics and practices',
    'Dentistry',
    'Elderly care',
    'Mental health',
    'Medical devices',
    'Pharmacies',
    'Veterinary care',
  ]),
  industry('Education and training', [
    'Schools',
    'Universities',
    'Online courses',
    'Language schools',
    'Vocational training',
    'Early childhood',
  ]),
  industry('Media and publishing', [
    'Book publishing',
    'Magazines and newspapers',
    'Podcasts and radio',
    'Film and television',
    'Newsletters',
  ]),
  industry('Arts and entertainment', [
    'Music and concerts',
    'Theater and dance',
    'Museums and galleries',
    'Games',
    'Festivals and events',
  ]),
  industry('Finance and insurance', [
    'Banking',
    'Accounting firms',
    'Insurance',
    'Investment',
    'Payments',
    'Credit unions',
  ]),
  industry('Real estate and property', [
    'Estate agencies',
    'Property management',
    'Co-working spaces',
    'Property development',
    'Holiday rentals',
  ]),
  industry('Building and architecture', [
    'Architecture',
    'General contractors',
    'Interior design',
    'Landscaping',
    'Electrical and plumbing',
    'Carpentry',
  ]),
  industry('Manufacturing', [
    'Machinery',
    'Consumer goods',
    'Textiles',
    'Chemicals and plastics',
    'Electronics manufacturing',
    'Packaging manufacture',
  ]),
  industry('Transport and logistics', [
    'Freight and shipping',
    'Courier delivery',
    'Public transport',
    'Warehousing',
    'Cycling and micromobility',
  ]),
  industry('Travel and hospitality', [
    'Hotels and guesthouses',
    'Tour operators',
    'Travel guides',
    'Outdoor and adventure',
    'Airlines and airports',
  ]),
  industry('Energy and environment', [
    'Solar and wind',
    'Utilities',
    'Waste and recycling',
    'Energy advice',
    'Conservation',
  ]),
  industry('Agriculture and fishing', [
    'Crop farming',
    'Livestock and dairy',
    'Fisheries',
    'Garden nurseries',
    'Farm equipment',
  ]),
  industry('Non-profit and community', [
    'Charities',
    'Foundations',
    'Clubs and associations',
    'Religious communities',
    'Human rights',
    'Animal welfare',
  ]),
  industry('Government and public sector', [
    'Local government',
    'National agencies',
    'Libraries',
    'Emergency services',
    'Public health',
  ]),
  industry('Professional services', [
    'Law firms',
    'Consultancies',
    'Recruitment agencies',
    'Marketing agencies',
    'Design studios',
    'Translation agencies',
  ]),
  industry('Sport and fitness', [
    'Gyms and studios',
    'Sports clubs',
    'Sports equipment',
    'Coaching',
    'Yoga and wellbeing',
  ]),
  industry('Beauty and personal care', ['Hair and barber shops', 'Cosmetics', 'Spas', 'Tattoo studios']),
  industry('Science and research', [
    'Biotechnology',
    'Research institutes',
    'Laboratories',
    'Engineering research',
    'Social research',
  ]),
];

const subsBySlug = new Map(
  all.flatMap((parent) => parent.subindustries.map((sub) => [sub.slug, { sub, parent }] as const)),
);
const bySlug = new Map(all.map((entry) => [entry.slug, entry]));

export const industries = (): readonly Industry[] => all;
export const industryBySlug = (slug: string): Industry | undefined => bySlug.get(slug);
/** A sub-industry with the industry it belongs to. */
export const subindustryBySlug = (slug: string): { readonly sub: Subindustry; readonly parent: Industry } | undefined =>
  subsBySlug.get(slug);

const namesWithin = ({ subindustries }: Industry): readonly string[] =>
  subindustries.flatMap(({ name }) => [name, ...synonymsOf(name)]);

/** Found by its name, by what others call it, and by what is within it: "bakery" finds Food and drink. */
export const findIndustries = (typed: string): Industry[] =>
  ranked(all, typed, (entry) => [entry.name, entry.synonyms, namesWithin(entry)]);

export interface Within {
  readonly sub: Subindustry;
  readonly parent: Industry;
}

/** Within all industries, with what came in since: by its name, by what others call it, and by its industry. */
export const findSubindustries = (typed: string, more: readonly Within[] = []): Within[] =>
  ranked([...subsBySlug.values(), ...more], typed, ({ sub, parent }) => [
    sub.name,
    synonymsOf(sub.name),
    [parent.name, ...parent.synonyms],
  ]);
