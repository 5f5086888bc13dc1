/** What the freelancers of the demo world write to clients: each from their own trade, about this brief. */
import { skillBySlug } from '#domains/taxonomy/skills.ts';

interface Author {
  readonly title: string;
  readonly skills: readonly string[];
}
interface Asked {
  readonly title: string;
  readonly skills: readonly string[];
  readonly days: number;
}

const pick = <Thing>(things: readonly Thing[], at: number): Thing => {
  const thing = things[at % things.length];
  if (thing === undefined) throw new Error('nothing to pick from');
  return thing;
};

const OPENINGS: readonly ((trade: string, work: string) => string)[] = [
  (trade, work) =>
    `I work as a ${trade}, and “${work}” is the kind of job I like best: small enough to do well, and used by real people.`,
  (trade, work) =>
    `Your brief for “${work}” says clearly what is needed and what is not, so I can price it without a reserve. I am a ${trade}.`,
  (trade, work) => `As a ${trade} I finished something close to “${work}” in spring, for a client of about your size.`,
  (trade, work) =>
    `I read “${work}” twice. Most of it is in my daily work as a ${trade}; one point I would like to settle before we begin.`,
  (trade, work) => `“${work}” fits the time I kept free. I have been a ${trade} for nine years.`,
];
const PLANS: readonly ((skill: string) => string)[] = [
  (skill) =>
    `I would begin with the part that carries the most risk, which here is ${skill}, and show you that before I touch the rest.`,
  (skill) =>
    `First comes a short list of questions, then a draft of one piece, and only when you like it the others. ${skill} is my strongest side.`,
  (skill) =>
    `You get a first version after a third of the time, so that there is room for what neither of us has thought of. For ${skill} I use my own checklist.`,
  (skill) =>
    `I work in two rounds: one for what it says or does, one for how it looks or reads. ${skill} belongs to the first.`,
  (skill) => `I keep a page with every decision we make, so that nothing about ${skill} has to be decided twice.`,
  (skill) =>
    `Before the price I looked at what you have today. With ${skill} done properly, less has to be made from scratch than the brief fears.`,
];
const ENDINGS: readonly ((days: number) => string)[] = [
  (days) => `${days} days include one round of corrections.`,
  (days) => `I need ${days} days, with weekends off.`,
  (days) => `The ${days} days count from the moment I have your material.`,
  (days) => `I can start on Monday and need ${days} days.`,
];
const ANSWERS = [
  'The closest one is in my portfolio: same size, same kind of client, finished on the day we had agreed.',
  'Three in the last two years. For one of them the client still uses the file I handed over.',
  'I would do it the way your brief suggests, and compare the result with what you have today before anything is replaced.',
  'In small steps that can be checked one at a time, with a list of what was checked.',
];

const nameOf = (slug: string): string => skillBySlug(slug)?.name ?? slug;

export function coverOf(author: Author, brief: Asked, days: number, at: number): string {
  const skill = nameOf(brief.skills.find((skill) => author.skills.includes(skill)) ?? pick(author.skills, at));
  const trade = author.title.charAt(0).toLowerCase() + author.title.slice(1);
  return [
    pick(OPENINGS, at)(trade, brief.title),
    pick(PLANS, at * 5 + brief.days)(skill),
    pick(ENDINGS, at + brief.days)(days),
  ].join('\n\n');
}
export const answerOf = (at: number): string => pick(ANSWERS, at);
