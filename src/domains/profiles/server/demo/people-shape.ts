/** What the demo world knows about a person before they sign up. All of them are made up. */
export interface SeedLanguage {
  /** ISO 639-1. */
  readonly code: string;
  readonly fluency: 'basic' | 'conversational' | 'fluent' | 'native';
}

interface SeedPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly tagline: string;
  readonly bio: string;
  readonly languages: readonly SeedLanguage[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: string;
  /** IANA name. */
  readonly timezone: string;
  readonly joinedDaysAgo: number;
}

export interface SeedFreelancer extends SeedPerson {
  readonly role: 'freelancer' | 'expert' | 'user' | 'both';
  readonly title: string;
  /** Slugs of `skills.ts`. */
  readonly skills: readonly string[];
  /** Minor units of USD. */
  readonly hourlyRate: number;
  readonly experience: 'entry' | 'intermediate' | 'expert';
}

export interface SeedClient extends SeedPerson {
  readonly role: 'client';
  readonly company: string;
  readonly industries: readonly string[];
  readonly subindustries: readonly string[];
  /** What they come here to buy. */
  readonly buys: string;
}

/** A freelancer who also buys, and so answers a client's questions as well. */
export interface SeedBoth extends SeedFreelancer {
  readonly role: 'both';
  readonly company: string;
  readonly industries: readonly string[];
  readonly subindustries: readonly string[];
  readonly buys: string;
}

/** "en:fluent fr:native" as data. */
export const speaks = (line: string): SeedLanguage[] =>
  line.split(' ').map((part) => {
    const [code = '', fluency = ''] = part.split(':');
    return { code, fluency: fluency as SeedLanguage['fluency'] };
  });
